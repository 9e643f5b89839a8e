"""Calendars that are fetched, with a server on this computer: nothing is lost, and no address is told."""

import http.server
import json
import resource
import shutil
import signal
import subprocess
import threading
import time

from faults import PassedOver, calendar, content, drafts, event, must, trial, without_drafts

SECRET = "wh0-kn0ws-th1s-reads-1t"


class Server:
    """Answers each calendar with its newest version, and counts what it is asked."""

    def __init__(self, events=2000):
        owner, self.events = self, events

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                owner.asked.append(self.path)
                time.sleep(owner.delay)
                name = self.path.rsplit("/", 1)[-1]
                # Large enough that a kill may find it on its way.
                body = owner.body(name).encode()
                self.send_response(200)
                self.send_header("ETag", '"%d"' % owner.version)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                try:
                    self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *words):
                pass

        self.asked, self.version, self.delay = [], 0, 0.0
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def body(self, name, version=None):
        version = self.version if version is None else version
        return calendar(*(
            event("%s %d" % (name, version), "%s-%d" % (name, number)) for number in range(self.events)))

    def configure(self, place, *names):
        folder = place.home / "config" / "readyday"
        folder.mkdir(parents=True, exist_ok=True)
        port = self.server.server_address[1]
        (folder / "config.json5").write_text("{calendars: [%s]}" % ", ".join(
            '{name: "%s", url: "http://127.0.0.1:%d/%s/%s"}' % (name, port, SECRET, name)
            for name in names))


def fetched(place):
    return content(place.home / ".cache" / "readyday" / "calendars")


def copies(files):
    return {name: text.decode() for name, text in without_drafts(files).items() if name.endswith(".ics")}


def whole(server, files, names):
    """Every copy is one version of one calendar, whole."""
    known = {server.body(name, version) for name in names for version in range(server.version + 1)}
    for name, text in copies(files).items():
        must(text in known, "%s is no version of any calendar" % name)


@trial(200)
def kill_sync(place, times):
    """`sync` of two calendars is killed: each copy is a whole version, and the next sync brings the newest."""
    names = ["work", "home"]
    with Server() as server:
        server.configure(place, *names)
        length = place.length(lambda: None, "sync", "--force")
        killed = mixed = 0
        for number in range(times):
            server.version += 1
            outcome = place.signalled(length, signal.SIGKILL, "sync", "--force")
            outcome.ended(0, -signal.SIGKILL)
            files = fetched(place)
            whole(server, files, names)
            must(len(drafts(files)) <= 4, "left behind: %s" % drafts(files))
            killed += outcome.status != 0
            newest = {server.body(name) for name in names}
            mixed += 0 < len(newest & set(copies(files).values())) < 2
            if number % 5 == 4:
                # What another run wrote by then may be fresh; it is the newest all the same once it is asked for.
                place.run("sync", "--force").ended(0)
                files = fetched(place)
                must(set(copies(files).values()) == newest, "the sync after kill %d has another" % number)
                must(not drafts(files), "left behind: %s" % drafts(files))
        return "%d killed, %d of them between two calendars" % (killed, mixed)


@trial(50)
def writers_sync(place, times):
    """Two syncs at once: both end well, and what is kept is the newest, with what is known of it."""
    names = ["work", "home"]
    with Server() as server:
        server.configure(place, *names)
        for number in range(times):
            server.version += 1
            processes = [place.start("sync", "--force") for _ in range(2)]
            for process in processes:
                place.finish(process).ended(0)
            files = fetched(place)
            must(set(copies(files).values()) == {server.body(name) for name in names},
                 "round %d keeps something else" % number)
            must(not drafts(files), "left behind: %s" % drafts(files))
            asked = len(server.asked)
            must(b"up to date" in place.run("sync").ended(0).output, "round %d is not fresh" % number)
            must(len(server.asked) == asked, "what is fresh was asked for")
        return "%d rounds of 2" % times


@trial(20)
def interrupted_sync(place, times):
    """`sync` is interrupted while a server is slow: no curl is left behind, and nothing is lost."""
    with Server() as server:
        server.configure(place, "work", "home")
        place.run("sync").ended(0)
        before = copies(fetched(place))
        server.delay = 3
        for _ in range(times):
            process = place.start("sync", "--force")
            place.pause(0.3)
            process.send_signal(signal.SIGINT)
            begun = time.monotonic()
            place.finish(process).ended(130, -signal.SIGINT)
            must(time.monotonic() - begun < 1, "it went on for %.1f s" % (time.monotonic() - begun))
            must(copies(fetched(place)) == before, "something else is kept")
            left = subprocess.run(
                ["pgrep", "-P", str(process.pid), "curl"], stdout=subprocess.PIPE).stdout
            must(not left, "a curl is left")
        return "%d signals" % times


@trial(1)
def secrets_of_sync(place, times):
    """No program that `sync` starts is told an address on its command line, and none stands in a file."""
    if not shutil.which("strace"):
        raise PassedOver("there is no strace")
    with Server() as server:
        server.configure(place, "work", "home")
        trace = place.folder / "trace"
        words = ["strace", "-f", "-v", "-s", "100000", "-e", "execve", "-o", str(trace)]
        process = subprocess.run(
            words + [str(place.program), "sync"], env=place.environment, cwd=place.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        must(process.returncode == 0, "it failed: %s" % process.stdout)
        calls = [line for line in trace.read_text().splitlines() if "curl" in line and "= 0" in line]
        must(len(calls) == 2, "%d curls were started" % len(calls))
        for line in trace.read_text().splitlines():
            must(SECRET not in line, "it is told on a command line: %s" % line)
        for name, text in content(place.home).items():
            must(name.endswith("config.json5") or SECRET.encode() not in text, "%s tells it" % name)
        return "%d programs started, none is told" % len(calls)


@trial(5)
def brief_with_slow_servers(place, times):
    """`brief --sync` waits for the slowest of its servers, and for no more than that."""
    with Server(events=3) as server:
        server.configure(place, "work", "home", "team")
        words = ["brief", "--sync"]
        place.run(*words).ended(0)
        count = len(server.asked)
        bare = []
        for _ in range(times):
            begun = time.monotonic()
            place.run(*words).ended(0)
            bare.append(time.monotonic() - begun)
        must(len(server.asked) == count, "what is fresh was asked for")
        server.delay, beyond = 1.0, []
        for _ in range(times):
            shutil.rmtree(place.home / ".cache")
            begun = time.monotonic()
            place.run(*words).ended(0)
            beyond.append(time.monotonic() - begun - server.delay - sorted(bare)[len(bare) // 2])
        extra = sorted(beyond)[len(beyond) // 2]
        must(extra < 0.15, "%.0f ms beyond the slowest" % (extra * 1000))
        return "%.0f ms beyond the slowest of three, %.0f ms with everything fresh" % (
            extra * 1000, sorted(bare)[len(bare) // 2] * 1000)


# What a server may send as a validator, as bytes of the header.
ODD_VALIDATORS = {
    "a carriage return": b'"a\rb"', "a control character": b'"a\x01b"', "90 kB": b'"%s"' % (b"e" * 90000),
    "1025 bytes": b'"%s"' % (b"e" * 1023),
}


class Validating:
    """Sends such a validator with every version of a calendar, and takes no request of more than 8 kB."""

    def __init__(self, name, value):
        owner, self.version, self.asked, self.status = self, 1, 0, 200

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                owner.asked += 1
                size = sum(len(key) + len(value) for key, value in self.headers.items())
                status = 431 if size > 8192 else owner.status
                body = calendar(event("Version %d" % owner.version)).encode()
                self.send_response_only(status)
                self.wfile.write(b"".join(self._headers_buffer) + name + b": " + value + b"\r\n")
                self._headers_buffer = []
                self.wfile.write(b"Retry-After: 60\r\nContent-Length: %d\r\n\r\n" % len(body) + body)

            def log_message(self, *words):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def configure(self, place):
        folder = place.home / "config" / "readyday"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "config.json5").write_text(
            '{calendars: [{name: "work", url: "http://127.0.0.1:%d/"}]}' % self.server.server_address[1])


def at(place, now):
    return {"env": dict(place.environment, READYDAY_NOW=now)}


@trial(1)
def frozen_calendars(place, times):
    """Odd validators, also kept ones, and a wait that a fast clock wrote down: the next sync has the newest."""
    count = 0
    for name in (b"ETag", b"Last-Modified"):
        for words, value in ODD_VALIDATORS.items():
            shutil.rmtree(place.home / ".cache", ignore_errors=True)
            server = Validating(name, value)
            server.configure(place)
            place.run("sync", **at(place, "2026-03-10T06:00:00Z")).ended(0)
            for hour, is_kept in ((8, False), (10, True)):
                if is_kept:
                    record = next((place.home / ".cache").rglob("calendars/*.json"))
                    members = dict(json.loads(record.read_text()))
                    members[{b"ETag": "etag"}.get(name, "last_modified")] = value.decode()
                    record.write_text(json.dumps(members))
                server.version += 1
                outcome = place.run("sync", **at(place, "2026-03-10T%02d:00:00Z" % hour)).ended(0)
                must(b"updated" in outcome.output, "%s in %s freezes it: %s" % (words, name, outcome))
                count += 1
            server.server.shutdown()
    server = Validating(b"ETag", b'"a"')
    server.configure(place)
    shutil.rmtree(place.home / ".cache", ignore_errors=True)
    server.status = 429
    place.run("sync", **at(place, "2036-03-10T06:00:00Z")).ended(4)
    server.status = 200
    outcome = place.run("sync", **at(place, "2026-03-10T06:00:00Z"))
    must(b"updated" in outcome.output, "it waits for ten years: %s" % outcome)
    server.server.shutdown()
    return "%d versions, 1 wait" % count


@trial(1)
def few_files_to_sync(place, times):
    """So few files may be open that curl cannot start: that is the reason it gives."""
    with Server(events=3) as server:
        server.configure(place, "work")
        reasons = set()
        for number in range(8, 24):
            outcome = place.run("sync", "--force", preexec_fn=lambda: resource.setrlimit(
                resource.RLIMIT_NOFILE, (number, number)))
            text = (outcome.output + outcome.errors).decode()
            if "libswift" in text or outcome.status == 0:
                continue
            must("126" not in text and "/proc" not in text, "%d files: %s" % (number, outcome))
            reasons.add("open files" in text)
        must(reasons == {True}, "no word of open files")
        return "told"


class Redirecting:
    """Leads to another name of this computer, and keeps what it is told there."""

    def __init__(self):
        owner, self.told = self, {}

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                host = self.headers["Host"].split(":")[0]
                owner.told[host] = self.headers["Authorization"]
                body = calendar(event("Led")).encode()
                self.send_response(302 if host == "127.0.0.1" else 200)
                self.send_header("Location", "http://localhost:%d/" % self.server.server_address[1])
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *words):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@trial(1)
def login_of_netrc(place, times):
    """The `default` login of ~/.netrc goes to the server that the user named, and to no other."""
    server = Redirecting()
    Validating.configure(server, place)
    netrc = place.home / ".netrc"
    netrc.write_text("default login ana password %s\n" % SECRET)
    netrc.chmod(0o600)
    place.run("sync", "--force").ended(0)
    server.server.shutdown()
    must(server.told["127.0.0.1"], "no login for the calendar's own server")
    must(server.told["localhost"] is None, "the other server is told the login")
    return "2 servers"
