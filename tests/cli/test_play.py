"""A game in the terminal, played by someone who types."""

from __future__ import annotations

import io

import pytest

from podium.cli import run

HEADING = "Stage 1 begins. Your hand:"


def play(
    typed: list[str],
    *arguments: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert run(["play", "--seed", "3", *arguments]) == 0
    return capsys.readouterr().out


def test_a_whole_game_is_played_by_someone_who_types_anything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anything = [f"{value:+}>{target}" for value in range(-4, 6) if value for target in "AB"]
    said = play(anything * 40, monkeypatch=monkeypatch, capsys=capsys)
    assert said.count("Round 5:") == 5
    assert "The second-highest total is" in said or "everybody shares the win" in said
    assert said.count("Not possible: the card") > 10


def test_the_tactical_variant_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = [f"{value:+}/{white}" for value in range(-4, 6) if value for white in range(1, 33)]
    options = ("--option", "tactical=true", "--seats", "you,random")
    said = play([">A", *cards, ">L"] * 120, *options, monkeypatch=monkeypatch, capsys=capsys)
    assert said.count("Round 5:") == 5
    assert "Leo" in said


def test_every_refusal_has_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["hello", "+5>A", "+3>Z", ">A", "", "+3"]
    said = play(typed, monkeypatch=monkeypatch, capsys=capsys)
    for reason in (
        "'hello' is no card",
        "the card +5 is not in your hand (RU-8)",
        "'Z' is no racer here; racers are A, B, C",
        "figures are chosen in the tactical variant only (RU-25)",
        "'' is no card",
        "say whom the card is to be put in front of (RU-8)",
    ):
        assert f"Not possible: {reason}" in said


def test_help_lists_what_one_can_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(["?"], monkeypatch=monkeypatch, capsys=capsys)
    assert "+4>C     lay +4 in front of Clara" in said
    assert "q        leave the game" in said


@pytest.mark.parametrize("typed", [["q"], ["quit"], []])
def test_one_can_leave(
    typed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(typed, monkeypatch=monkeypatch, capsys=capsys).endswith("Good-bye!\n")


def test_a_newcomer_is_told_what_it_is_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(["q"], monkeypatch=monkeypatch, capsys=capsys)
    assert said.startswith("Runner-Up. You play against Bruno (greedy), Clara (greedy).")
    assert "second-highest total wins" in said
    assert HEADING in said


class Slow:
    """A clock for somebody who takes ten seconds for whatever they type."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 10
        return self.now


def test_in_real_time_the_others_go_on_while_one_types(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("podium.cli.playing.perf_counter", Slow())
    seats = ("--seats", "you,random,random,random,random,random")
    said = play(["6+#1", "4+#1", "3+#1"], "loading", *seats, monkeypatch=monkeypatch, capsys=capsys)
    assert "The clock runs while you type" in said
    assert "  Too late: the stop card 6+ has been taken (LD-31)." in said


def test_one_plays_against_the_bots_that_stand_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(["q"], "loading", monkeypatch=monkeypatch, capsys=capsys)
    assert said.startswith("LOADING. You play against Bruno (casual), Clara (casual).")
