"""The rules, a module for each chapter of the rulebook: functions over a position."""
