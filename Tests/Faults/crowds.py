"""Many at once: runs of brief --once, and calendars that never end."""

import http.server
import os
import pathlib
import signal
import threading
import time

from faults import FIXTURES, must, trial

ONCE = ("brief", "--once", "--whoop", str(FIXTURES / "whoop"), "--calendar", str(FIXTURES / "calendars"))
RUNS = 12


def print_once(place, state, **options):
    """What one run prints, with its own state folder."""
    environment = dict(place.environment, XDG_STATE_HOME=str(state))
    return place.start(*ONCE, env=environment, **options)


@trial(50)
def once_crowd(place, times):
    """Twelve runs of brief --once at a time print the day once."""
    for number in range(times):
        runs = [print_once(place, place.home / ("state-%d" % number)) for _ in range(RUNS)]
        outcomes = [place.finish(run).ended(0) for run in runs]
        printed = sum(bool(outcome.output) for outcome in outcomes)
        must(printed == 1, "printed %d times" % printed)
    return "%d rounds of %d, printed once each" % (times, RUNS)


def to_full_disk(place, state):
    with open("/dev/full", "w") as full:
        place.finish(print_once(place, state, stdout=full)).ended(6)


def to_closed_pipe(place, state):
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        place.finish(print_once(place, state, stdout=closed)).ended(0)


def killed(place, state):
    process = print_once(place, state, start_new_session=True)
    place.pause(0.1)
    process.send_signal(signal.SIGKILL)
    return place.finish(process)


@trial(50)
def once_lost(place, times):
    """A full disk, a closed pipe and SIGKILL do not cost the day's brief: the next run prints it."""
    counts = {"full disk": 0, "closed pipe": 0, "killed": 0, "printed before": 0}
    for number in range(times):
        state = place.home / ("state-%d" % number)
        kind = place.random.choice(["full disk", "closed pipe", "killed"])
        lost = {"full disk": to_full_disk, "closed pipe": to_closed_pipe, "killed": killed}[kind](place, state)
        after = place.finish(print_once(place, state)).ended(0)
        if lost and lost.output:
            kind = "printed before"
        else:
            must(after.output, "the day's brief is lost after: %s" % kind)
        must(not place.finish(print_once(place, state)).ended(0).output, "printed twice")
        counts[kind] += 1
    return ", ".join("%s %d" % each for each in counts.items())


class Endless(http.server.BaseHTTPRequestHandler):
    """A calendar without an end."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/calendar")
        self.end_headers()
        try:
            self.wfile.write(b"BEGIN:VCALENDAR\r\n")
            while True:
                self.wfile.write(b"X-MORE:" + b"a" * 65536 + b"\r\n")
        except OSError:
            pass

    def log_message(self, *words):
        pass


FEEDS = 32
MOST_KILOBYTES = 200_000


@trial(1)
def floods(place, times):
    """Thirty-two calendars without an end: refused, within 200 MB."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Endless)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    names = ["{name: 'c%d', url: 'http://127.0.0.1:%d/%d'}" % (each, server.server_port, each) for each in range(FEEDS)]
    config = place.home / "config" / "readyday"
    config.mkdir(parents=True)
    (config / "config.json5").write_text("{calendars: [%s]}" % ", ".join(names))
    environment = dict(place.environment, XDG_STATE_HOME=str(place.home / "state"), XDG_CACHE_HOME=str(place.home / "cache"))
    process = place.start("sync", "calendars", env=environment)
    # The system's own count begins with the memory of whoever started the process.
    peaks = [0]
    watch = threading.Thread(target=lambda: peaks.extend(peaks_of(process)))
    watch.start()
    errors = process.stderr.read()
    process.wait()
    watch.join()
    must(process.returncode == 4, "status %d" % process.returncode)
    must(errors.count(b"too large") == FEEDS, "not every feed was refused: %r" % errors[:300])
    must(0 < max(peaks) < MOST_KILOBYTES, "%d kB of memory" % max(peaks))
    return "%d feeds refused, %d MB" % (FEEDS, max(peaks) // 1000)


def peaks_of(process):
    """The most kilobytes it has used, again and again until it ends."""
    while process.poll() is None:
        try:
            text = pathlib.Path("/proc/%d/status" % process.pid).read_text()
        except OSError:
            return
        yield from (int(line.split()[1]) for line in text.splitlines() if line.startswith("VmHWM"))
        time.sleep(0.02)
