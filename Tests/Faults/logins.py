"""WHOOP over the network, from a server on this computer: tokens and data survive kills, crowds and full disks."""

import datetime
import http.server
import json
import os
import signal
import stat
import subprocess
import threading
import time
import urllib.parse
import uuid

from faults import must, content, drafts, without_drafts, trial
from disks import Disk

MARK = "s3cr3t"
CLIENT = {"client_id": "client-1", "client_secret": "client." + MARK}
KINDS = {"cycle": "cycle", "recovery": "recovery", "activity/sleep": "sleep", "activity/workout": "workout"}


class Whoop:
    """Gives tokens, each refresh token once, and lists records by pages of 25."""

    def __init__(self, nights=60):
        self.lock = threading.Lock()
        self.grants, self.renewals, self.refused, self.revoked = 1, 0, 0, 0
        self.lifetime = 3600
        # Seconds between renewing the tokens and answering with them.
        self.delay = 0
        self.records = records(nights)
        whoop = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                whoop.answer(self, whoop.get)

            def do_POST(self):
                whoop.answer(self, whoop.post)

            def do_DELETE(self):
                whoop.answer(self, whoop.delete)

            def log_message(self, *words):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.api = "http://127.0.0.1:%d" % self.server.server_port

    @property
    def tokens(self):
        return {"access_token": "at%d.%s" % (self.grants, MARK), "refresh_token": "rt%d.%s" % (self.grants, MARK)}

    def answer(self, handler, make):
        length = int(handler.headers.get("Content-Length") or 0)
        form = dict(urllib.parse.parse_qsl(handler.rfile.read(length).decode()))
        with self.lock:
            status, body = make(handler, form)
        if handler.command == "POST":
            time.sleep(self.delay)
        text = json.dumps(body).encode()
        try:
            handler.send_response(status)
            handler.send_header("Content-Type", "application/json")
            handler.send_header("Content-Length", str(len(text)))
            handler.end_headers()
            handler.wfile.write(text)
        except OSError:
            pass

    def post(self, handler, form):
        good = form.get("refresh_token") == self.tokens["refresh_token"] and form.get("scope") == "offline"
        if not good or any(form.get(name) != value for name, value in CLIENT.items()):
            self.refused += 1
            return 400, {"error": "invalid_grant"}
        self.renewals += 1
        self.grants += 1
        return 200, dict(self.tokens, expires_in=self.lifetime, scope="offline", token_type="bearer")

    def delete(self, handler, form):
        if handler.headers.get("Authorization") != "Bearer " + self.tokens["access_token"]:
            return 401, {}
        self.revoked += 1
        return 204, {}

    def get(self, handler, form):
        address = urllib.parse.urlsplit(handler.path)
        if handler.headers.get("Authorization") != "Bearer " + self.tokens["access_token"]:
            return 401, {}
        kind = KINDS[address.path.removeprefix("/developer/v2/")]
        query = dict(urllib.parse.parse_qsl(address.query))
        start, place = query.get("start", ""), int(query.get("nextToken") or 0)
        listed = [record for record in self.records[kind] if record.get("start", record["created_at"]) >= start]
        page = {"records": listed[place:place + 25]}
        if place + 25 < len(listed):
            page["next_token"] = str(place + 25)
        return 200, page


def moment(day, hour):
    return "%sT%02d:00:00.000Z" % (day.isoformat(), hour)


def records(nights):
    """So many nights up to today, newest first."""
    found = {kind: [] for kind in KINDS.values()}
    for number in range(nights):
        day = datetime.datetime.now(datetime.timezone.utc).date() - datetime.timedelta(days=number)
        before = day - datetime.timedelta(days=1)
        sleep = str(uuid.uuid5(uuid.NAMESPACE_OID, "sleep %s" % day))
        common = {
            "user_id": 4242, "created_at": moment(day, 6), "updated_at": moment(day, 7),
            "timezone_offset": "+00:00", "score_state": "SCORED"}
        cycle = 700000000 + number
        found["cycle"].append(dict(common, id=cycle, start=moment(before, 22), end=None, score={"strain": 9.5}))
        found["sleep"].append(dict(
            common, id=sleep, cycle_id=cycle, start=moment(before, 22), end=moment(day, 6), nap=False,
            score_state="PENDING_SCORE"))
        found["recovery"].append(dict(common, cycle_id=cycle, sleep_id=sleep, score={
            "user_calibrating": False, "recovery_score": 61.0, "resting_heart_rate": 52.0, "hrv_rmssd_milli": 58.2}))
        found["workout"].append(dict(
            common, id=str(uuid.uuid5(uuid.NAMESPACE_OID, "run %s" % day)), start=moment(day, 4), end=moment(day, 5),
            sport_name="running", score={"strain": 8.1}))
    return found


class Login:
    """A home with a login at such a WHOOP."""

    def __init__(self, place, nights=60):
        self.place, self.whoop = place, Whoop(nights)
        self.state = place.home / "state" / "readyday"
        self.file = self.state / "whoop.json"
        variables = dict(
            place.environment, XDG_STATE_HOME=str(place.home / "state"), XDG_CACHE_HOME=str(place.home / "cache"),
            READYDAY_WHOOP_API=self.whoop.api)
        del variables["READYDAY_NOW"]
        self.options = {"env": variables}
        self.log_in()

    def log_in(self, seconds=3600):
        """Tokens that last so long."""
        self.state.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.chmod(self.state, 0o700)
        end = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
        text = json.dumps(dict(
            CLIENT, **self.whoop.tokens, expires_at=end.strftime("%Y-%m-%dT%H:%M:%SZ"), scope="offline",
            user_id=None, connected_at="2026-01-01T00:00:00Z"))
        self.file.touch(mode=0o600)
        self.file.write_text(text)
        for name in ("whoop-sync.json",):
            (self.state / name).unlink(missing_ok=True)

    def kept(self):
        return without_drafts(content(self.place.store / "whoop")) if (self.place.store / "whoop").exists() else {}

    def sync(self):
        return self.place.run("sync", "whoop", **self.options)

    def is_usable(self):
        """Whether the tokens in the file are those that WHOOP takes."""
        now = json.loads(self.file.read_text())
        must(stat.S_IMODE(self.file.stat().st_mode) == 0o600, "others may read the tokens")
        return now["refresh_token"] == self.whoop.tokens["refresh_token"]

    def leaks(self):
        for path in self.place.home.rglob("*"):
            if path.is_file() and path != self.file and ".readyday-whoop.json-" not in path.name:
                must(MARK.encode() not in path.read_bytes(), "a secret is in %s" % path)


def silent(outcome):
    must(MARK.encode() not in outcome.output + outcome.errors, "a secret is told: %s" % outcome)
    return outcome


@trial(50)
def sync_crowd(place, times):
    """Two syncs at once, with tokens that are about to expire: they are renewed once, and both bring all."""
    login = Login(place)
    for number in range(times):
        login.log_in(seconds=60)
        before = login.whoop.renewals
        both = [place.start("sync", "whoop", **login.options) for _ in range(2)]
        for process in both:
            silent(place.finish(process)).ended(0)
        must(login.whoop.renewals == before + 1, "renewed %d times" % (login.whoop.renewals - before))
        must(login.whoop.refused == 0, "a dead token was used")
        must(login.is_usable(), "the tokens are lost")
    login.leaks()
    return "%d rounds of 2, one renewal each" % times


def wait_for_session(leader):
    """What one had started may still ask, also in a process group of its own: until nothing of it runs."""
    for _ in range(6000):
        if subprocess.run(["ps", "--sid", str(leader)], stdout=subprocess.DEVNULL).returncode != 0:
            return
        time.sleep(0.01)
    must(False, "something it started runs on")


@trial(200)
def kill_renewal(place, times):
    """SIGKILL during a sync that renews its tokens: the next one has a login, and the data stay whole."""
    login = Login(place)
    login.sync().ended(0)
    whole = login.kept()
    must(len(whole) == 4, "four files are kept: %s" % sorted(whole))
    lengths = []
    for _ in range(3):
        login.log_in(seconds=60)
        begun = time.monotonic()
        login.sync().ended(0)
        lengths.append(time.monotonic() - begun)
    counts = {"killed": 0, "usable": 0, "found in the answer": 0}
    for number in range(times):
        login.log_in(seconds=60)
        process = place.start("sync", "whoop", **login.options, start_new_session=True)
        place.pause(1.1 * sorted(lengths)[1])
        process.send_signal(signal.SIGKILL)
        outcome = place.finish(process)
        counts["killed"] += outcome.status != 0
        wait_for_session(process.pid)
        for name, text in login.kept().items():
            must(text == whole[name], "%s is not whole" % name)
        counts["usable" if login.is_usable() else "found in the answer"] += 1
        silent(login.sync()).ended(0)
        must(login.is_usable(), "the login is lost")
        must(login.kept() == whole, "the data differ")
    must(not drafts(content(login.state)) or counts["killed"], "drafts stay")
    login.leaks()
    return ", ".join("%s %d" % (name, count) for name, count in counts.items())


@trial(150)
def signal_sync(place, times):
    """Signals to the process group of a sync or a brief that renews its login: the next run has the login."""
    login = Login(place)
    login.sync().ended(0)
    lengths = {}
    for command in SYNCING:
        login.log_in(seconds=60)
        begun = time.monotonic()
        place.run(*command, **login.options)
        lengths[command] = time.monotonic() - begun
    counts = {"ended early": 0, "renewed": 0}
    for number in range(times):
        login.whoop.delay = 40 if number % 25 == 24 else (0, 1, 11)[number % 3]
        command = SYNCING[place.random.randrange(len(SYNCING))]
        login.log_in(seconds=60)
        renewals = login.whoop.renewals
        process = place.start(*command, **login.options, start_new_session=True)
        # The brief's own deadline is like a signal: now and then nobody sends one.
        if place.random.random() < 0.8:
            place.pause(lengths[command] + min(login.whoop.delay, 2))
            for sent in place.random.sample(ENDING, place.random.randint(1, len(ENDING))):
                try:
                    os.killpg(process.pid, sent)
                except ProcessLookupError:
                    pass
        outcome = silent(place.finish(process, limit=120))
        wait_for_session(process.pid)
        silent(login.sync()).ended(0)
        must(login.is_usable(), "%s lost the login, answered after %d s: %s" % (command, login.whoop.delay, outcome))
        counts["ended early"] += outcome.status != 0
        counts["renewed"] += login.whoop.renewals > renewals
    login.whoop.delay = 0
    login.sync().ended(0)
    must(login.whoop.refused == 0, "a dead token was used")
    login.leaks()
    return ", ".join("%s %d" % (name, count) for name, count in counts.items())


SYNCING = (("sync", "whoop"), ("brief", "--sync"))
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


@trial(1)
def full_disk_sync(place, times):
    """A disk with 0, 1, 2 … pages left, until it is enough: tokens that could not be kept are not asked for."""
    disk = Disk(place)
    for number in range(200):
        with disk.mounted("size=4m"):
            place.home.mkdir()
            login = Login(place)
            login.log_in(seconds=60)
            disk.fill(number)
            outcome = silent(login.sync())
            disk.ballast.unlink()
            if outcome.status == 0:
                return "refused at every size below, in pages: %d" % number
            outcome.ended(4, 6)
            must(login.is_usable(), "the tokens are lost at %d pages: %s" % (number, outcome))
            login.sync().ended(0)
    must(False, "it never fits")


@trial(1)
def endless_listing(place, times):
    """Pages of 9 MB, always with new records and a next page: a limit in bytes ends it, in bounded memory."""
    login = Login(place, nights=20)
    login.sync().ended(0)
    before, pages = login.kept(), [0]

    def get(handler, form):
        kind = KINDS[urllib.parse.urlsplit(handler.path).path.removeprefix("/developer/v2/")]
        pages[0] += 1
        record = dict(login.whoop.records[kind][0], note="x" * 360000)
        new = [dict(record, id=10 ** 9 + 100 * pages[0] + number, sleep_id=str(uuid.uuid4())) for number in range(25)]
        return 200, {"records": new, "next_token": str(pages[0])}

    login.whoop.get = get
    process = place.start("sync", "whoop", **login.options)
    peak = 0
    while process.poll() is None:
        try:
            status = open("/proc/%d/status" % process.pid).read()
            peak = max(peak, *(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")), 0)
        except (OSError, TypeError):
            pass
        must(pages[0] < 40, "it goes on for ever, with %d MB" % (peak >> 10))
        time.sleep(0.05)
    outcome = silent(place.finish(process))
    must(b"more than 64 MB" in outcome.errors + outcome.output, "no word: %s" % outcome)
    must(peak < 600 << 10, "%d MB of memory" % (peak >> 10))
    must(set(before) <= set(login.kept()), "records are gone")
    place.run("brief", **login.options).ended(0)
    return "%d pages, %d MB of memory" % (pages[0], peak >> 10)
