"""What is different between two values as JSON has them; `messages.Change` tells how it is read."""

from typing import Any


def difference(old: Any, new: Any) -> Any:
    """What leads from one to the other; `{}` if they are the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        changes: dict[str, Any] = {key: None for key in old if key not in new}
        for key, now in new.items():
            if key not in old:
                changes[key] = [now]
            elif old[key] != now:
                changes[key] = difference(old[key], now)
        return changes
    if isinstance(old, list) and isinstance(new, list):
        numbers = [number for number, (was, now) in enumerate(zip(old, new, strict=False)) if was != now]
        if 2 * len(numbers) > len(new):
            return [new]
        changes = {str(number): difference(old[number], new[number]) for number in numbers}
        changes.update({str(number): [new[number]] for number in range(len(old), len(new))})
        if len(new) < len(old):
            changes["length"] = [len(new)]
        return changes
    return {} if old == new else [new]
