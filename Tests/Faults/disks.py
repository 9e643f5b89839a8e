"""Disks that are full, at every possible size: the old file stays whole, and with room again all goes well."""

import contextlib
import os
import re
import resource
import shutil
import subprocess

from faults import FIXTURES, PassedOver, content, must, trial, whoop
from kills import DAY

PAGE = 4096
# What each command line writes, and below which folder of the disk.
WRITERS = {
    "import-whoop": ["import", "whoop", FIXTURES / "whoop"],
    "import-apple-health": ["import", "apple-health", FIXTURES / "apple-health/export.xml"],
    "plan": ["plan", "add", "--date", "+1d", "--activity", "rowing", "--notes", "x" * 400],
    "reflect": ["reflect", "add", "--whoop", FIXTURES / "whoop", "--workout", "6a9469", "--feeling", "4"],
    "brief": ["brief", *DAY, "--format", "html", "--output", "disk/brief"],
    "demo": ["demo", "--output", "disk/demo"],
    "agenda": ["agenda", "--calendar", FIXTURES / "calendars", "--days", "60", "--output", "disk/agenda"],
    "init": ["init", "--yes", "--calendar", FIXTURES / "calendars"],
    "export": ["data", "export", "disk/export"],
}
# Of these the identifiers or the times differ from run to run.
UNLIKE = {"plan", "reflect", "export"}


@trial(1)
def unconfirmed(place, times):
    """The disk does not confirm a folder, or the file cannot be read again: what is stored is not denied."""
    if not shutil.which("strace"):
        raise PassedOver("strace is needed")
    commands = [["plan", "add", "run", "5k"], ["feel", "good"], ["plan", "edit", "running", "--duration", "45"]]
    faults = ["fsync:error=EIO:when=2", "fsync:error=EIO:when=3", "fsync:error=EIO:when=4", "readlink:error=EIO:when=14+"]
    told = 0
    for words in commands:
        for fault in faults:
            before = content(place.store) if place.store.exists() else {}
            command = ["strace", "-f", "-o", "/dev/null", "-e", "inject=" + fault, str(place.program), *words]
            done = subprocess.run(command, env=place.environment, capture_output=True, stdin=subprocess.DEVNULL)
            names = [name for name in content(place.store) if name.endswith(".json")]
            changed = any(content(place.store)[name] != before.get(name) for name in names)
            must(not changed or done.returncode == 0, "%s, %s: %d, %s" % (words, fault, done.returncode, done.stderr))
            told += b"does not confirm" in done.stderr
    must(told, "a folder that is not confirmed is not told")
    return "%d commands, told %d times" % (len(commands) * len(faults), told)


class Disk:
    """A small disk of its own, with the home on it."""

    def __init__(self, place):
        self.place = place
        self.path = place.folder / "disk"
        self.path.mkdir()
        self.ballast = self.path / "ballast"
        place.home = self.path / "home"
        place.data = place.home / "data"
        place.store = place.data / "readyday"

    @contextlib.contextmanager
    def mounted(self, options):
        words = ["mount", "-t", "tmpfs", "-o", options, "none", str(self.path)]
        if os.geteuid() or subprocess.run(words, stderr=subprocess.DEVNULL).returncode:
            raise PassedOver("nothing can be mounted here")
        try:
            yield
        finally:
            subprocess.run(["umount", str(self.path)], check=True)

    def begin(self, name):
        """What was there before."""
        self.place.home.mkdir()
        for file in ("brief", "demo", "agenda"):
            (self.path / file).write_text("an older one\n")
        if name == "export":
            self.place.run(*WRITERS["import-whoop"]).ended(0)
        elif name in ("plan", "import-whoop"):
            self.place.run("plan", "add", "--date", "+9d", "--activity", "cycling").ended(0)

    def fill(self, pages):
        """Leaves so many pages free."""
        free = shutil.disk_usage(self.path).free
        with open(self.ballast, "wb") as file:
            file.write(b"x" * max(0, free - pages * PAGE))

    def files(self):
        return {name: text for name, text in content(self.path).items() if name != "ballast"}


def refused(outcome, reasons):
    """It says in one message what could not be written."""
    outcome.ended(6)
    errors = [line for line in outcome.lines if "error: " in line]
    must(len(errors) == 1 and any(reason in errors[0] for reason in reasons), "no reason: %s" % outcome)
    must(re.search(r"[\w.~]*[/.]\w|brief|demo|agenda", errors[0].split("error: ")[1]), "no path: %s" % outcome)


def whole(before, now, after, name):
    """Every file is an old or a new one, and nothing else is there."""
    for file, text in before.items():
        must(file in now, "%s: %s is gone" % (name, file))
        must(text == now[file] or name in UNLIKE or now[file] == after.get(file), "%s: half of %s" % (name, file))
    strangers = set(now) - set(before) - set(after)
    must(not strangers, "%s: left behind %s" % (name, strangers))


def outcome_with(disk, name, limit):
    """Runs one of the writers on a full disk, and again with room; whether it had gone well at once."""
    disk.begin(name)
    before = disk.files()
    release = limit(disk)
    outcome = disk.place.run(*WRITERS[name])
    now = disk.files()
    if outcome.status:
        refused(outcome, ("No space left on device",))
        must(name not in UNLIKE - {"export"} or now == before, "%s: something changed" % name)
    release()
    if outcome.status:
        disk.place.run(*WRITERS[name]).ended(0)
    after = disk.files()
    whole(before, now, after, name)
    must(not [file for file in after if ".readyday-" in file], "a draft stays")
    return outcome.status == 0


def pages(number):
    def limit(disk):
        disk.fill(number)
        return disk.ballast.unlink
    return limit


def until_it_fits(disk, name, limit, most):
    """At 0, 1, 2 … units of room; how often there was too little."""
    for number in range(most):
        with disk.mounted("size=4m"):
            if outcome_with(disk, name, limit(number)):
                return number
    must(False, "%s never fits" % name)


def all_until_they_fit(place, limit, most):
    disk = Disk(place)
    return {name: until_it_fits(disk, name, limit, most) for name in WRITERS}


@trial(1)
def full_disk(place, times):
    """A disk with 0, 1, 2 … pages left, until it is enough, for every command that writes."""
    return "refused at every size below, in pages: %s" % all_until_they_fit(place, pages, 500)


@trial(1)
def no_more_files(place, times):
    """A disk that takes 0, 1, 2 … more files, until it is enough, for every command that writes."""
    return "refused below so many files: %s" % all_until_they_fit(place, files_left, 40)


def files_left(number):
    """Takes all files the disk can have but so many."""
    def limit(disk):
        state = os.statvfs(disk.path)
        subprocess.run(
            ["mount", "-o", "remount,nr_inodes=%d" % (state.f_files - state.f_ffree + number), str(disk.path)],
            check=True)

        return lambda: subprocess.run(
            ["mount", "-o", "remount,nr_inodes=100000", str(disk.path)], check=True)
    return limit


@trial(1)
def file_limit(place, times):
    """No file may be longer than 0, 500, 1000 … bytes (RLIMIT_FSIZE), until it is enough."""
    counts = {}
    (place.folder / "disk").mkdir()
    for name, words in WRITERS.items():
        for number in range(1000):
            limit = 500 * number
            place.empty()
            shutil.rmtree(place.home / "config", ignore_errors=True)
            shutil.rmtree(place.folder / "disk/export", ignore_errors=True)
            if name == "export":
                place.run(*WRITERS["import-whoop"]).ended(0)
            before = content(place.folder)
            outcome = place.run(
                *words, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
            if outcome.status == 0:
                counts[name] = limit
                break
            refused(outcome, ("File too large",))
            now = content(place.folder)
            must(name.startswith("import") or now == before, "%s: changed %s" % (name, sorted(set(now) - set(before))))
            must(not [file for file in now if ".readyday-" in file], "a draft stays")
        must(name in counts, "%s never fits" % name)
    return "refused below so many bytes: %s" % counts
