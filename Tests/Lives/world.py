"""What invented lives are made of, beside bodies: calendars, a configuration, and the program that reads them.

Every round ends with a line for each kind of fault, how often and where first, and with status 1 where there was one.
"""
import argparse
import collections
import contextlib
import datetime as dt
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from body import HOME, UTC, Person, at, moment  # noqa: F401

ME, BOSS = "ana@example.test", "boss@example.test"


class Calendar:
    """An iCalendar file in the making."""

    def __init__(self, name, kind=None, shown=None):
        self.name, self.kind, self.shown, self.events = name, kind, shown, []

    def add(self, title, start, minutes=60, days=1, end=None, guests=(), organiser=None, reply=None, rule=None, more=(), uid=None,
            written="zone"):
        """`start` has a zone, or is a date for `days` whole days; `written` is how the file tells times: zone, utc or floating."""
        uid = uid or f"{len(self.events) + 1}@{self.name}"
        if isinstance(start, dt.datetime):
            times = [stamped("DTSTART", start, written), stamped("DTEND", end or start + dt.timedelta(minutes=minutes), written)]
        else:
            last = start + dt.timedelta(days=days)
            times = [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{last:%Y%m%d}"]
        lines = ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20251201T000000Z", *times, f"SUMMARY:{title}"]
        if rule:
            lines.append(f"RRULE:{rule}")
        if organiser:
            lines.append(f"ORGANIZER;CN={called(organiser)}:mailto:{organiser}")
        if reply:
            lines.append(f"ATTENDEE;CN=Ana Ruiz;PARTSTAT={reply}:mailto:{ME}")
        lines += [f"ATTENDEE;CN={called(guest)};PARTSTAT=ACCEPTED:mailto:{guest}" for guest in guests]
        self.events.append([*lines, *more, "END:VEVENT"])
        return uid

    def text(self):
        shown = [f"X-WR-CALNAME:{self.shown}"] if self.shown else []
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//lives//EN", *shown, *sum(self.events, []), "END:VCALENDAR", ""]
        return "\r\n".join(lines)


def stamped(name, moment, written):
    if written == "utc":
        return f"{name}:{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"
    zone = "" if written == "floating" else f";TZID={moment.tzinfo.key}"
    return f"{name}{zone}:{moment:%Y%m%dT%H%M%S}"


def called(address):
    return address.split("@")[0].replace(".", " ").title()


def weekly(days, **more):
    """A rule for some weekdays, Monday being 0."""
    return ";".join(["FREQ=WEEKLY", "BYDAY=" + ",".join("MO TU WE TH FR SA SU".split()[day] for day in days),
                     *(f"{name.upper()}={value}" for name, value in more.items())])


class Faults:
    """What was found, how often, and where first; and measures, whose means have goals."""

    def __init__(self):
        self.found, self.first, self.counts = collections.Counter(), {}, collections.Counter()
        self.measures = collections.defaultdict(list)

    def say(self, kind, where, what=""):
        self.found[kind] += 1
        self.first.setdefault(kind, f"{where}: {what}" if what else where)

    def measure(self, name, value):
        self.measures[name].append(value)

    def add(self, other):
        self.found.update(other.found)
        self.counts.update(other.counts)
        for kind, first in other.first.items():
            self.first.setdefault(kind, first)
        for name, values in other.measures.items():
            self.measures[name] += values

    def judge(self, goals, whose=""):
        """Prints each measure that has a goal; one that is missed is a fault."""
        for name, (side, goal) in goals.items():
            values = self.measures.get(name)
            if not values:
                continue
            mean = statistics.fmean(values)
            is_missed = mean < goal if side == "at least" else mean > goal
            print(f"{whose}{name}: {mean:.3f} of {len(values)}, {side} {goal}{' MISSED' if is_missed else ''}")
            if is_missed:
                self.say(f"{whose}{name}", f"{mean:.3f}", f"{side} {goal}")

    def print(self):
        for kind, count in self.found.most_common():
            print(f"{count:6} FAULT {kind}; first: {self.first[kind]}")
        return sum(self.found.values())


class Program:
    """The program under trial, with a home of its own."""

    def __init__(self, path, home, **environment):
        self.path, self.home = os.path.abspath(path), pathlib.Path(home)
        self.home.mkdir(parents=True, exist_ok=True)
        self.environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environment}

    def run(self, *words, now=None):
        words = [*words, *(["--now", now.isoformat(timespec="seconds")] if now else [])]
        answer = subprocess.run([self.path, *words], capture_output=True, text=True, env=self.environment,
                                stdin=subprocess.DEVNULL)
        if answer.returncode:
            raise SystemExit(f"{' '.join(words)}: status {answer.returncode}: {answer.stderr}")
        return answer.stdout

    def json(self, *words, now=None):
        return json.loads(self.run(*words, "--format", "json", now=now))


class Life:
    """A person with calendars, and what is true of their events. `hour` is on the clock of the day, and may be above 24."""

    def __init__(self, name, first, weeks, history=75, ahead=10, seed=None, zone=lambda day: HOME, home=HOME, **body):
        self.name, self.home = name, home
        self.days = [first + dt.timedelta(days=n) for n in range(-history, 7 * weeks + ahead)]
        self.watched = self.days[history:len(self.days) - ahead]
        self.person = Person(seed or name, self.days, zone, **body)
        self.random, self.night, self.workout = self.person.random, self.person.night, self.person.workout
        self.settings = {"time_zone": home, "me": [ME]}
        self.calendars = {}
        self.expected = {}  # (title, date) -> (kind, counts)
        self.closed = []    # (start, end, why)
        self.key_days = set()  # Of long and hard sessions.
        self.looks = collections.defaultdict(lambda: [20.5])
        self.said, self.checks, self.goals = [], [], {}

    def calendar(self, name, kind=None):
        return self.calendars.setdefault(name, Calendar(name, kind))

    def at(self, day, hour, zone=None):
        return at(day, hour, zone or self.person.zone(day))

    def event(self, title, day, hour=0, minutes=0, people=0, mine=True, days=None, calendar="own", kind=None, counts=None, **more):
        """`kind` and `counts` are what readyday must say of it."""
        if people:
            more |= {"guests": [f"guest{n}@example.test" for n in range(people)], "organiser": ME if mine else BOSS,
                     "reply": more.get("reply", "ACCEPTED")}
        start = day if days else self.at(day, hour, more.pop("zone", None))
        if kind or counts is not None:
            self.expected[title, day] = (kind, counts)
        return self.calendar(calendar).add(title, start, minutes, days=days, **more)

    def free_of_plans(self, start, end, why):
        """A time into which `week --plan` must plan nothing hard."""
        self.closed.append((start, end, why))

    def write(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        named = []
        for calendar in self.calendars.values():
            (self.folder / f"{calendar.name}.ics").write_text(calendar.text(), encoding="utf-8", newline="")
            named.append({"name": calendar.name, "path": f"{calendar.name}.ics", **({"kind": calendar.kind} if calendar.kind else {})})
        settings = {"calendars": named, "whoop": ["whoop"], **self.settings}
        (self.folder / "config.json5").write_text(json.dumps(settings, ensure_ascii=False), encoding="utf-8")
        return self


class Told:
    """A life as readyday tells it. What it knows at a moment is what the wearable knew by then."""

    def __init__(self, binary, life, folder):
        self.life, self.faults = life.write(pathlib.Path(folder) / life.name), Faults()
        life.person.live()
        self.program = Program(binary, life.folder)
        self.sources = ["--config", str(life.folder / "config.json5")]
        self.said = sorted(life.said, key=lambda entry: entry[:2])

    def reach(self, now):
        """Writes what is known, and says what the person says until then."""
        self.life.person.write(self.life.folder / "whoop", now)
        while self.said and self.life.at(*self.said[0][:2]) <= now:
            day, hour, words = self.said.pop(0)
            self.program.run(*words, *self.sources, now=self.life.at(day, hour))

    def rising(self, day):
        truth = self.life.person.truth.get(day)
        return truth["end"] + dt.timedelta(minutes=25) if truth else self.life.at(day, 8)

    def text(self, *words, now):
        return self.program.run(*words, *self.sources, now=now)

    def json(self, *words, now, language="en"):
        return self.program.json(*words, *self.sources, "--lang", language, now=now)


def each(function, items):
    """Calls it for all of them, on all processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, items))


def arguments(text, *more):
    """The command line of a round: the program, and `more` arguments as (name, options)."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("readyday")
    parser.add_argument("--keep", metavar="FOLDER", help="keep the files of the lives there")
    for name, options in more:
        parser.add_argument(name, **options)
    return parser.parse_args()


def ended(faults, line):
    """The last line and the status of a round."""
    count = faults.print()
    print(f"{line}, {count} faults")
    sys.exit(1 if count else 0)


def place(options):
    """The folder that is asked for, else one that is thrown away."""
    return contextlib.nullcontext(options.keep) if options.keep else tempfile.TemporaryDirectory()
