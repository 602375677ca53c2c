"""Playing the toy at a terminal, with the keyboard scripted."""

from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from cli.conftest import Play
from filone import games
from filone.bots.playout import random_move
from filone.cli.board import Board
from filone.cli.choices import SHOWN, Choices
from filone.cli.main import main
from filone.kernel import OVER, Record, State
from filone.kernel.texts import words_of


def test_a_game_is_played_to_the_end(play: Play) -> None:
    told = play("1", "", "")
    assert told.startswith("Toy. You are Player 1.")
    assert "· Bot 2 is dealt a card." in told
    assert "Keep your card or swap it\n   1  Keep it\n   2  Swap it\n" in told
    assert "\nYou win.\n" in told
    assert "\n1st  Player 1" in told
    assert "\n2nd  Bot 2" in told


def test_what_is_not_as_usual_is_told_with_its_rule(play: Play) -> None:
    assert "  lucky = true  A nine may not be swapped.\n" in play("1", "", "", more="--set nine")
    assert "lucky" not in play("1", "", "")


def test_it_is_played_in_italian_too(play: Play) -> None:
    told = play("1", "", "", lang="it")
    assert "La tua mossa > " in told
    assert "\nHai vinto.\n" in told


def test_whoever_shares_a_victory_is_told_with_whom(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.load("toy")
    state = game.start(3)
    while state.turn != OVER:
        state.step(random_move(state, Random(1)))
    shared = structs.replace(state.outcome(), winners=[0, 2])
    for lang, seat, told in (
        ("en", 0, "The winners are you and Eva."),
        ("it", 2, "Vincete tu e Ada."),
        ("en", 1, "The winners are Ada, Eva."),
    ):
        Board(game, lang, {}, ["Ada", "Ugo", "Eva"], seat).print_outcome(shared)
        assert capsys.readouterr().out.startswith(f"{told}\n")


def test_a_move_can_be_written_in_notation(play: Play) -> None:
    assert "· You keep your card." in play("keep", "")


def test_a_deal_is_one_line_and_the_player_is_you(play: Play) -> None:
    told = play("1", "", what="saboteur --players 3", lang="it")
    assert told.count("· Si distribuiscono i ruoli e le carte.\n") == 1
    assert "riceve un ruolo" not in told
    assert "\n· Peschi una carta: " in told


def test_an_illegal_move_is_answered_with_its_clause(play: Play) -> None:
    assert "(clause 1.2).\n1.2   In turn, keep your card or swap it" in play("deal 0 1")


def test_a_coach_says_what_is_worth_looking_at(play: Play) -> None:
    assert "\nLa tua carta vale " in play("1", "", more="--coach", lang="it")
    assert "La tua carta vale " not in play("1", "", lang="it")


def test_a_word_finds_choices(play: Play) -> None:
    assert "> " + "   2  Swap it\n" in play("SWAP")
    assert "No move contains “dance”." in play("dance")


def test_undo_takes_a_move_back_before_others_go_on(play: Play) -> None:
    told = play("1", "undo", "2", "")
    assert told.index("Your move is undone.") < told.index("You swap your card. It was a ")
    assert "This cannot be undone" in play("undo")


def test_only_choices_are_taken_unasked_and_back(play: Play, tmp_path: Path) -> None:
    """In El Dorado a card with one way to go, and one step to make, is one choice."""
    saved = tmp_path / "game.json"
    record = Record.new(games.load("eldorado"), 2)
    state = record.state()
    rng = Random(1)
    while not (state.turn == 0 and any(follows(state, move) for move in state.legal())):
        record.add(state, random_move(state, rng))
    chosen = next(move for move in state.legal() if follows(state, move))
    record.save(saved)
    early, late = len(record.moves), tmp_path / "late.json"
    play(state.space().text(chosen), f"save {late}", "quit", what=str(saved))
    assert len(Record.load(late).moves) > early + 1
    play(state.space().text(chosen), "undo", f"save {late}", "quit", what=str(saved))
    assert len(Record.load(late).moves) == early


def follows(state: State, move: int) -> bool:
    """Whether a move leaves its seat an only choice, and after that a real one."""
    after = state.copy()
    after.step(move)
    seat = state.turn
    if after.turn != seat or len(after.legal()) != 1:
        return False
    after.settle()
    return after.turn == seat


def test_the_move_that_ended_the_game_stands(play: Play, tmp_path: Path) -> None:
    told = play("1", "undo", f"save {tmp_path / 'game.json'}", "", more="--seat 2")
    assert "> The game is over.\n" in told
    assert Record.load(tmp_path / "game.json").state().turn == OVER


def test_question_mark_explains(play: Play) -> None:
    told = play("?", "? 2", "? 2.1", "? 7.7")
    assert "undoes your last move" in told
    assert "In notation: swap" in told
    assert "2.1   When everybody has had a turn" in told
    assert "There is no clause 7.7" in told


def test_save_writes_a_record(play: Play, tmp_path: Path) -> None:
    assert "Saved in" in play(f"save {tmp_path / 'early.json'}", "1", "", f"save {tmp_path / 'late.json'}", "")
    assert len(Record.load(tmp_path / "early.json").moves) == 2
    assert Record.load(tmp_path / "late.json").state().turn == OVER
    assert "cannot use" in play(f"save {tmp_path / 'no' / 'where.json'}")


def test_a_saved_game_goes_on(play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "early.json"
    play(f"save {file}", "quit")
    told = play("1", "", f"save {tmp_path / 'late.json'}", "", what=str(file))
    assert told.startswith("Toy. You are Player 1.")
    early, late = Record.load(file), Record.load(tmp_path / "late.json")
    assert late.moves[: len(early.moves)] == early.moves
    assert late.state().turn == OVER
    assert "You are Bot 2." in play("quit", what=f"{file} --seat 2")
    assert main(["play", "toy", "--lang", "en"]) == 2
    assert "missing: --players" in capsys.readouterr().err
    assert main(["play", str(tmp_path / "none.json"), "--lang", "en"]) == 2
    assert "There is no game called" in capsys.readouterr().err


def test_leaving_is_always_possible(play: Play) -> None:
    assert play("quit").endswith("Goodbye.\n")
    assert play().endswith("Goodbye.\n")


@pytest.mark.parametrize("level", ["novice", "principiante", "maestro"])
def test_bots_are_called_by_their_names_in_both_languages(play: Play, level: str) -> None:
    assert "The winner is " in play("1", "", "", more=f"--bots {level}")


def test_another_seat_can_be_taken(play: Play) -> None:
    assert "You are Player 2." in play(more="--seat 2")


def test_long_lists_are_told_in_part(capsys: pytest.CaptureFixture[str]) -> None:
    choices = Choices(words_of("filone.cli", "en"), "Where?", [(f"dig at {cell}", "") for cell in range(100)])
    choices.print_first()
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1 + SHOWN + 1
    assert told[-1].startswith(f"… and {100 - SHOWN} more")
    choices.print_with("at 9")
    assert len(capsys.readouterr().out.splitlines()) == 11
    choices.print_with("")
    assert len(capsys.readouterr().out.splitlines()) == 100
    assert choices.index("100") == 99
    assert choices.index("0") is choices.index("101") is choices.index("x") is None


def test_a_hint_says_what_a_master_would_do(play: Play) -> None:
    told = play("hint", "1", "", lang="it")
    assert "· La mossa di un maestro: «" in told
    assert "La tua carta vale " in told
