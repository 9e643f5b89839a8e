"""Streams that are full, closed or read in part, and signals that ask for an end."""

import itertools
import os
import signal

from faults import FIXTURES, calendar, event, must, trial, whoop
from kills import DAY, Imports

HEALTH = ["--whoop", FIXTURES / "whoop"]
CALENDARS = ["--calendar", FIXTURES / "calendars"]
# Every command, as it prints something.
PRINTING = [
    *(["brief", *DAY, "--format", form, "--to", "ana@example.test"]
      for form in ("text", "json", "markdown", "html", "mail", "ics")),
    ["agenda", *CALENDARS], ["agenda", *CALENDARS, "--days", "60", "--format", "json"], ["week", *DAY],
    ["windows", *DAY], ["recovery", *HEALTH, "--days", "7"], ["sleep", *HEALTH], ["score", *HEALTH],
    ["workout", *DAY], ["explain", "load", *DAY], ["what-if", *DAY, "--recovery", "30"],
    ["next", *CALENDARS, "--within", "20h"], ["alerts", *DAY, "--within", "20h"],
    ["plan", "list"], ["plan", "activities"], ["plan", "export"],
    ["plan", "add", "--date", "+30d", "--activity", "rowing"], ["reflect", "list", "--from", "2026-01-01"],
    ["import", "whoop", FIXTURES / "whoop"], ["import", "apple-health", FIXTURES / "apple-health/export.xml"],
    ["data", "erase", "--yes"], ["demo"], ["doctor", *DAY], ["init", "--yes"], ["config", "show"],
    ["config", "path"], ["config", "check"], ["schema", "brief"], ["completions", "bash"],
    ["completions", "zsh"], ["completions", "fish"], ["man"], ["help"], ["help", "brief"],
    ["brief", "--help"], ["--version"],
]
FAILING = [
    ["brief", "--calendar", "nowhere"], ["breif"], ["brief", "--date", "31feb"],
    ["brief", "--config", "nowhere"], ["plan", "show", "nobody"],
]


def prepare(place):
    """Something of everything is kept."""
    place.empty()
    config = place.home / "config/readyday/config.json5"
    if config.exists():
        config.unlink()
    place.run("plan", "add", "--date", "today", "--activity", "rowing").ended(0)
    place.run("reflect", "add", *HEALTH, "--workout", "6a9469", "--feeling", "4").ended(0)


def printing(place):
    """Each command with what it prints when nothing is wrong."""
    for words in PRINTING:
        prepare(place)
        usual = place.run(*words)
        must(usual.status == 0 and usual.output, "prints nothing: %s" % usual)
        prepare(place)
        yield words, usual


@trial(1)
def full_output(place, times):
    """Standard output is /dev/full: status 6 and one message, whatever the command."""
    count = 0
    for words, _ in printing(place):
        with open("/dev/full", "wb") as full:
            outcome = place.run(*words, stdout=full).ended(6)
        errors = [line for line in outcome.lines if "No space left on device" in line]
        must(len(errors) == 1 and "standard output" in errors[0], "not one message: %s" % outcome)
        count += 1
    return "%d commands: status 6, one message" % count


@trial(1)
def full_errors(place, times):
    """Standard error is /dev/full: the answer and the status are the usual ones."""
    count = 0
    for words in [*PRINTING, *FAILING]:
        prepare(place)
        usual = place.run(*words)
        prepare(place)
        with open("/dev/full", "wb") as full:
            place.run(*words, stderr=full).ended(usual.status)
        count += 1
    return "%d commands: the usual status" % count


def closed(*streams):
    def close():
        for stream in streams:
            os.close(stream)
    return close


@trial(1)
def closed_streams(place, times):
    """Standard input, output and error closed, in all seven ways: nothing goes where it does not belong."""
    count = 0
    ways = [way for length in (1, 2, 3) for way in itertools.combinations((0, 1, 2), length)]
    target = place.folder / "out"
    for way in ways:
        for words, usual in printing(place):
            outcome = place.run(*words, preexec_fn=closed(*way)).ended(6 if 1 in way else 0)
            must(1 not in way or 2 in way or b"standard output: Bad file" in outcome.errors, "no word: %s" % outcome)
            must(1 in way or len(outcome.output) == len(usual.output), "says something else: %s" % outcome)
            count += 1
        words = ["brief", *DAY, "--format", "html"]
        usual = place.run(*words).ended(0).output
        place.run(*words, "--output", target, preexec_fn=closed(*way)).ended(0)
        must(target.read_bytes() == usual, "something else in the file")
        place.run("import", "whoop", FIXTURES / "whoop-csv.zip", preexec_fn=closed(*way)).ended(6 if 1 in way else 0)
        place.run("brief", "--calendar", "-", preexec_fn=closed(0, *way[1:])).ended(4)
        place.run("brief", "--calendar", "nowhere", preexec_fn=closed(*way)).ended(4)
    return "%d commands: the answer where it belongs, or status 6" % count


@trial(20)
def early_close(place, times):
    """The reader goes away at once, or after some bytes: status 0 and not a word."""
    count = 0
    big = place.folder / "big.ics"
    big.write_text(calendar(*(event("Title %d" % number, "u%d" % number) for number in range(5000))))
    long = ["agenda", "--calendar", big]
    for words in [*PRINTING, long]:
        prepare(place)
        usual = place.run(*words)
        prepare(place)
        reader, writer = os.pipe()
        os.close(reader)
        outcome = place.run(*words, stdout=writer).ended(0)
        os.close(writer)
        must(outcome.errors == usual.errors, "says something else: %s" % outcome)
        count += 1
    for _ in range(times):
        process = place.start(*long)
        process.stdout.read(place.random.randrange(1, 70000))
        process.stdout.close()
        errors = process.stderr.read()
        process.stderr.close()
        must(process.wait(30) == 0 and not errors, "status %d, %s" % (process.returncode, errors))
        count += 1
    return "%d commands: status 0, no message" % count


@trial(500)
def interruptions(place, times):
    """SIGINT, SIGTERM and SIGHUP during imports and `--output`: the old or the new, and no draft."""
    imports = Imports(place, "whoop", whoop(place.folder / "new", 180), whoop(place.folder / "old", 60))
    length = place.length(imports.restore, *imports.command)
    target = place.folder / "out" / "brief"
    target.parent.mkdir()
    words = ["brief", *DAY, "--format", "html"]
    page = place.run(*words).ended(0).output
    short = place.length(lambda: None, *words, "--output", target)
    counts = {"old": 0, "mixed": 0, "new": 0}
    for number in range(times):
        which = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)[number % 3]
        allowed = 0, 130 if which == signal.SIGINT else -which
        if number % 2:
            imports.restore()
            outcome = place.signalled(length, which, *imports.command)
            state, has_draft = imports.examine(imports.before, imports.after)
            must(not has_draft, "a draft stays")
        else:
            target.write_text("an older brief\n")
            outcome = place.signalled(short, which, *words, "--output", target)
            text = target.read_bytes()
            must(text in (page, b"an older brief\n"), "half a brief")
            must(len(list(target.parent.iterdir())) == 1, "a draft stays")
            state = "new" if text == page else "old"
        # A signal that comes before the program can tell is the system's own end.
        outcome.ended(*allowed, -which)
        must(outcome.status or state == "new", "acknowledged, and not written")
        counts[state] += 1
    return "%d signals: old %d, mixed %d, new %d, no draft" % (times, counts["old"], counts["mixed"], counts["new"])
