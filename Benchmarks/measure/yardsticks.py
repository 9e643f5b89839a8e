"""The programs readyday stands beside. One that is not installed is a yardstick without a command."""
import dataclasses
import importlib.metadata
import importlib.util
import shlex
import shutil
import subprocess
import sys

from measure.inputs import DAY, ZONE
from measure.machine import BENCHMARKS

SOURCES = BENCHMARKS / "Yardstick"


@dataclasses.dataclass(frozen=True)
class Yardstick:
    name: str
    # None when it is not installed.
    command: tuple = None


def hello(folder, like):
    """A Swift program that prints nothing, built the same way as `like`: fully static where that is."""
    program, static = folder / "hello", is_static(like)
    options = ["-O", "-static-executable"] if static else ["-O"]
    subprocess.run(["swiftc", *options, SOURCES / "hello.swift", "-o", program], check=True, stdout=sys.stderr)
    return Yardstick("hello in Swift, static" if static else "hello in Swift", (program,))


def is_static(program):
    """Whether it runs without a loader; where nothing tells, it does not."""
    return shutil.which("ldd") is not None and subprocess.run(["ldd", program], capture_output=True).returncode != 0


def jq(folder):
    """Reads every JSON file of a folder and counts them."""
    program = shutil.which("jq")
    files = sorted(path for path in folder.rglob("*.json"))
    return Yardstick("jq, reading them", (program, "-n", "[inputs] | length", *files) if program else None)


def grep(pattern, file):
    # -c alone would say "0" of a file that grep takes for binary.
    return Yardstick(f"grep -c {pattern}", ("grep", "-a", "-c", pattern, file))


def libical(folder, calendar):
    version = libical_version()
    program = folder / "libical-day"
    if version and not program.exists():
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libical"], capture_output=True, text=True)
        source = SOURCES / "libical_day.c"
        built = subprocess.run(["cc", "-O2", source, "-o", program, *shlex.split(flags.stdout)], stdout=sys.stderr)
        if built.returncode != 0:
            return Yardstick("libical")
    command = (program, calendar, DAY.replace("-", ""), ZONE) if version else None
    return Yardstick(f"libical {version}".strip(), command)


def libical_version():
    """Empty when the library, a C compiler or what finds the one for the other is missing."""
    if shutil.which("cc") is None or shutil.which("pkg-config") is None:
        return ""
    return subprocess.run(["pkg-config", "--modversion", "libical"], capture_output=True, text=True).stdout.strip()


def icalendar(calendar):
    """Reads a calendar for the Python that runs this, and works out nothing."""
    if importlib.util.find_spec("icalendar") is None:
        return Yardstick("icalendar")
    script = "import icalendar, sys; icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())"
    name = f"icalendar {importlib.metadata.version('icalendar')}, reading it"
    return Yardstick(name, (sys.executable, "-c", script, calendar))


def recurring_ical_events(calendar):
    """For the Python that runs this, so that one with the package in it can be asked to."""
    if importlib.util.find_spec("recurring_ical_events") is None:
        return Yardstick("recurring_ical_events")
    version = importlib.metadata.version("recurring_ical_events")
    script = SOURCES / "recurring_ical_events_day.py"
    return Yardstick(f"recurring_ical_events {version}", (sys.executable, script, calendar, DAY, ZONE))
