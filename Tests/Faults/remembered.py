"""What one run leaves for the next: what was printed, changed and synchronised, and what an import stores."""

import fcntl
import json
import os
import shutil
import signal
import subprocess
import time

from faults import FIXTURES, PassedOver, content, must, trial, whoop
from logins import MARK, Login

CALENDARS = ["--calendar", FIXTURES / "calendars"]
MORNING, EVENING_BEFORE, EVENING = (
    "2026-03-10T06:55:00Z", "2026-03-09T20:30:00Z", "2026-03-10T20:30:00Z")


def once(place, *words, now=MORNING):
    environment = dict(place.environment, READYDAY_NOW=now)
    return place.run("brief", *words, "--once", *CALENDARS, env=environment).ended(0)


@trial(1)
def once_each(place, times):
    """`brief --once`: what is printed for another page, reader, language, configuration or target silences nothing."""
    other = place.folder / "other.json5"
    other.write_text("{}")
    target = place.folder / "brief.txt"
    mail = ["--format", "mail", "--mail-to"]
    kinds = [
        (["tomorrow"], EVENING_BEFORE), ([], MORNING), ([], EVENING), (["--audience", "coach"], MORNING),
        (["--hide", "titles"], MORNING), (["--lang", "es"], MORNING), (["--config", other], MORNING),
        (["--output", target], MORNING), ([*mail, "ana@example.test"], MORNING), ([*mail, "bea@example.test"], MORNING)]
    for words, now in kinds:
        output = once(place, *words, now=now).output
        must(output or target.exists(), "lost: brief --once %s" % " ".join(map(str, words)))
        target.unlink(missing_ok=True)
    for words, now in kinds:
        must(not once(place, *words, now=now).output and not target.exists(), "printed twice: %s" % words)
    state = place.home / ".local/state/readyday"
    left = sorted(path.name for path in state.iterdir())
    must(left == [".printed.lock", "printed.json"], "left behind: %s" % left)
    (state / "printed.json").write_text('{"text":["2026-03-10"]}\n')
    must(not once(place).output, "what 1.1.0 noted is not understood")
    must(once(place, "--oneline").output, "what 1.1.0 noted is too much")
    return "%d kinds, once each" % len(kinds)


class Changes:
    """A configuration and plans, whose changes are known."""

    def __init__(self, place):
        self.place = place
        self.plans = place.store / "plans.json"
        self.config = place.home / "config/readyday/config.json5"

    def restart(self):
        self.place.empty()
        shutil.rmtree(self.place.home / ".local", ignore_errors=True)
        shutil.rmtree(self.config.parent, ignore_errors=True)

    def plan(self, sport):
        self.place.run("plan", "add", sport, "tomorrow").ended(0)

    def set(self, name):
        self.place.run("config", "set", "me", "%s@example.test" % name).ended(0)

    def undo(self):
        return self.place.run("undo").ended(0, 2)

    @property
    def state(self):
        sports = [plan["activity"] for plan in json.loads(self.plans.read_text())["plans"]]
        return sports, self.config.read_text().partition('me: ["')[2].partition("@")[0]

    def undone(self, expected, name):
        """Undo gives this back, or says that it cannot and changes nothing."""
        before = self.state
        outcome = self.undo()
        now = self.state
        must(now == (before if outcome.status else expected), "%s: %s became %s: %s" % (name, before, now, outcome))
        return outcome.status


@trial(1)
def undo_misled(place, times):
    """`undo` after `touch`, a restored file and a kill between two renames: the last change, or it cannot be undone."""
    changes = Changes(place)

    def begin(*sports):
        changes.restart()
        for sport in sports:
            changes.plan(sport)
        return changes.plans.read_bytes()

    begin("running")
    changes.plan("yoga")
    changes.set("ana")
    changes.set("bea")
    hour = time.time() + 3600
    os.utime(changes.plans, (hour, hour))
    must(changes.undone((["running", "yoga"], "ana"), "touched plans") == 0, "refused after touch")
    first = begin("running")
    changes.plan("yoga")
    changes.set("ana")
    changes.set("bea")
    changes.plans.write_bytes(first)
    must(changes.undone((["running"], "ana"), "restored plans") == 0, "refused though the plans are not the last")
    first = begin("running")
    changes.set("ana")
    changes.plan("yoga")
    changes.plan("padel")
    changes.plans.write_bytes(first)
    changes.undone((["running"], "ana"), "restored over the last change")
    begin("running")
    changes.set("ana")
    changes.plan("yoga")
    # As a kill leaves them: the backup is the new one, the file still the old one.
    copy = changes.plans.with_name("plans.json.bak")
    copy.unlink()
    os.link(changes.plans, copy)
    # Each change is remembered beside the files, so the one before the kill can go.
    must(changes.undone((["running"], "ana"), "killed between the renames") == 0, "the change before it stays")
    return "4 cases"


CALLS = ["mkdir", "openat", "write", "fsync", "link", "linkat", "rename", "renameat", "renameat2", "unlink"]
CHANGED = {"plan": ["plan", "add", "padel", "tomorrow"], "config": ["config", "set", "me", "bea@example.test"]}


def killed_at(place, call, number, words):
    """Whether it lived to make so many of these calls, each of which would have been its last."""
    killing = ["-e", "trace=" + call, "-e", "inject=%s:signal=SIGKILL:when=%d" % (call, number)]
    ended = subprocess.run(
        ["strace", "-f", "-o", "/dev/null", *killing, str(place.program), *words], env=place.environment,
        cwd=place.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return ended.returncode != 0


@trial(40)
def kill_undone(place, times):
    """`plan add` and `config set` are killed at each call that names or writes a file: `undo` is right, or refuses."""
    if not shutil.which("strace"):
        raise PassedOver("there is no strace")
    changes = Changes(place)
    counts = {"undone": 0, "refused": 0}
    for call in CALLS:
        for name, words in CHANGED.items():
            for number in range(1, times + 1):
                changes.restart()
                changes.plan("running")
                changes.set("ana")
                changes.plan("yoga")
                old = changes.state
                is_killed = killed_at(place, call, number, words)
                # If nothing was changed, "yoga" was the last change.
                expected = old if changes.state != old else (["running"], "ana")
                status = changes.undone(expected, "%s, killed at %s %d" % (name, call, number))
                counts["refused" if status else "undone"] += 1
                if not is_killed:
                    break
    return "undone %(undone)d, refused %(refused)d" % counts


@trial(1)
def erased_records(place, times):
    """After `data erase whoop` the next sync brings all nights; after `data erase` no login is left, here or at WHOOP."""
    login = Login(place, nights=120)
    login.sync().ended(0)
    whole = login.kept()
    must(len(json.loads(whole["recovery.json"])["records"]) == 120, "not all nights were fetched")
    place.run("data", "erase", "whoop", "--yes", **login.options).ended(0)
    login.sync().ended(0)
    must(login.kept() == whole, "%d of 120 nights" % len(json.loads(login.kept()["recovery.json"])["records"]))
    # As somebody would remove them by hand.
    shutil.rmtree(place.store)
    login.sync().ended(0)
    must(login.kept() == whole, "after rm: %d of 120 nights" % len(json.loads(login.kept()["recovery.json"])["records"]))
    for seconds, delay in ((3600, 0), (60, 0), (60, 60)):
        login.log_in(seconds)
        login.whoop.delay, login.whoop.revoked = delay, 0
        begun = time.monotonic()
        outcome = place.run("data", "erase", "--yes", **login.options).ended(0).said("whoop.json")
        must(time.monotonic() - begun < 15, "waited for WHOOP for %.0f s" % (time.monotonic() - begun))
        must(MARK.encode() not in outcome.output + outcome.errors, "a secret is told: %s" % outcome)
        must(delay or login.whoop.revoked == 1, "not revoked at WHOOP")
        must(not delay or b"WHOOP" in outcome.errors, "not a word of what stays at WHOOP: %s" % outcome)
        login.leaks()
        # A renewal that waits for WHOOP holds its lock until it ends; its answer goes nowhere.
        left = sorted(path.name for path in login.state.glob("*"))
        must(left == ([".whoop.lock"] if seconds == delay else []), "left behind: %s" % left)
    return "all nights again, and no login"


@trial(20)
def amid_import(place, times):
    """A brief amid an import sees all of it or nothing, and does not wait for one that never ends."""
    old, new = whoop(place.folder / "old", 40), whoop(place.folder / "new", 60)
    words = ["brief", "--format", "json", "--long"]

    def seen():
        return place.run(*words).ended(0).output

    place.run("import", "whoop", old).ended(0)
    kept = place.store / "whoop"
    recovery = (kept / "recovery.json").read_bytes()
    scored = seen()
    for _ in range(times):
        # An import between two of its files: the nights are there, their scores are not yet.
        (kept / "recovery.json").write_text('{"records": []}')
        with open(kept / ".lock") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            process = place.start(*words)
            place.pause(0.5)
            (kept / "draft").write_bytes(recovery)
            os.replace(kept / "draft", kept / "recovery.json")
        must(place.finish(process).ended(0).output == scored, "half an import was read")
    with open(kept / ".lock") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        begun = time.monotonic()
        seen()
        must(time.monotonic() - begun < 10, "waited %.0f s for an import" % (time.monotonic() - begun))
    place.run("import", "whoop", new).ended(0)
    return "%d briefs" % times
