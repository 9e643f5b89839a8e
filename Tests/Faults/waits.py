"""Others that never answer: servers, programs and runs that hold a lock. A brief is on time, and signals are heard."""

import concurrent.futures
import contextlib
import fcntl
import json
import os
import pathlib
import signal
import socket
import threading
import time

from faults import Loss, Outcome, Place, calendar, event, must, trial
from logins import Login, silent

# Seconds: a brief has 10 for its sync, and some to print.
LONGEST = 12
ENDING = {signal.SIGTERM: (-15,), signal.SIGINT: (130, -2), signal.SIGHUP: (-1,)}


class Server:
    """Hands every connection to a function, for a minute at most."""

    def __init__(self, talk, backlog=64):
        self.talk, self.over = talk, threading.Event()
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen(backlog)
        self.port = self.socket.getsockname()[1]
        self.address = "http://127.0.0.1:%d" % self.port
        if talk:
            threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        with contextlib.suppress(OSError):
            while not self.over.is_set():
                connection = self.socket.accept()[0]
                threading.Thread(target=self.hear, args=(connection,), daemon=True).start()

    def hear(self, connection):
        with contextlib.suppress(OSError), connection:
            connection.settimeout(60)
            head = b""
            while b"\r\n\r\n" not in head:
                part = connection.recv(65536)
                if not part:
                    return
                head += part
            self.talk(self, connection, head)

    def close(self):
        self.over.set()
        self.socket.close()

    def wait(self, seconds=60):
        return self.over.wait(seconds)


def say_nothing(server, connection, head):
    server.wait()


def drip(server, connection, head):
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
    for byte in calendar(event("Slow")).encode():
        connection.sendall(bytes([byte]))
        if server.wait(1):
            return


def head_without_end(server, connection, head):
    connection.sendall(b"HTTP/1.1 200 OK\r\n")
    for number in range(600):
        connection.sendall(b"X-%d: more\r\n" % number)
        if server.wait(0.1):
            return


def lead_on(server, connection, head):
    if not server.wait(4):
        connection.sendall(
            b"HTTP/1.1 302 Found\r\nLocation: %s/%d\r\nContent-Length: 0\r\n\r\n" % (
                server.address.encode(), time.monotonic_ns()))


def put_off(server, connection, head):
    connection.sendall(
        b"HTTP/1.1 429 Too Many\r\nX-RateLimit-Remaining: 0\r\nX-RateLimit-Reset: 55\r\nContent-Length: 0\r\n\r\n")


def calendars(place, **feed):
    folder = place.home / "config" / "readyday"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json5").write_text(json.dumps({"calendars": [dict(feed, name="work")]}))
    return {}


@contextlib.contextmanager
def served(place, talk):
    server = Server(talk)
    yield calendars(place, url=server.address + "/work.ics")
    server.close()


@contextlib.contextmanager
def full_backlog(place):
    """Nobody accepts, and the system has no place for more connections."""
    server, waiting = Server(None, backlog=0), []
    for _ in range(4):
        other = socket.socket()
        other.setblocking(False)
        other.connect_ex(("127.0.0.1", server.port))
        waiting.append(other)
    yield calendars(place, url=server.address + "/work.ics")
    for other in waiting:
        other.close()
    server.close()


@contextlib.contextmanager
def asking(place, script):
    yield calendars(place, url_command=["sh", "-c", script])


@contextlib.contextmanager
def whoop(place, seconds=60, script=None):
    """A login whose tokens last so long, and whose secret a program prints if one is given."""
    login = Login(place, nights=5)
    login.sync().ended(0)
    login.log_in(seconds)
    if script:
        tokens = json.loads(login.file.read_text())
        tokens["client_secret"] = None
        login.file.write_text(json.dumps(tokens))
        folder = place.home / "config" / "readyday"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "config.json5").write_text(json.dumps(
            {"sync_whoop": {"client_id": "client-1", "secret_command": ["sh", "-c", script]}}))
    yield login
    login.whoop.server.shutdown()
    login.whoop.server.server_close()


@contextlib.contextmanager
def with_secret(place, script):
    with whoop(place, script=script) as login:
        yield login.options


@contextlib.contextmanager
def held(path):
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with open(path, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def store_locked(place):
    with whoop(place, 3600) as login, held(place.store / "whoop" / ".lock"):
        yield login.options


@contextlib.contextmanager
def login_locked(place):
    with whoop(place) as login, held(login.state / ".whoop.lock"):
        yield login.options


@contextlib.contextmanager
def held_by_stopped(place):
    """A `sync` that renews the login is suspended."""
    mark = place.folder / "mark"
    with whoop(place, script="sleep 50 & touch '%s'; wait" % mark) as login:
        stopped = place.start("sync", "whoop", **login.options)
        while not mark.exists():
            time.sleep(0.02)
        stopped.send_signal(signal.SIGSTOP)
        (place.home / "config/readyday/config.json5").unlink()
        yield login.options
        end_all(place)
        stopped.communicate()


@contextlib.contextmanager
def slow_tokens(place):
    with whoop(place) as login:
        login.whoop.delay = 50
        yield login.options


@contextlib.contextmanager
def put_off_by_whoop(place):
    with whoop(place, 3600) as login:
        server = Server(put_off)
        yield {"env": dict(login.options["env"], READYDAY_WHOOP_API=server.address)}
        server.close()


LIVES_ON = "printf 'http://127.0.0.1:9/%s\\n' work; exec >&-; sleep 50; :"
LEAVES_ONE = "printf 'http://127.0.0.1:9/%s\\n' work; sleep 50 & :"
# What is waited for, and by which command.
KINDS = {
    "a lock on the records": store_locked,
    "a lock on the login": login_locked,
    "a suspended sync": held_by_stopped,
    "a secret": lambda place: with_secret(place, "sleep 50; :"),
    "a program that printed the secret": lambda place: with_secret(place, LIVES_ON),
    "an address": lambda place: asking(place, "sleep 50; :"),
    "a program that printed the address": lambda place: asking(place, LIVES_ON),
    "a program left by the one that printed the address": lambda place: asking(place, LEAVES_ONE),
    "a silent server": lambda place: served(place, say_nothing),
    "a dripping server": lambda place: served(place, drip),
    "endless headers": lambda place: served(place, head_without_end),
    "slow redirects": lambda place: served(place, lead_on),
    "a full backlog": full_backlog,
    "tokens": slow_tokens,
    "the rate limit": put_off_by_whoop,
}
LEFT = "a program left by the one that printed the address"
# What is not waited for as long as a second.
SOON = ("a program that printed the secret", "a program that printed the address", LEFT)
# What keeps a sync from recording that it failed.
UNRECORDED = ("a lock on the records", "a lock on the login", "a suspended sync", "tokens")


def started(place):
    """The processes with this place's home, but for zombies and the WHOOP request that must go on."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if ("HOME=%s" % place.home).encode() in (path / "environ").read_bytes().split(b"\0"):
                found.append((int(path.name), (path / "cmdline").read_bytes().replace(b"\0", b" ")))
    return found


def end_all(place):
    for number, _ in started(place):
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)


def finished(place, process, limit=25):
    """How it ended and after how many seconds; what goes on far too long is killed."""
    begun = time.monotonic()
    try:
        return silent(place.finish(process, limit=limit)), time.monotonic() - begun
    except Loss:
        return Outcome(process.args[1:], process.returncode, b"", b""), limit


def left_behind(place, name, before):
    """A signal that ended the request for tokens would lose the login: `curl` alone goes on."""
    for _ in range(20):
        left = [words for number, words in started(place) if number not in before]
        if name == "tokens":
            left = [words for words in left if not words.startswith(b"curl ")]
        if not left or name == LEFT:
            return []
        # What is killed needs a moment to end.
        time.sleep(0.05)
    return ["%s: left running: %s" % (name, left)]


def briefed(place, name, options):
    outcome, length = finished(place, place.start("brief", "--sync", **options))
    if length > LONGEST:
        yield "%s: brief --sync takes %.1f s" % (name, length)
    elif outcome.status != 0 or not outcome.output:
        yield "%s: no brief: %s" % (name, outcome)
    elif name in UNRECORDED and b"WHOOP: never synchronised (" not in outcome.output:
        yield "%s: the brief does not say so: %s" % (name, outcome)


def signalled(place, name, options):
    for sent, statuses in ENDING.items():
        if name not in UNRECORDED:
            end_all(place)
        process = place.start("sync", **options)
        time.sleep(0.3 if name in SOON else 1.5)
        waited = process.poll() is None
        process.send_signal(sent)
        outcome, length = finished(place, process)
        if length > 2:
            yield "%s: %s ends sync after %.1f s" % (name, sent.name, length)
        elif outcome.status not in statuses and (waited or name not in SOON):
            yield "%s: %s: %s" % (name, sent.name, outcome)


def tried(place, name, kind):
    """What is wrong with this kind of wait."""
    with kind(place) as options:
        before = {number for number, _ in started(place)}
        wrong = [*briefed(place, name, options), *signalled(place, name, options)]
        wrong += left_behind(place, name, before)
        end_all(place)
    return wrong


@trial(1)
def waits(place, times):
    """`brief --sync` is on time whatever it waits for, and TERM, INT and HUP end a `sync` that waits."""
    def one(number, name):
        folder = place.folder / str(number)
        folder.mkdir()
        return tried(Place(place.program, folder, number), name, KINDS[name])
    with concurrent.futures.ThreadPoolExecutor(len(KINDS)) as pool:
        found = list(pool.map(one, range(len(KINDS)), KINDS))
    wrong = [words for words in found for words in words]
    must(not wrong, "\n  " + "\n  ".join(wrong))
    return "%d kinds, 3 signals each" % len(KINDS)
