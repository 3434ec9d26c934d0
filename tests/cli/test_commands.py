"""The command line: what it prints, and what it answers to what it cannot do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import podium
from podium.cli import run
from podium.core.record import checksum

SIM = ["sim", "runner-up", "--seats", "greedy,random,random"]
HAS = "Podium has runner-up, dog, loading"
THREE = ["--seats", "random,random,random"]


@pytest.fixture
def record_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert run(["record", "runner-up", *THREE, "--seed", "5"]) == 0
    file = tmp_path / "game.jsonl"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    return file


def test_the_version_says_which_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"podium {podium.__version__} (rules ")
    assert ("rules compiled" in said) == podium.BUILD.compiled
    assert ("rules uncompiled" in said) != podium.BUILD.compiled


def test_a_simulation_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIM, "--games", "4", "--seed", "7"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Runner-Up: greedy, random, random; 4 games, seed 7"
    assert sum("random" in line for line in said[1:]) == 2
    assert said[-1].endswith(" games a second")


def test_a_simulation_of_teams_prints_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "greedy,random,greedy,random", "--games", "3", "--seed", "7"]
    run(["sim", "dog", *seats])
    shown = capsys.readouterr().out
    assert "greedy & greedy │ 100.0%" in shown
    assert "random & random │   0.0%" in shown
    run(["sim", "dog", *seats, "--json"])
    report = json.loads(capsys.readouterr().out)
    assert [(team["name"], team["wins"]) for team in report["teams"]] == [
        ("greedy & greedy", 3.0),
        ("random & random", 0.0),
    ]


def test_a_simulation_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIM, "--games", "4", "--seed", "7", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert report["games_per_second"] == pytest.approx(4 / report["seconds"], rel=0.05)
    assert [player["name"] for player in report["players"]] == ["greedy", "random", "random"]
    for player in report["players"]:
        assert player["low"] <= player["win_share"] <= player["high"]
        assert player["wins"] == pytest.approx(4 * player["win_share"])
    assert sum(player["win_share"] for player in report["players"]) == pytest.approx(1)


RUSH = ["sim", "loading", "--seats", "expert,random,beginner", "--games", "20", "--seed", "7"]


def test_a_simulation_in_real_time_tells_how_long_and_how_games_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(RUSH) == 0
    shown = capsys.readouterr().out
    assert "│ stopped 1st" in shown
    assert "│ went on to the end │        20 │" in shown
    assert shown.splitlines()[-2].startswith("games of ")
    assert " s (standard deviation " in shown.splitlines()[-2]


def test_the_object_for_programs_has_lengths_and_endings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run([*RUSH, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    lasted = report["lengths"]
    assert 0 < lasted["shortest"] < lasted["mean"] < lasted["longest"] <= 600
    assert lasted["spread"] > 0
    endings = {ending["name"]: ending for ending in report["endings"]}
    assert list(endings) == ["stopped 1st", "stopped 2nd", "went on to the end"]
    assert sum(ending["seats"] for ending in endings.values()) == 60
    assert sum(ending["wins"] for ending in endings.values()) == pytest.approx(20)
    assert sum(ending["share_of_wins"] for ending in endings.values()) == pytest.approx(1)


def test_a_simulation_without_a_clock_tells_of_none(capsys: pytest.CaptureFixture[str]) -> None:
    run([*SIM, "--games", "2", "--seed", "7", "--json"])
    assert not {"lengths", "endings"} & json.loads(capsys.readouterr().out).keys()


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for seed in ("7", "7", "8"):
        run([*SIM[:2], *THREE, "--games", "60", "--seed", seed, "--json"])
        reports.append(json.loads(capsys.readouterr().out)["players"])
    assert reports[0] == reports[1] != reports[2]


def test_without_a_seed_one_is_drawn_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(3):
        run(["sim", "runner-up", *THREE, "--games", "1"])
        seeds.add(capsys.readouterr().out.splitlines()[0].rpartition("seed ")[2])
    assert len(seeds) == 3


def test_a_record_is_printed_for_people(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record_file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Runner-Up: random 1, random 2, random 3"
    assert sum(line.startswith("Stage ") and "begins" in line for line in said) == 5
    assert sum(line.startswith("Round ") for line in said) == 25
    assert sum(line.startswith("Dealt: A:") for line in said) == 5
    assert said[-1].startswith("Totals: random 1 ")


def test_names_in_a_record_do_nothing_to_the_terminal(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *steps, ending = record_file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines = [header.replace("random", r"A\u001b[31m\nnn", 1), *steps]
    ending = json.dumps({**json.loads(ending), "sum": checksum(lines)}) + "\n"
    record_file.write_text("".join([*lines, ending]), encoding="utf-8")
    assert run(["replay", str(record_file)]) == 0
    assert capsys.readouterr().out.startswith("Runner-Up: A[31mnn, random 1, random 2\n")


def test_a_position_of_a_record_is_printed(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record_file), "--at", "0"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "base/3 at=0.0:deal figures=0,0,0"
    assert run(["replay", str(record_file), "--at", "2"]) == 0
    assert "at=1.1:choices" in capsys.readouterr().out.splitlines()[-1]


BAD = [
    (["sim", "chess", "--seats", "random"], f"there is no game 'chess'; {HAS}"),
    (["sim", "runner-up"], "--seats"),
    ([*SIM[:2], "--seats", "random"], "Runner-Up is for 2 to 6 players, not 1"),
    ([*SIM[:2], "--seats", ",".join(["random"] * 7)], "2 to 6 players, not 7"),
    ([*SIM[:2], "--seats", "random,clever"], "no bot 'clever'; it has random, greedy"),
    ([*SIM, "--option", "speed=1"], "no option 'speed'; it has tactical"),
    ([*SIM, "--option", "tactical=perhaps"], "is true or false, not 'perhaps'"),
    ([*SIM, "--option", "tactical"], "an option is said as NAME=VALUE, not 'tactical'"),
    ([*SIM, "--games", "many"], "--games"),
    ([*SIM, "--games", "0"], "--games"),
    ([*SIM, "--games", "-3"], "--games"),
    ([*SIM, "--games", "1.9"], "'1.9' is no whole number"),
    ([*SIM, "--seed", "x"], "--seed"),
    ([*SIM, "--seed", "2.7"], "'2.7' is no whole number"),
    ([*SIM, "--option", "tactical=1", "--option", "tactical=0"], "tactical is said 2 times"),
    ([*SIM, "--fast"], "--fast"),
    (["dance"], "dance"),
    (["record", "runner-up", "--seats", "random,nobody"], "no bot 'nobody'"),
    (["record", "chess", *THREE], "no game 'chess'"),
    (["record", "runner-up", *THREE, "--option", "a=b=c"], "no option 'a'"),
    (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file or directory"),
    (["replay", "."], "cannot be read"),
    (["replay", "x.jsonl", "--at", "-1"], "--at"),
    (["play", "runner-up", "--seats", "greedy,greedy"], "one of the seats is 'you'"),
    (["play", "runner-up", "--seats", "you,you"], "one of the seats is 'you'"),
    (["play", "runner-up", "--seats", "you,clever"], "no bot 'clever'"),
    (["play", "chess"], "no game 'chess'"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
def test_bad_input_is_answered_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    lines = [line for line in captured.err.splitlines() if "run uncompiled" not in line]
    assert len(lines) == 1
    assert lines[0].startswith("podium: ")
    assert said in lines[0]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: the record is empty"),
        (b"{", "line 1: the record is cut off"),
        (b"\xff\xfe\n", "line 1: this line is not UTF-8"),
        (b'{"podium": 1}\n', "line 1: Object missing required field `game`"),
        (b'{"podium": 2}\n', "line 1: the record has format 2; this Podium reads 1"),
        (b'{"podium":1,"game":"chess","rules":1,"options":{},"seats":[]}\n', "line 1: the record"),
    ],
)
def test_an_unreadable_record_is_answered_in_one_line(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(content)
    assert run(["replay", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"podium: {file}: {said}")


def test_a_record_of_a_game_that_podium_does_not_have(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *steps, ending = record_file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines = [header.replace('"runner-up"', '"chess"'), *steps]
    ending = json.dumps({**json.loads(ending), "sum": checksum(lines)}) + "\n"
    record_file.write_text("".join([*lines, ending]), encoding="utf-8")
    assert run(["replay", str(record_file)]) == 2
    said = capsys.readouterr().err
    assert said == f"podium: {record_file}: line 1: there is no game 'chess'; {HAS}\n"


def test_a_step_that_a_record_does_not_have(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record_file), "--at", "999"]) == 2
    assert "has 65 steps; --at is one of 0 to that" in capsys.readouterr().err
