"""What is no file: devices and pipes that never end, folders, loops, and pipes that do end."""

import os
import shutil
import signal
import subprocess
import time

from faults import FIXTURES, health, must, trial
from kills import DAY
from readers import AGENDA, GOOD


@trial(1)
def endless(place, times):
    """Devices and pipes that never end, wherever a file can be named: a message within seconds."""
    sources = {"/dev/zero": None, "/dev/urandom": None, "-": ["yes"], "/dev/stdin": ["yes", "BEGIN:VEVENT"]}
    commands = [
        ([*AGENDA, "--calendar", "SOURCE"], (4,)), (["recovery", "--whoop", "SOURCE"], (4,)),
        (["import", "whoop", "SOURCE"], (4,)), (["import", "apple-health", "SOURCE"], (4,)),
        (["plan", "import", "SOURCE"], (4,)), (["brief", "--config", "SOURCE"], (5,)),
        (["brief", *DAY, "--tz", "SOURCE"], (2,)), (["init", "--yes", "--calendar", "SOURCE"], (0, 4)),
        (["doctor", "--calendar", "SOURCE"], (0, 4)),
    ]
    count, slowest = 0, 0
    for source, feeder in sources.items():
        for words, statuses in commands:
            if source == "-" and words[-2] not in ("--calendar", "--whoop", "whoop", "apple-health", "import"):
                continue
            begun = time.monotonic()
            words = [source if word == "SOURCE" else word for word in words]
            outcome = fed(place, feeder, words).ended(*statuses)
            shutil.rmtree(place.home / "config", ignore_errors=True)
            must(outcome.errors or outcome.output, "not a word: %s" % outcome)
            must(not (place.store / "whoop").exists(), "something was kept: %s" % outcome)
            slowest = max(slowest, time.monotonic() - begun)
            count += 1
    return "%d commands, the slowest %.1f s" % (count, slowest)


def fed(place, feeder, words):
    if not feeder:
        return place.run(*words)
    process = subprocess.Popen(feeder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        return place.run(*words, stdin=process.stdout)
    finally:
        process.kill()
        process.stdout.close()
        process.wait()


@trial(1)
def odd_files(place, times):
    """Folders, loops, pipes and sockets in the place of files, and files of /proc: told, or read as they should be."""
    folder = place.folder / "tree"
    (folder / "x.ics").mkdir(parents=True)
    (folder / "x.ics" / "inside.ics").write_text(GOOD)
    for link, target in (("loop.ics", "loop.ics"), ("up", "."), ("zero.ics", "/dev/zero")):
        (folder / link).symlink_to(target)
    os.mkfifo(folder / "pipe.ics")
    outcome = place.run(*AGENDA, "--calendar", folder).ended(0)
    must(outcome.output.count(b"Stands") == 1, "read twice, or not: %s" % outcome)
    outcome.said("loop.ics", "zero.ics", "pipe.ics")
    cases = 5
    for path, status in ((folder / "loop.ics", 4), ("/dev/null", 4), ("/proc/self/status", 4), ("/proc/self/mem", 4)):
        for words in ([*AGENDA, "--calendar", path], ["recovery", "--whoop", path], ["import", "apple-health", path]):
            must(place.run(*words).ended(status).errors, "not a word of %s" % path)
            cases += 1
    return "%d cases, and %d pipes" % (cases, pipes(place, folder / "pipe.ics"))


def feed(process, pipe, text):
    """Writes as soon as the process reads; not at all if it ends without reading."""
    while process.poll() is None:
        try:
            end = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            time.sleep(0.01)
            continue
        os.set_blocking(end, True)
        with os.fdopen(end, "wb") as file:
            file.write(text)
        return


def pipes(place, pipe):
    """A pipe that nobody writes to is waited for, as by any program, until somebody ends it; else it is read."""
    for which, status in ((signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)):
        process = place.start(*AGENDA, "--calendar", pipe)
        time.sleep(0.3)
        must(process.poll() is None, "does not wait for the pipe")
        process.send_signal(which)
        place.finish(process).ended(status)
    export = health(place.folder / "export.xml", 30).read_bytes()
    expected = place.run("import", "apple-health", place.folder / "export.xml").ended(0).output.splitlines()[:5]
    sleep = (FIXTURES / "whoop/sleep.json").read_bytes()
    whoop, apple = pipe.with_suffix(".json"), pipe.with_suffix(".xml")
    cases = [
        ([*AGENDA, "--calendar", pipe], GOOD.encode(), b"Stands"), (["import", "whoop", whoop], sleep, b"65 new"),
        (["import", "apple-health", apple], export, expected[0]), (["sleep", "--whoop", whoop], sleep, b"SLEEP"),
    ]
    os.mkfifo(whoop)
    os.mkfifo(apple)
    for words, text, wanted in cases:
        process = place.start(*words)
        feed(process, words[-1], text)
        outcome = place.finish(process).ended(0)
        must(wanted in outcome.output, "not read through a pipe: %s" % outcome)
    return 2 + len(cases)


@trial(1)
def without_proc(place, times):
    """No /proc, or no file may be opened: the reason it gives is that one, and it does not trap."""
    def told(script, *words):
        # The program is the dynamic linker's to open, where it is not static.
        process = subprocess.Popen(
            ["sh", "-c", script, place.program, "--version"], env=place.environment, cwd=place.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        outcome = place.finish(process)
        if outcome.status == 127 and b"libraries" in outcome.errors:
            return 0
        outcome.ended(4).said("the command line cannot be read", *words)
        return 1
    count = told('ulimit -n 3; exec "$0" "$@"', "open files")
    if os.geteuid() == 0 and shutil.which("unshare"):
        count += told("exec unshare -m sh -c 'umount -l /proc; exec \"$0\" \"$@\"' \"$0\" \"$@\"", "/proc is not mounted")
    return "%d times" % count
