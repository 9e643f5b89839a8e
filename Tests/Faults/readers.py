"""Files that cannot be read, and files that change or vanish while they are read."""

import contextlib
import json
import os
import shutil
import threading

from faults import FIXTURES, NOBODY, PassedOver, calendar, event, must, trial
from kills import DAY

AGENDA = ["agenda", "--date", "2026-03-10", "--tz", "UTC"]
GOOD = calendar(event("Stands"))


@contextlib.contextmanager
def meanwhile(work):
    """Repeats `work` in another thread; it is given a random pause between two steps by itself."""
    ended = threading.Event()
    troubles = []

    def repeat():
        while not ended.is_set():
            try:
                work()
            except Exception as trouble:  # told in the thread that waits
                troubles.append(trouble)
                return

    thread = threading.Thread(target=repeat)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
    must(not troubles, "the trial itself failed: %s" % troubles)


def replace(path, text):
    draft = path.with_name("draft-of-the-trial")
    draft.write_text(text)
    os.replace(draft, path)


class Locked:
    """A file or folder that nobody may read, write or enter, as its mode says."""

    def __init__(self, path, mode):
        self.path, self.mode = path, mode

    def __enter__(self):
        self.before = self.path.stat().st_mode
        os.chmod(self.path, self.mode)

    def __exit__(self, *_):
        os.chmod(self.path, self.before & 0o777)


def given_to_nobody(folder):
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)


@trial(1)
def unreadable(place, times):
    """Files and folders without permission, read by a user who is not root: told, and nothing else is lost."""
    if os.geteuid():
        raise PassedOver("only root can become another user")
    tree = place.folder / "tree"
    shutil.copytree(FIXTURES / "whoop", tree / "whoop")
    (tree / "calendars").mkdir()
    for name in ("a", "b"):
        (tree / "calendars" / (name + ".ics")).write_text(calendar(event("Event " + name, name)))
    (tree / "config.json5").write_text("{}")
    shutil.copy(FIXTURES / "apple-health/export.xml", tree)
    given_to_nobody(tree)
    given_to_nobody(place.home)
    return "%d cases told" % (cannot_be_read(place, tree) + cannot_be_kept(place, tree))


def cannot_be_read(place, tree):
    calendars = tree / "calendars"
    both, b = [*AGENDA, "--calendar", calendars], calendars / "b.ics"
    cases = [
        (b, 0, both, 0, b"Event a", [str(b), "Permission denied"]),
        (b, 0, [*both, "--strict"], 4, b"", [str(b), "Permission denied"]),
        (b, 0, [*AGENDA, "--calendar", b], 4, b"", [str(b), "Permission denied"]),
        (calendars, 0, both, 4, b"", [str(calendars), "Permission denied"]),
        (calendars, 0, [*both, "--calendar", tree / "config.json5"], 4, b"", [str(calendars)]),
        (calendars, 0o400, both, 4, b"", [str(b), "Permission denied"]),
        (calendars, 0o100, both, 4, b"", [str(calendars), "Permission denied"]),
        (tree / "whoop/sleep.json", 0, ["recovery", "--whoop", tree / "whoop"], 0, b"", ["sleep.json", "Permission"]),
        (tree / "whoop/sleep.json", 0, ["import", "whoop", tree / "whoop/sleep.json"], 4, b"", ["Permission"]),
        (tree / "export.xml", 0, ["import", "apple-health", tree / "export.xml"], 4, b"", ["Permission"]),
        (tree / "config.json5", 0, ["brief", "--config", tree / "config.json5"], 5, b"", ["Permission"]),
    ]
    for path, mode, words, status, output, messages in cases:
        with Locked(path, mode):
            outcome = place.as_nobody(*words).ended(status).said(*messages)
        must(output in outcome.output, "the others are lost: %s" % outcome)
    return len(cases)


def cannot_be_kept(place, tree):
    """The store, the configuration and the outputs; what is there stays, byte for byte."""
    plan, other, another = (["plan", "add", "--date", "+1d", "--activity", sport] for sport in ("rowing", "yoga", "padel"))
    whoop, health = ["import", "whoop", tree / "whoop"], ["import", "apple-health", tree / "export.xml"]
    for words in (plan, whoop, health):
        place.as_nobody(*words).ended(0)
    (tree / "brief").write_text("an older one")
    cases = [
        (place.store / "plans.json", 0, other, 4), (place.store / "plans.json", 0, ["plan", "list"], 4),
        (place.store / "plans.json", 0, ["brief", *DAY], 0), (place.store / "plans.json", 0o400, other, 0),
        (place.store, 0o500, another, 6), (place.store, 0, another, 6),
        (place.store / "whoop", 0o500, whoop, 6), (place.store / "whoop", 0, whoop, 6),
        (place.store / "whoop/sleep.json", 0, whoop, 4), (place.store / "whoop/sleep.json", 0, ["brief"], 0),
        (place.store / "apple-health", 0o500, health, None), (place.store / "apple-health", 0o300, health, 4),
        (place.store / "apple-health/2026.json", 0, health, 4), (place.store / "apple-health/2026.json", 0, ["brief"], 0),
        (place.store / "apple-health", 0o300, ["brief"], 0),
        (tree, 0o500, ["demo", "--output", tree / "brief"], 6), (tree, 0o500, ["demo", "--output", tree / "new"], 6),
        (place.home, 0o500, ["init", "--yes"], 6), (place.store / "whoop", 0o500, ["data", "erase", "--yes"], 6),
        (tree, 0o500, ["data", "export", tree / "copy"], 6),
    ]
    for path, mode, words, status in cases:
        before = {file: file.read_bytes() for file in tree.parent.rglob("*.json")}
        with Locked(path, mode):
            outcome = place.as_nobody(*words)
        outcome.ended(*((0, 6) if status is None else (status,)))
        must(outcome.errors or mode == 0o400 or status is None, "not a word of %s: %s" % (path, outcome))
        for file, text in before.items():
            erased = "erase" in outcome.words or file.name == "plans.json" and outcome.status == 0
            must(erased or file.read_bytes() == text, "%s has changed: %s" % (file, outcome))
    return len(cases)


@trial(300)
def vanishing(place, times):
    """Calendars go and come while their folder is read: those that stay are there, nothing traps."""
    folder = place.folder / "calendars"
    folder.mkdir()
    (folder / "stays.ics").write_text(GOOD)
    paths = [folder / ("goes%d.ics" % number) for number in range(60)]

    def work():
        path = place.random.choice(paths)
        path.unlink(missing_ok=True)
        if place.random.random() < 0.6:
            replace(path, calendar(event("Goes", path.stem)))

    warned = 0
    with meanwhile(work):
        for _ in range(times):
            outcome = place.run(*AGENDA, "--calendar", folder).ended(0)
            must(b"Stands" in outcome.output, "what stays is lost: %s" % outcome)
            for line in outcome.lines:
                must("goes" in line and "warning" in line, "an odd message: %s" % outcome)
            warned += bool(outcome.errors)
    return "%d runs, %d of them told that something had gone" % (times, warned)


@trial(300)
def replaced(place, times):
    """A calendar is replaced while it is read: the answer is that of the one or the other, or says otherwise."""
    path = place.folder / "home.ics"
    texts = [
        calendar(*(event("One %d" % number, "x%d" % number) for number in range(300))),
        calendar(*(event("Some other title %d" % number, "y%d" % number, 10) for number in range(300)))]
    answers = []
    for text in texts:
        path.write_text(text)
        answers.append(place.run(*AGENDA, "--calendar", path).ended(0).output)

    def work():
        replace(path, place.random.choice(texts))
        place.pause(0.004)

    counts = [0, 0, 0]
    with meanwhile(work):
        for _ in range(times):
            outcome = place.run(*AGENDA, "--calendar", path).ended(0, 4)
            known = [answer == outcome.output for answer in answers]
            must(any(known) or b"changed each time" in outcome.errors, "a mixture: %s" % outcome)
            counts[known.index(True) if any(known) else 2] += 1
    return "%d runs: one %d, other %d, told %d" % (times, *counts)


@trial(300)
def rewritten(place, times):
    """Small files are cut, emptied and written in place while they are read: never a trap, never without a word."""
    path = place.folder / "home.ics"
    sleep = place.folder / "sleep.json"
    night = (FIXTURES / "whoop/sleep.json").read_bytes()
    day = (FIXTURES / "calendars/work.ics").read_bytes()

    def work():
        for file, text in ((path, day), (sleep, night)):
            file.write_bytes(text[:place.random.randrange(len(text))])
            with open(file, "ab") as more:
                more.write(b"x" * place.random.randrange(5000))
            file.write_bytes(text)

    counts = {}
    with meanwhile(work):
        path.write_bytes(day)
        sleep.write_bytes(night)
        for _ in range(times):
            words = ["brief", "--calendar", path, "--whoop", sleep]
            outcome = place.run(*words).ended(0, 4)
            must(outcome.status == 0 or outcome.errors, "not a word: %s" % outcome)
            kind = "read" if not outcome.errors else "told" if outcome.status == 0 else "refused"
            counts[kind] = counts.get(kind, 0) + 1
    return "%d runs: %s" % (times, counts)


@trial(100)
def mapped(place, times):
    """Files over 16 MB are cut while they are read: a message and status 4, never a signal."""
    path = place.folder / "big.ics"
    # On another day, so that reading is all there is to do.
    one = event("A title of a usual length").replace("20260310", "20200310").encode()
    text = GOOD[:GOOD.index("END:VCALENDAR")].encode() + one * (40_000_000 // len(one)) + b"END:VCALENDAR\r\n"
    records = json.dumps(json.loads((FIXTURES / "whoop/sleep.json").read_text())["records"])[1:-1].encode()
    nights = b"[" + b",".join([records] * (20_000_000 // len(records))) + b"]"
    commands = [(path, text, [*AGENDA, "--calendar", path]), (place.folder / "sleep.json", nights, [])]
    commands[1] = (commands[1][0], nights, ["sleep", "--whoop", commands[1][0]])
    counts = {"whole": 0, "read": 0, "cut": 0}
    for file, whole, words in commands:
        file.write_bytes(whole)
        length = place.length(lambda: None, *words)
        for _ in range(times // 2):
            file.write_bytes(whole)
            process = place.start(*words)
            place.pause(1.05 * length)
            os.truncate(file, place.random.choice((0, 1, 4097, len(whole) // 2, len(whole) - 5000)))
            outcome = place.finish(process).ended(0, 4)
            if outcome.status == 4 and b"became shorter" in outcome.errors:
                must(not outcome.output, "half an answer: %s" % outcome)
            must(outcome.status == 0 or outcome.errors, "not a word: %s" % outcome)
            cut = b"became shorter" in outcome.errors
            counts["cut" if cut else "read" if outcome.errors else "whole"] += 1
    return "%d runs: whole %d, told %d, ended with the message %d" % (
        times, counts["whole"], counts["read"], counts["cut"])
