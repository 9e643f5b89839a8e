"""What is kept is cut, emptied, replaced or of a newer version: told, and never written over."""

import json
import shutil

from faults import FIXTURES, content, health, must, trial, without_drafts
from kills import DAY

STEP = 50


def damages(text):
    """A file at its worst: cut at every fiftieth byte, emptied, something else, or none."""
    for length in range(0, len(text), STEP):
        yield "cut after %d bytes" % length, text[:length]
    for name, other in (
            ("zeros", b"\0" * len(text)), ("not UTF-8", text[:200] + b"\xff\xfe" + text[200:]),
            ("another program's", b'{"records": "none"}'), ("a page", b"<html></html>"),
            ("with a byte changed", text[:len(text) // 2] + b"\x01" + text[len(text) // 2 + 1:])):
        yield name, other
    yield "a folder", None


def put(path, text):
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    if text is None:
        (path / "inside").mkdir(parents=True)
    else:
        path.write_bytes(text)


def state(path):
    return None if path.is_dir() else path.read_bytes()


def refuses(place, path, words, name):
    """The command tells what it cannot read, and leaves it."""
    before = state(path)
    outcome = place.run(*words).ended(4).said(str(path))
    must(state(path) == before, "%s was written over, %s: %s" % (path.name, name, outcome))


def brief_goes_on(place, path, name):
    outcome = place.run("brief", "--calendar", FIXTURES / "calendars").ended(0)
    must(path.name in outcome.errors.decode(), "%s, %s: not a word in the brief: %s" % (path.name, name, outcome))


class Book:
    """Plans or reflections, with a last good copy beside them."""

    def __init__(self, place, name, list_words, add_words):
        self.place, self.list, self.add = place, list_words, add_words
        self.path = place.store / name

    def try_all(self):
        good = self.path.read_bytes()
        copy = self.path.with_name(self.path.name + ".bak")
        kept = copy.read_bytes()
        count = 0
        for name, text in damages(good):
            put(self.path, text)
            for words in (self.list, self.add):
                refuses(self.place, self.path, words, name)
            must(copy.read_bytes() == kept, "the last good copy has changed")
            if count % 5 == 0:
                brief_goes_on(self.place, self.path, name)
                self.place.run("data", "export", self.place.folder / "copy").ended(4)
            count += 1
        self.take_back(good, copy)
        return count + self.newer(good)

    def take_back(self, good, copy):
        """What the message says to do does help."""
        put(self.path, good[:100])
        advice = [line for line in self.place.run(*self.list).ended(4).lines if "cp " in line]
        must(advice, "no advice though there is a copy")
        shutil.copy(*advice[0].split()[1:])
        self.place.run(*self.list).ended(0)
        copy.write_bytes(b"")
        put(self.path, good[:100])
        outcome = self.place.run(*self.list).ended(4)
        must(b"cp " not in outcome.errors, "advises a copy that is broken: %s" % outcome)
        put(self.path, good)

    def newer(self, good):
        """Of a version that is yet to come."""
        document = json.loads(good)
        document["schema_version"] = "9.0"
        put(self.path, json.dumps(document).encode())
        refuses(self.place, self.path, self.add, "newer")
        refuses(self.place, self.path, self.list, "newer")
        put(self.path, good)
        return 1


@trial(1)
def broken_plans(place, times):
    """plans.json: `plan list` and `plan add` refuse, `brief` goes on with a warning, the last good copy is named."""
    for day in range(3):
        place.run("plan", "add", "--date", "+%dd" % day, "--activity", "rowing").ended(0)
    add = ["plan", "add", "--date", "+9d", "--activity", "cycling"]
    book = Book(place, "plans.json", ["plan", "list"], add)
    return "%d broken files: told, and none written over" % book.try_all()


@trial(1)
def broken_reflections(place, times):
    """reflections.json: the same."""
    add = ["reflect", "add", "--whoop", FIXTURES / "whoop", "--feeling", "4", "--workout"]
    workouts = [
        record["id"] for record in json.loads((FIXTURES / "whoop/workout.json").read_text())["records"]]
    for workout in workouts[:2]:
        place.run(*add, workout).ended(0)
    book = Book(place, "reflections.json", ["reflect", "list"], [*add, workouts[2]])
    return "%d broken files: told, and none written over" % book.try_all()


def broken_imports(place, source, folder, first, then):
    """Either nothing is written, or the store is what it would have been with the whole file."""
    kept = place.store / folder
    place.run("import", source, first).ended(0)
    good = without_drafts(content(kept))
    place.run("import", source, then).ended(0)
    expected = without_drafts(content(kept))
    counts = {"refused": 0, "harmless": 0}
    for file, text in good.items():
        for name, damage in damages(text):
            for other, whole in good.items():
                put(kept / other, whole)
            put(kept / file, damage)
            counts[import_over(place, ["import", source, then], kept, kept / file, name, expected)] += 1
            # Workouts are not read for a brief.
            if counts["refused"] % 20 == 1 and name.startswith("cut") and file != "workout.json":
                brief_goes_on(place, kept / file, name)
        put(kept / file, text)
    return "%(refused)d broken files refused and left as they were, %(harmless)d did no harm" % counts


def import_over(place, words, kept, path, name, expected):
    before = state(path)
    others = {file: text for file, text in expected.items() if before is not None or file != path.name}
    outcome = place.run(*words).ended(0, 4, *((6,) if before is None else ()))
    if outcome.status:
        outcome.said(str(path))
        must(state(path) == before, "%s was written over, %s" % (path.name, name))
        return "refused"
    now = without_drafts(content(kept))
    must(now == others, "%s, %s: something is lost: %s" % (path.name, name, outcome))
    return "harmless"


def part(place, name, days):
    """The latest records of the fixtures."""
    folder = place.folder / name
    folder.mkdir()
    for path in (FIXTURES / "whoop").glob("*.json"):
        records = json.loads(path.read_text())["records"][:days]
        (folder / path.name).write_text(json.dumps({"records": records}))
    return folder


@trial(1)
def broken_whoop(place, times):
    """The WHOOP store: `import whoop` refuses what it cannot read whole, `brief` tells it."""
    return broken_imports(place, "whoop", "whoop", part(place, "first", 8), FIXTURES / "whoop-csv")


@trial(1)
def broken_apple_health(place, times):
    """The Apple Health store: the same."""

    first = health(place.folder / "first.xml", 25, "2026-01-12")
    return broken_imports(place, "apple-health", "apple-health", first, health(place.folder / "then.xml", 20))


@trial(1)
def broken_configuration(place, times):
    """config.json5: every command that needs it tells the place, and `init` leaves it."""
    place.run("init", "--yes", "--calendar", FIXTURES / "calendars", "--me", "ana@example.test").ended(0)
    path = place.home / "config/readyday/config.json5"
    counts = {0: 0, 5: 0}
    for name, text in damages(path.read_bytes()):
        put(path, text)
        for words in (["brief", *DAY], ["config", "check"], ["plan", "list"]):
            outcome = place.run(*words).ended(0, 5)
            must(outcome.status == 0 or b"config.json5" in outcome.errors, "no place: %s" % outcome)
            counts[outcome.status] += words[0] == "brief"
        place.run("init", "--yes").ended(5)
        must(state(path) == text, "init wrote over it")
    return "%d broken files refused, %d understood none the less; all left as they were" % (counts[5], counts[0])
