"""What all trials share: how readyday is run, what it is run on, and what counts as a loss."""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = REPOSITORY / "Fixtures"
NOW = "2026-03-10T06:55:00Z"
NOBODY = 65534
# What is there while a program writes a file, or after it was killed: a draft, which goes with the next one.
DRAFT = ".readyday-"


class Loss(Exception):
    """Something is not as it has to be."""


class PassedOver(Exception):
    """This machine does not allow the trial."""


def must(condition, words):
    if not condition:
        raise Loss(words)


class Outcome:
    def __init__(self, words, status, output, errors):
        self.words = words
        self.status = status
        self.output = output
        self.errors = errors

    def __str__(self):
        return "%s -> %d\n%s\n%s" % (
            " ".join(self.words), self.status, self.output[:300].decode("utf-8", "replace"),
            self.errors[:1000].decode("utf-8", "replace"))

    @property
    def lines(self):
        return self.errors.decode("utf-8", "replace").splitlines()

    def ended(self, *statuses):
        must(self.status in statuses, "expected status %s: %s" % (statuses, self))
        return self

    def said(self, *words):
        """The words are in its messages, and it did not trap."""
        for word in words:
            must(word in self.errors.decode("utf-8", "replace"), "no word of %r: %s" % (word, self))
        return self


class Place:
    """A folder of its own with a home, and the program that is to keep it in order."""

    def __init__(self, program, folder, seed):
        self.program = program
        self.folder = pathlib.Path(folder)
        self.random = random.Random(seed)
        self.home = self.folder / "home"
        self.data = self.home / "data"
        self.store = self.data / "readyday"
        self.home.mkdir()

    @property
    def environment(self):
        return {
            "HOME": str(self.home), "XDG_DATA_HOME": str(self.data), "TZ": "UTC",
            "XDG_CONFIG_HOME": str(self.home / "config"), "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin", "READYDAY_NOW": NOW,
        }

    def start(self, *words, **options):
        given = {
            "stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
            "env": self.environment, "cwd": self.folder,
        }
        given.update(options)
        return subprocess.Popen([str(self.program), *map(str, words)], **given)

    def run(self, *words, input=None, limit=60, **options):
        if input is not None:
            options["stdin"] = subprocess.PIPE
        return self.finish(self.start(*words, **options), input, limit)

    def finish(self, process, input=None, limit=60):
        try:
            output, errors = process.communicate(input, timeout=limit)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Loss("does not end: %s" % " ".join(process.args)) from None
        outcome = Outcome(process.args[1:], process.returncode, output or b"", errors or b"")
        # 132 to 139: traps, which Swift turns into a backtrace.
        must(outcome.status not in (-4, -5, -6, -7, -8, -11, -25), "a trap: %s" % outcome)
        must(b"Fatal error" not in outcome.errors, "a trap: %s" % outcome)
        return outcome

    def as_nobody(self, *words, **options):
        """Root reads everything; nobody does not."""
        return self.run(*words, user=NOBODY, group=NOBODY, extra_groups=[], **options)

    def length(self, prepare, *words):
        """How long the whole command takes, seconds."""
        lengths = []
        for _ in range(5):
            prepare()
            begun = time.monotonic()
            self.run(*words).ended(0)
            lengths.append(time.monotonic() - begun)
        return sorted(lengths)[2]

    def signalled(self, length, number, *words):
        """Runs the command and sends it a signal at any moment of it, or a little after."""
        process = self.start(*words)
        self.pause(1.1 * length)
        process.send_signal(number)
        return self.finish(process)

    def pause(self, longest):
        time.sleep(self.random.uniform(0, longest))

    def empty(self):
        """Takes away all that is kept."""
        shutil.rmtree(self.data, ignore_errors=True)
        shutil.rmtree(self.home / ".local", ignore_errors=True)


TRIALS = {}


def trial(times):
    """Gives a function the name by which it is run alone, and how often it tries when nobody says.

    It returns the counts it is to print, and raises a Loss when there is one.
    """
    def register(function):
        name = function.__name__.replace("_", "-")
        must(name not in TRIALS, "two trials are called %s" % name)
        TRIALS[name] = (function, times)
        return function
    return register


def content(folder):
    """Every file below a folder: name and bytes. Not locks, nor what undo remembers: that is noted before a change, and
    goes where it cannot be noted."""
    folder = pathlib.Path(folder)
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.endswith(".lock") and path.name != "changes"}


def drafts(files):
    """The names of drafts among them."""
    return [name for name in files if DRAFT in name]


def without_drafts(files):
    return {name: files[name] for name in files if name not in drafts(files)}


def generated(script, *words):
    path = REPOSITORY / "Benchmarks" / script
    return subprocess.run(
        [sys.executable, str(path), *map(str, words)], check=True, stdout=subprocess.PIPE).stdout


def whoop(folder, days):
    """WHOOP records of so many days, to import."""
    if not folder.exists():
        generated("generate_whoop.py", FIXTURES / "whoop", folder, days)
    return folder


def health(path, days, end="2026-03-10", seed=1):
    """An Apple Health export, to import."""
    if not path.exists():
        path.write_bytes(
            generated("generate_apple_health.py", "--days", days, "--end", end, "--seed", seed))
    return path


def event(title, uid="one", hour=9):
    return (
        "BEGIN:VEVENT\r\nUID:%s\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260310T%02d0000Z\r\n"
        "DTEND:20260310T%02d3000Z\r\nSUMMARY:%s\r\nEND:VEVENT\r\n" % (uid, hour, hour, title))


def calendar(*events):
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//EN\r\n%sEND:VCALENDAR\r\n" % "".join(events)


def run(name, program, seed, times):
    function, usual = TRIALS[name]
    with tempfile.TemporaryDirectory(prefix="readyday-faults-") as folder:
        os.chmod(folder, 0o755)
        # A copy, since nobody else may be allowed to go where the program was built.
        copy = shutil.copy2(program, folder)
        place = Place(copy, folder, "%s %s" % (seed, name))
        return function(place, times or usual)
