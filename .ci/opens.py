#!/usr/bin/env python3
"""How often each command opens the files of a configured home: those that it reads once, all others not at all, with the zone
named or found.

    .ci/opens.py PROGRAM

Twice are opened a zip, which is listed and unpacked, and a calendar that is too large to be kept for the second pass. Prints
what was opened otherwise, and a line of counts; status 1 if there was anything. Needs `strace`.
"""

import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = REPOSITORY / "Fixtures"
NOW = "2026-03-10T06:30:00+01:00"
ZONE = ["--tz", "Europe/Madrid"]

# What each command reads: calendars, data of health. Where the user is, is found with both: all may open them for that, once.
CALENDAR, HEALTH = {"calendar"}, {"health"}
BOTH = CALENDAR | HEALTH
READERS = {
    "brief": BOTH, "brief tomorrow": BOTH, "agenda": CALENDAR, "week": BOTH, "week --plan": BOTH, "next": CALENDAR,
    "sleep": HEALTH, "recovery": BOTH, "score": HEALTH, "windows": BOTH, "trends": BOTH, "habits": BOTH, "review": BOTH,
    "alerts": BOTH, "workout": BOTH, "explain load": BOTH, "what-if --drop 1": BOTH, "check --load <90": CALENDAR,
}
NO_READERS = ["body show plank", "help", "plan activities", "undo"]
FROM_INPUT = ["brief", "agenda", "week --plan", "review"]
OF_LARGE = ["brief", "agenda", "week --plan", "review"]
OPENED = re.compile(r'\bopenat\(AT_FDCWD, "(/[^"]*)", (?!.*O_DIRECTORY)(?!.* = -1 )')


class Home:
    """A home with calendars and health data that the configuration names, or that were imported."""

    def __init__(self, place, fill):
        self.place = place
        place.mkdir()
        fill(place)
        named = ["%s: [%s]" % (key, ", ".join('"%s"' % one for one in sorted(place.glob(pattern))))
                 for key, pattern in [("calendars", "*.ics"), ("whoop", "whoop*")] if any(place.glob(pattern))]
        (place / "config.json5").write_text("{%s}\n" % ", ".join(named))
        self.files = [one for one in place.rglob("*") if one.is_file() and one.name != "config.json5"]

    def opens(self, program, words, stream=None):
        """How often `readyday` and what it starts open each of the files."""
        trace = self.place.parent / "trace"
        environment = {
            "HOME": str(self.place), "XDG_DATA_HOME": str(self.place / "data"), "PATH": os.environ["PATH"],
            "READYDAY_CONFIG": str(self.place / "config.json5"), "LC_ALL": "C.UTF-8", "TZ": "Europe/Madrid"}
        answer = subprocess.run(
            ["strace", "-f", "-s", "4096", "-e", "trace=openat", "-o", str(trace), program, *words],
            env=environment, input=stream, capture_output=True)
        # There is no change that could be undone.
        if answer.returncode != 0 and words != ["undo"]:
            sys.exit("%s: status %d\n%s" % (" ".join(words), answer.returncode, answer.stderr.decode()))
        opened = (OPENED.search(line) for line in trace.read_text().splitlines())
        return collections.Counter(pathlib.Path(match[1]) for match in opened if match)


def kind(file):
    return "calendar" if file.suffix == ".ics" else "health"


def calendars(place):
    for name in ["work.ics", "home.ics"]:
        shutil.copy(FIXTURES / "calendars" / name, place)


def folder(place):
    calendars(place)
    shutil.copytree(FIXTURES / "whoop", place / "whoop", ignore=shutil.ignore_patterns("README*"))


def packed(place):
    calendars(place)
    with zipfile.ZipFile(place / "whoop.zip", "w", zipfile.ZIP_DEFLATED) as whoop:
        for file in sorted((FIXTURES / "whoop").glob("*.json")):
            whoop.write(file, file.name)


def imported(place):
    calendars(place)
    shutil.copytree(FIXTURES / "kept/readyday", place / "data/readyday")


def large(place):
    """A calendar of more bytes than are kept."""
    shutil.copytree(FIXTURES / "whoop", place / "whoop", ignore=shutil.ignore_patterns("README*"))
    with open(place / "work.ics", "wb") as file:
        subprocess.run(
            [sys.executable, REPOSITORY / "Benchmarks/generate_calendar.py", "--megabytes", "18"], stdout=file, check=True)


class Trial:
    def __init__(self, program):
        self.program = program
        self.runs = 0
        self.wrong = []

    def look(self, home, words, needed, allowed, most=1, stream=None):
        """`needed`: kinds that are opened, and not more than `most` times; `allowed`: kinds that may be."""
        self.runs += 1
        opened = home.opens(self.program, words, stream)
        for file in home.files:
            limit = 2 if file.suffix == ".zip" else most
            least = 1 if kind(file) in needed else 0
            if not least <= opened[file] <= (limit if kind(file) in allowed else 0):
                self.wrong.append("%s: `%s` opens %s %d times" % (
                    home.place.name, " ".join(words), file.relative_to(home.place), opened[file]))

    def run(self, place):
        now = ["--now", NOW]
        for fill in [folder, packed, imported]:
            home = Home(place / fill.__name__, fill)
            for line, kinds in READERS.items():
                self.look(home, line.split() + now, kinds, BOTH)
                self.look(home, line.split() + now + ZONE, kinds, kinds)
            for line in NO_READERS:
                self.look(home, line.split(), set(), set())
            piped = (FIXTURES / "calendars/work.ics").read_bytes()
            for line in FROM_INPUT:
                self.look(home, line.split() + now + ["--calendar", "-"], set(), HEALTH, stream=piped)
        home = Home(place / "large", large)
        for line in OF_LARGE:
            self.look(home, line.split() + now, READERS[line], BOTH, most=2)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    trial = Trial(os.path.abspath(sys.argv[1]))
    with tempfile.TemporaryDirectory() as place:
        trial.run(pathlib.Path(place).resolve())
    print("\n".join(trial.wrong + ["%d runs, %d files opened otherwise" % (trial.runs, len(trial.wrong))]))
    sys.exit(1 if trial.wrong else 0)


main()
