"""Records read as they were written; whatever is wrong with one is named, with its line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.arena.game import record_game
from podium.core.errors import (
    PodiumError,
    RecordCutOff,
    RecordDamaged,
    RecordError,
    RecordOfOtherGame,
    RecordVersion,
)
from podium.core.record import checksum, read_record, write_record
from podium.core.replay import replay
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Options

TEXT = write_record(record_game(GAME, Options(), ("random", "random", "random"), "record"))
LINES = TEXT.splitlines(keepends=True)
LAST = len(LINES)


def replayed(text: str) -> None:
    for _ in replay(GAME, read_record(text)):
        pass


def with_line(number: int, row: str) -> str:
    """Change a line, and the sum with it, so that the change itself is what is found."""
    lines = [*LINES[: number - 1], row, *LINES[number:]]
    return signed(lines[:-1])


def signed(lines: list[str]) -> str:
    ending = json.loads(LINES[-1])
    ending["sum"] = checksum(lines)
    return "".join([*lines, json.dumps(ending) + "\n"])


def header(**changes: Any) -> str:
    return json.dumps({**json.loads(LINES[0]), **changes}) + "\n"


def test_a_record_reads_as_it_was_written() -> None:
    assert write_record(read_record(TEXT)) == TEXT
    replayed(TEXT)


def test_a_record_is_lines_of_json_that_anyone_can_read() -> None:
    rows = [json.loads(line) for line in LINES]
    assert rows[0] == {
        "podium": 1,
        "game": "runner-up",
        "rules": 1,
        "options": {"tactical": False},
        "seats": ["random", "random", "random"],
    }
    assert list(rows[1]) == ["deal"]
    assert list(rows[2]) == ["seat", "play"]
    assert rows[-1]["outcome"]["winners"]


@pytest.mark.parametrize("at", [0, 1, len(LINES[0]) - 1, len(LINES[0]) + 5, len(TEXT) - 1])
def test_a_record_cut_off_in_a_line_names_the_line(at: int) -> None:
    with pytest.raises(RecordCutOff, match=r"cut off|empty") as error:
        replayed(TEXT[:at])
    assert error.value.line == TEXT[:at].count("\n") + 1


@pytest.mark.parametrize("text", ["\x00\x01\n\xff", "letter\nof a friend", "\n"])
def test_what_is_no_record_is_not_called_one_that_is_cut_off(text: str) -> None:
    with pytest.raises(RecordDamaged, match="line 1: "):
        replayed(text)


@pytest.mark.parametrize("kept", [1, 2, 30, LAST - 1])
def test_a_record_cut_off_between_lines_names_the_last(kept: int) -> None:
    with pytest.raises(RecordCutOff, match=rf"line {kept}: .* before the game's outcome"):
        replayed("".join(LINES[:kept]))


@pytest.mark.parametrize(
    ("number", "row", "said"),
    [
        (1, "{\n", "line 1: Input data was truncated"),
        (1, '{"hello": 1}\n', "line 1: this is no record of Podium"),
        (1, '["podium"]\n', "line 1: Expected `object`"),
        (1, header(seats=["one"]), "line 1: Runner-Up is for 2 to 6 players, not 1"),
        (1, header(seats="abc"), "line 1: Expected `array`, got `str`"),
        (1, header(options={"tactical": "perhaps"}), "line 1: option tactical"),
        (1, header(options={"speed": 1}), "line 1: Runner-Up has no option 'speed'"),
        (1, header(extra=1), "line 1: Object contains unknown field `extra`"),
        (2, '{"deal": "A:+3"}\n', "line 2: a deal here names A, B, C"),
        (2, '{"deal": 7}\n', "line 2: Expected `str`, got `int`"),
        (2, LINES[2], "line 2: the cards have not been dealt yet"),
        (3, '{"seat": "A", "play": "+3>Z"}\n', "line 3: 'Z' is no racer here"),
        (3, '{"seat": "Z", "play": "+3>A"}\n', "line 3: 'Z' is no seat"),
        (3, '{"seat": "F", "play": "+3>A"}\n', "line 3: there are 3 seats in this game"),
        (3, '{"seat": "A"}\n', "line 3: Object missing required field `play`"),
        (3, '{"time": "down"}\n', "line 3: Invalid enum value 'down'"),
        (3, '{"time": "up"}\n', "line 3: time is never up in Runner-Up"),
        (3, '{"nothing": 1}\n', "line 3: Object contains unknown field `nothing`"),
        (3, "\n", "line 3: this line is empty"),
        (3, LINES[1], "line 3: no deal is awaited here"),
        (3, LINES[-1], "line 3: the outcome stands here, and lines come after it"),
    ],
)
def test_a_damaged_line_is_named_with_what_is_wrong(number: int, row: str, said: str) -> None:
    with pytest.raises(RecordDamaged) as error:
        replayed(with_line(number, row))
    assert str(error.value).startswith(said)
    assert error.value.line == number


def test_a_change_that_could_be_played_is_noticed_too() -> None:
    changed = TEXT.replace('"random"', '"someone"', 1)
    with pytest.raises(RecordDamaged, match=rf"line {LAST}: the lines above are not the ones"):
        replayed(changed)


def test_an_outcome_that_was_not_reached_is_noticed() -> None:
    ending = json.loads(LINES[-1])
    ending["outcome"]["scores"][0] += 1
    with pytest.raises(RecordDamaged, match=rf"line {LAST}: the outcome is not the one"):
        replayed("".join([*LINES[:-1], json.dumps(ending) + "\n"]))


def test_damage_that_cannot_be_played_is_named_where_it_is() -> None:
    with pytest.raises(RecordDamaged, match="line 3: "):
        replayed("".join([*LINES[:2], '{"seat":"Z","play":"+3>A"}\n', *LINES[3:]]))


@pytest.mark.parametrize("number", [1, 2, LAST])
def test_a_line_that_is_nested_too_deeply_is_named(number: int) -> None:
    lines = list(LINES)
    lines[number - 1] = '{"podium": 1, "deal": ' + "[" * 100_000 + "]" * 100_000 + "}\n"
    with pytest.raises(RecordDamaged, match=f"line {number}: this line is nested too deeply"):
        replayed("".join(lines))


def test_missing_lines_are_noticed() -> None:
    with pytest.raises(RecordCutOff, match="line 41: the game is not over when its outcome comes"):
        replayed(signed(LINES[:40]))


def test_lines_after_the_end_are_noticed() -> None:
    with pytest.raises(RecordDamaged, match=f"line {LAST}: no deal is awaited"):
        replayed(signed([*LINES[:-1], LINES[1]]))


def test_another_version_is_named() -> None:
    with pytest.raises(
        RecordVersion, match=r"line 1: the record has format 2; this Podium reads 1"
    ):
        replayed(with_line(1, header(podium=2)))
    with pytest.raises(RecordVersion, match=r"line 1: .* version 9 .* plays version 1"):
        replayed(with_line(1, header(rules=9)))


def test_another_game_is_named() -> None:
    with pytest.raises(RecordOfOtherGame, match="line 1: a record of 'dog', not of Runner-Up"):
        replayed(with_line(1, header(game="dog")))


@given(at=st.integers(0, len(TEXT) - 1), character=st.characters())
def test_any_changed_character_is_noticed(at: int, character: str) -> None:
    changed = TEXT[:at] + character + TEXT[at + 1 :]
    if changed == TEXT:
        return
    with pytest.raises(RecordError):
        replayed(changed)


@given(st.text())
def test_any_text_is_answered_with_an_error_of_ours(text: str) -> None:
    with pytest.raises(PodiumError):
        replayed(text)


@given(st.lists(st.sampled_from(LINES), max_size=20).map("".join))
def test_lines_in_any_order_are_answered_with_an_error_of_ours(text: str) -> None:
    with pytest.raises(PodiumError):
        replayed(text)


def test_names_of_seats_may_hold_any_character(tmp_path: Path) -> None:
    odd = 'Zoë "the\u2028line" \n ☃'
    names = json.dumps([odd, "B", "C"], ensure_ascii=False)
    row = LINES[0].replace('["random","random","random"]', names)
    file = tmp_path / "odd.jsonl"
    file.write_text(with_line(1, row), encoding="utf-8", newline="\n")
    assert read_record(file.read_text(encoding="utf-8")).header.seats[0] == odd
