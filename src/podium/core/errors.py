"""Everything that can go wrong with what somebody gave us.

    PodiumError
    ├── UsageError              what was asked for does not exist or does not go together
    │   ├── UnknownGame
    │   ├── SeatsOutOfRange
    │   ├── UnknownBot
    │   ├── BadOption           unknown, or a value of the wrong type
    │   └── BadFile             a file that cannot be read or written
    ├── BadData                 a game's data file breaks the rules it has to keep
    ├── BadNotation             a text that is no action, deal or position
    ├── BadDeal                 a given deal that cannot have happened
    ├── Refused                 an action that is not possible now, and why
    ├── BotFailed               a bot that came to no choice
    ├── RecordError             a record that cannot be replayed; names the line
    │   ├── RecordDamaged
    │   ├── RecordCutOff
    │   ├── RecordVersion       written by another version of Podium or of the rules
    │   └── RecordOfOtherGame
    └── StoreError              journals that cannot be read or written
        ├── NumberTaken         another server has continued the table already
        ├── StoreDamaged        a file that is no database, or another program's
        ├── StoreVersion        written by a newer Podium
        ├── StoreLocked         another program has it to itself
        └── StoreFull           no room is left on the disk

Each carries one line that says what is wrong and, where it can be said, what would be right.
"""

from __future__ import annotations


class PodiumError(Exception):
    pass


class UsageError(PodiumError):
    pass


class UnknownGame(UsageError):
    pass


class SeatsOutOfRange(UsageError):
    pass


class UnknownBot(UsageError):
    pass


class BadOption(UsageError):
    pass


class BadFile(UsageError):
    pass


class BadData(PodiumError):
    pass


class BadNotation(PodiumError):
    pass


class BadDeal(PodiumError):
    pass


class Refused(PodiumError):
    """An action that is not possible now.

    `code` is for programs and translations, the text for people.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class BotFailed(PodiumError):
    pass


class RecordError(PodiumError):
    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class RecordDamaged(RecordError):
    pass


class RecordCutOff(RecordError):
    pass


class RecordVersion(RecordError):
    pass


class RecordOfOtherGame(RecordError):
    pass


class StoreError(PodiumError):
    pass


class NumberTaken(StoreError):
    pass


class StoreDamaged(StoreError):
    pass


class StoreVersion(StoreError):
    pass


class StoreLocked(StoreError):
    pass


class StoreFull(StoreError):
    pass
