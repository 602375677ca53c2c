"""The rules, a module for each section of the rulebook: functions over a position."""
