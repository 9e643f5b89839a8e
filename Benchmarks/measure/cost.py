"""What a command costs: time beside another command, processor time, and memory that no file stands behind."""
import dataclasses
import json
import os
import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile


@dataclasses.dataclass(frozen=True)
class Times:
    """Milliseconds from start to end, one for each run."""
    all: tuple

    @property
    def median(self):
        return statistics.median(self.all)

    @property
    def least(self):
        return min(self.all)


def times(commands, runs):
    """Times of each command. They take turns, so that whatever else the machine does befalls them all."""
    rounds = min(3, runs)
    found = [[] for _ in commands]
    for _ in range(rounds):
        for place, command in enumerate(commands):
            found[place] += hyperfine(command, runs // rounds)
    return [Times(tuple(milliseconds)) for milliseconds in found]


def hyperfine(command, runs):
    """Milliseconds of each run.

    Into a pipe: grep stops at the first match when it writes to /dev/null.
    """
    with tempfile.TemporaryDirectory() as folder:
        export = pathlib.Path(folder, "times.json")
        options = ["-N", "--warmup", "2" if runs > 5 else "1", "--runs", str(max(runs, 2)), "--output=pipe"]
        run = subprocess.run(
            ["hyperfine", *options, "--export-json", export, shlex.join(map(str, command))],
            capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"failed: {shlex.join(map(str, command))}\n{run.stderr}")
        return [seconds * 1000 for seconds in json.loads(export.read_text())["results"][0]["times"]]


def processor_time(command, milliseconds=1500):
    """The least milliseconds that the processors worked for one run, for the program and for the system.

    The least, because what others do on the machine only ever adds. At least twice, and up to twenty
    times while all of it together takes no longer than `milliseconds`.
    """
    found = [processor_time_once(command), processor_time_once(command)]
    while len(found) < 20 and sum(found) < milliseconds:
        found.append(processor_time_once(command))
    return min(found)


def processor_time_once(command):
    with open(os.devnull, "w") as nothing:
        process = os.posix_spawn(
            command[0], [str(word) for word in command], os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, nothing.fileno(), 1), (os.POSIX_SPAWN_DUP2, nothing.fileno(), 2)])
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit(f"failed: {shlex.join(map(str, command))}")
    return (usage.ru_utime + usage.ru_stime) * 1000


def memory(command, runs=3):
    """The most MiB that a command held and no file backs, in any of so many runs; None where /proc does not tell.

    Looked at without pause while it runs: between two looks a peak can pass unseen, hence more runs than one.
    """
    if not pathlib.Path("/proc/self/status").exists():
        return None
    return max(memory_once(command) for _ in range(runs))


def memory_once(command):
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    most = 0
    with open(f"/proc/{process.pid}/status", "rb", buffering=0) as status:
        while process.poll() is None:
            status.seek(0)
            try:
                _, found, rest = status.read().partition(b"RssAnon:")
            except ProcessLookupError:
                break
            if found:
                most = max(most, int(rest.split()[0]))
    process.wait()
    return most / 1024
