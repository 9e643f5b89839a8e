"""Zips of 200 kB at most, and tables, that hold as much as they can of what costs most to read."""

import io
import random
import resource
import shutil
import zipfile

from faults import FIXTURES, event, must, trial
from kills import DAY

SMALL = 200_000
MEMORY = 1_000_000 * 1024
SECONDS = 5
# As much as such a zip may unpack to, and more.
SIZES = (27_000_000, 120_000_000)

CYCLES = (FIXTURES / "whoop-csv/physiological_cycles.csv").read_bytes().splitlines(keepends=True)[:2]
OURA = (
    b"day,type,bedtime_start,bedtime_end,total_sleep_duration,efficiency\n",
    b"2026-03-09,long_sleep,2026-03-08T23:00:00+00:00,2026-03-09T07:00:00+00:00,27000,50\n")
NIGHT = b'{"start":"2026-03-08T23:00:00.000Z","end":"2026-03-09T07:00:00.000Z","timezone_offset":"+00:00"},'
RECORD = (
    b'<Record type="HKQuantityTypeIdentifierRestingHeartRate" startDate="2026-03-09 05:00:00 +0000" '
    b'endDate="2026-03-09 05:00:00 +0000" value="50"/>\n')
CALENDAR = b"BEGIN:VCALENDAR\r\n"
EVENT = b"BEGIN:VEVENT\r\nDTSTART:20260310T090000Z\r\n"
# The name of a file, how it begins, and what is repeated in it.
BOMBS = {
    "quotation-marks.csv": (b"", b'"\n'),
    "lines.csv": (b'"', b"a\n"),
    "empty-lines.csv": (b'"', b"\n"),
    "quoted-lines.csv": (CYCLES[0] + b'"', b"\n"),
    "stray-lines.csv": (CYCLES[0], b'"' + b"x" * 900 + b',","\n'),
    "cells.csv": (b"", b"a,"),
    "quoted-cells.csv": (CYCLES[0], b'"",'),
    "columns.csv": (CYCLES[0].rstrip(), b","),
    "short-rows.csv": (CYCLES[0], b"x\n"),
    "damaged-rows.csv": (CYCLES[0], b'"x\n'),
    "wide-cell.csv": (CYCLES[0] + b'"', b"x"),
    "cycles.csv": CYCLES,
    "oura-sleep.csv": OURA,
    "oura-sleep-short.csv": (OURA[0], b"x\n"),
    "lists.json": (b"", b"["),
    "numbers.json": (b"[", b"0,"),
    "lines.json": (b"", b"{}\n"),
    "members.json": (b"{", b'"a":0,'),
    "string.json": (b'{"start":"', b"a"),
    "nights.json": (b"[", NIGHT),
    "oura-sleep.json": (b"[", b'{"day":"2026-03-09","bedtime_start":"","bedtime_end":"","efficiency":1},'),
    "tags.xml": (b"<HealthData>", b"<Record/>"),
    "attributes.xml": (b"<HealthData><Record ", b'a="" '),
    "records.xml": (b"<HealthData>", RECORD),
    "events.ics": (CALENDAR, event("x").encode()),
    "components.ics": (CALENDAR, b"BEGIN:VEVENT\r\n"),
    "line.ics": (CALENDAR + EVENT + b"SUMMARY:", b"\r\n x"),
    "guests.ics": (CALENDAR + EVENT, b"ATTENDEE:a\r\n"),
}
KINDS = {
    "csv": ["whoop", "oura", "health-auto-export"], "json": ["whoop", "oura", "health-auto-export"],
    "xml": ["apple-health"]}


def filled(name, size):
    beginning, piece = BOMBS[name]
    return beginning + piece * ((size - len(beginning)) // len(piece))


def packed(files):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return target.getvalue()


def full(name, size):
    """A zip of one such file, and of noise that makes it less suspicious."""
    while len(content := packed([(name, filled(name, size))])) > SMALL:
        size //= 2
    return packed([(name, filled(name, size)), ("noise", random.Random(1).randbytes(SMALL - len(content)))])


def many(content):
    """As many entries as a small zip holds."""
    return packed([("whoop%04d.csv" % number, content) for number in range(1_500)][:SMALL // (150 + len(content) // 900)])


def damaged(content):
    """No entry has the checksum that the zip lists."""
    content, place = bytearray(content), 0
    while (place := content.find(b"PK\1\2", place)) >= 0:
        content[place + 16] ^= 1
        place += 4
    return bytes(content)


def nested():
    inner = full("quotation-marks.csv", SIZES[1])
    for depth in range(5):
        inner = packed([("whoop%d.zip" % depth, inner), ("whoop%d.csv" % depth, b"a\n" * 100_000)])
    return inner


def limited():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def read(place, content, name):
    """Every command that may read the file, each with a status of its own; returns the longest time."""
    ending = name.rsplit(".")[-1]
    downloads = place.home / "Downloads"
    downloads.mkdir()
    path = downloads / ("whoop." + ("zip" if content.startswith(b"PK") else ending))
    path.write_bytes(content)
    source = ["--calendar", path] if ending == "ics" else ["--whoop", path]
    imports = [["import", kind, path] for kind in KINDS.get(ending, [])]
    times = []
    commands = [["init", "--yes"], ["brief", *DAY, *source], ["doctor", *source], *imports, ["brief", *DAY], ["doctor"]]
    for words in commands:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        outcome = place.run(*words, preexec_fn=limited).ended(0, 1, 3, 4, 5)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        must(times[-1] < SECONDS, "%s takes %.1f s: %s" % (name, times[-1], outcome))
    shutil.rmtree(place.home)
    place.home.mkdir()
    return max(times)


@trial(1)
def bombs(place, times):
    """Small zips and large tables made to fill the computer: a gigabyte and five seconds are enough for each."""
    files = [(name, full(name, size)) for name in BOMBS for size in SIZES]
    files += [(name, filled(name, SIZES[1])) for name in ("cells.csv", "quotation-marks.csv", "quoted-lines.csv")]
    files += [("many.csv", many(b"a\n" * 30_000)), ("empty.csv", many(b"")), ("damaged.csv", damaged(many(b"a\n")))]
    files += [("nested.csv", nested())]
    slowest = max((read(place, content, name), name) for name, content in files)
    return "%d files, the slowest %.1f s (%s)" % (len(files), *slowest)
