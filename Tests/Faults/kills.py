"""SIGKILL at random moments: what is there afterwards is the old or the new, whole, and the next run goes well."""

import json
import re
import shutil
import signal

from faults import FIXTURES, content, drafts, health, must, trial, whoop, without_drafts

DAY = ["--whoop", FIXTURES / "whoop", "--calendar", FIXTURES / "calendars"]
OUTPUTS = {
    "text": "Tuesday", "json": "{", "markdown": "#", "html": "<", "mail": "", "ics": "BEGIN:VCALENDAR",
}


class Imports:
    """A store before an import and after it, begun with something kept and with nothing."""

    def __init__(self, place, source, new, old):
        self.place = place
        self.command = ["import", source, new]
        self.kept = place.store / source
        place.run(*self.command).ended(0)
        self.fresh = content(self.kept)
        place.empty()
        place.run("import", source, old).ended(0)
        self.before = content(self.kept)
        self.saved = shutil.copytree(place.data, place.folder / "saved")
        place.run(*self.command).ended(0)
        self.after = content(self.kept)
        must(self.before != self.after, "both imports keep the same")

    def restore(self):
        self.place.empty()
        shutil.copytree(self.saved, self.place.data)

    def examine(self, before, after):
        """Each file is the old or the new one; drafts are not more than files. Says which they are."""
        now = content(self.kept)
        must(len(drafts(now)) <= len(after), "left behind: %s" % drafts(now))
        files = without_drafts(now)
        must(set(before) <= set(files) <= set(after), "there are %s" % sorted(files))
        for name, text in files.items():
            must(text in (before.get(name), after[name]), "%s is neither the old nor the new" % name)
        state = "new" if files == after else "old" if files == before else "mixed"
        return state, bool(drafts(now))


def killed_imports(place, times, source, new, old):
    """Every fifth kill, and the last one, is followed by an import that is let finish."""
    imports = Imports(place, source, new, old)
    counts = {"killed": 0, "old": 0, "mixed": 0, "new": 0, "drafts": 0}
    length = place.length(imports.restore, *imports.command)
    for number in range(times):
        # Five over what was kept before, then five over nothing.
        before, after = (imports.before, imports.after) if number % 10 < 5 else ({}, imports.fresh)
        if number % 5 == 0:
            imports.restore() if before else place.empty()
        outcome = place.signalled(length, signal.SIGKILL, *imports.command).ended(0, -signal.SIGKILL)
        state, has_draft = imports.examine(before, after)
        must(outcome.status or state == "new", "what was acknowledged is not there")
        counts["killed"] += outcome.status != 0
        counts[state] += 1
        counts["drafts"] += has_draft
        if number % 5 == 4 or number == times - 1:
            place.run(*imports.command).ended(0)
            must(content(imports.kept) == after, "the import after kill %d keeps something else" % number)
    return "%(killed)d killed: all old %(old)d, mixed %(mixed)d, all new %(new)d, with a draft %(drafts)d" % counts


@trial(500)
def kill_import_whoop(place, times):
    """`import whoop` of eight months is killed: each file is whole, the next import keeps what it should."""
    sources = whoop(place.folder / "new", 240), whoop(place.folder / "old", 120)
    return killed_imports(place, times, "whoop", *sources)


@trial(500)
def kill_import_apple_health(place, times):
    """`import apple-health` of ten months is killed: the same."""
    sources = (
        health(place.folder / "new.xml", 300), health(place.folder / "old.xml", 200, "2025-12-31"))
    return killed_imports(place, times, "apple-health", *sources)


@trial(500)
def kill_output(place, times):
    """`brief --output FILE` is killed, the formats in turn: the file is the old or the new one."""
    target = place.folder / "out" / "brief"
    target.parent.mkdir()
    whole, lengths = {}, {}
    counts = {"killed": 0, "old": 0, "new": 0, "drafts": 0}
    for form in OUTPUTS:
        words = ["brief", *DAY, "--format", form, "--to", "ana@example.test"]
        whole[form] = place.run(*words).ended(0).output
        must(whole[form].decode().startswith(OUTPUTS[form]), "an odd %s" % form)
        lengths[form] = words, place.length(lambda: None, *words, "--output", target)
    old = b"an older brief\n" * 1000
    for number in range(times):
        form = sorted(OUTPUTS)[number % len(OUTPUTS)]
        words, length = lengths[form]
        target.write_bytes(old)
        outcome = place.signalled(length, signal.SIGKILL, *words, "--output", target)
        outcome.ended(0, -signal.SIGKILL)
        text = target.read_bytes()
        must(text in (whole[form], old), "half a brief as %s" % form)
        must(outcome.status or text == whole[form], "acknowledged, and not written")
        names = [path.name for path in target.parent.iterdir()]
        must(len(names) <= 2, "left behind: %s" % names)
        counts["killed"] += outcome.status != 0
        counts["new" if text == whole[form] else "old"] += 1
        counts["drafts"] += len(names) - 1
    place.run(*words, "--output", target).ended(0)
    must([path.name for path in target.parent.iterdir()] == ["brief"], "the next run leaves a draft")
    return "%(killed)d killed: old %(old)d, new %(new)d, with a draft %(drafts)d" % counts


@trial(200)
def kill_correct(place, times):
    """`correct` is killed: the configuration is the old or the new one, whole, with its comments."""
    path = place.home / "config" / "readyday" / "config.json5"
    path.parent.mkdir(parents=True)
    old = b'// mine\n{\n  "me": ["ana@example.test"], // me\n  "rules": [{"title": "gym", "points": 5}]\n}\n'
    words = ["correct", "Board review", "kind", "leisure", *DAY]

    def restore():
        path.write_bytes(old)

    length = place.length(restore, *words)
    new = path.read_bytes()
    must(new != old and b"// mine" in new, "correct writes nothing, or loses a comment")
    counts = {"killed": 0, "old": 0, "new": 0}
    for _ in range(times):
        restore()
        outcome = place.signalled(length, signal.SIGKILL, *words).ended(0, -signal.SIGKILL)
        text = path.read_bytes()
        must(text in (old, new), "neither the old nor the new configuration: %r" % text[:200])
        must(outcome.status or text == new, "acknowledged, and not written")
        counts["killed"] += outcome.status != 0
        counts["new" if text == new else "old"] += 1
    restore()
    place.run(*words).ended(0)
    place.run("undo").ended(0)
    must(path.read_bytes() == old, "undo after the kills does not give the old one back")
    must(not drafts(content(path.parent)), "the next run leaves a draft")
    return "%(killed)d killed: old %(old)d, new %(new)d" % counts


class Plans:
    """Plans that were acknowledged, against those that are kept."""

    def __init__(self, place):
        self.place = place
        self.path = place.store / "plans.json"
        self.acknowledged = {}
        self.count = 0

    def start(self, notes, data=None):
        """Adds a plan, in another data folder if one is given."""
        self.count += 1
        # A day each, so that no plan is in another one's place.
        words = ["plan", "add", "--date", "+%dd" % self.count, "--activity", "rowing", "--notes", notes]
        environment = dict(self.place.environment, **({"XDG_DATA_HOME": str(data)} if data else {}))
        return self.place.start(*words, env=environment)

    def finish(self, process, notes):
        outcome = self.place.finish(process).ended(0, -signal.SIGKILL)
        if outcome.status == 0:
            self.acknowledged[re.match(r"added (\S+):", outcome.output.decode()).group(1)] = notes
        return outcome.status

    def check(self):
        if not self.path.exists():
            must(not self.acknowledged, "the file is gone")
            return 0
        kept = self.parsed(self.path)
        for name, notes in self.acknowledged.items():
            must(kept.get(name) == notes, "lost: %s, %s" % (name, notes))
        copy = self.path.with_name("plans.json.bak")
        if copy.exists():
            self.parsed(copy)
        names = {path.name for path in self.place.store.iterdir()}
        strangers = names - {".lock", "plans.json", "plans.json.bak"} - set(drafts(names))
        must(not strangers, "left behind: %s" % strangers)
        return len(kept)

    @staticmethod
    def parsed(path):
        document = json.loads(path.read_text())
        must(document["schema"] == "readyday.plans", "another schema")
        names = [plan["id"] for plan in document["plans"]]
        must(len(names) == len(set(names)), "one id twice")
        return {plan["id"]: plan.get("notes") for plan in document["plans"]}

    def prune(self, limit):
        """Begins anew before the file grows so long that writing is all there is."""
        is_long = self.count >= limit
        if is_long:
            self.place.empty()
            self.acknowledged, self.count = {}, 0
        return is_long


@trial(500)
def kill_plan(place, times):
    """`plan add` is killed: what was acknowledged is kept, nothing is kept in part."""
    plans = Plans(place)
    length = place.length(place.empty, "plan", "add", "--date", "+1d", "--activity", "rowing")
    place.empty()
    killed = torn = 0
    for number in range(times):
        # Long notes make the write itself the longest part.
        notes = ("kill %d " % number) + "x" * 480
        process = plans.start(notes)
        place.pause(1.1 * length)
        process.kill()
        status = plans.finish(process, notes)
        plans.check()
        killed += status != 0
        torn += status != 0 and bool(drafts(content(place.store)))
        plans.prune(120)
    return "%d killed, with a draft %d; %d had answered before" % (killed, torn, times - killed)


@trial(200)
def kill_feel(place, times):
    """`feel` is killed: what was acknowledged is kept, nothing is kept in part."""
    path = place.store / "feelings.json"
    words = ["feel", "4", "--now", "2026-03-10T07:00:00Z"]
    length = place.length(place.empty, *words, "first")
    place.empty()
    killed, acknowledged = 0, set()
    for number in range(times):
        note = "kill %d %s" % (number, "x" * 480)
        outcome = place.signalled(length, signal.SIGKILL, *words, note).ended(0, -signal.SIGKILL)
        killed += outcome.status != 0
        if outcome.status == 0:
            acknowledged.add(note)
        if path.exists():
            document = json.loads(path.read_text())
            must(document["schema"] == "readyday.feelings", "another schema")
            kept = {feeling["note"] for feeling in document["feelings"]}
            must(acknowledged <= kept, "lost: %s" % (acknowledged - kept))
        must(path.exists() or not acknowledged, "the file is gone")
    return "%d killed; %d acknowledged, all kept" % (killed, len(acknowledged))


class Body:
    """What was acknowledged of the body, against what is kept."""

    def __init__(self, place):
        self.place = place
        self.path = place.store / "body.json"
        self.assessments = []
        self.programmes = 0

    def command(self, number):
        """An assessment, a programme, or what was done of its session; with how to note that it is kept."""
        match number % 3:
            case 0:
                notes = "kill %d" % number
                words = ["assess", "--test", "plank=%d" % number, "knee-to-wall=11/9", "--notes", notes]
                return words, lambda: self.assessments.append(notes)
            case 1:
                days = "mon,tue,wed,thu,fri,sat,sun"
                words = ["programme", "start", "--on", days, "--minutes", "10", "--seed", str(number), "--yes"]
                return words, self.started
            case _:
                return ["done"], lambda: None

    def started(self):
        self.programmes += 1

    def check(self):
        if not self.path.exists():
            must(not self.assessments and not self.programmes, "the file is gone")
            return
        records = self.parsed(self.path)
        kept = [record.get("notes") for record in records if record["type"] == "assessment"]
        must(set(self.assessments) <= set(kept), "lost: %s" % (set(self.assessments) - set(kept)))
        programmes = [record for record in records if record["type"] == "programme"]
        must(len(programmes) >= self.programmes, "%d programmes" % len(programmes))
        must(all(len(one["sessions"]) == 42 for one in programmes), "a programme in part")
        must(sum("ended_on" not in one for one in programmes) <= 1, "two programmes at once")
        copy = self.path.with_name("body.json.bak")
        if copy.exists():
            self.parsed(copy)
        names = {path.name for path in self.place.store.iterdir()}
        strangers = names - {".lock", "body.json", "body.json.bak"} - set(drafts(names))
        must(not strangers, "left behind: %s" % strangers)
        copies = [name for name in drafts(names) if ".bak-" in name]
        must(len(copies) <= 1 and len(drafts(names)) - len(copies) <= 1, "left behind: %s" % drafts(names))

    @staticmethod
    def parsed(path):
        document = json.loads(path.read_text())
        must(document["schema"] == "readyday.body", "another schema")
        ids = [record["id"] for record in document["body"]]
        must(len(ids) == len(set(ids)), "one id twice")
        return document["body"]

    def empty(self):
        """Nothing is left but the answers without which nothing starts."""
        self.place.empty()
        self.place.run("body", "profile", "--health", "none").ended(0)
        self.assessments, self.programmes = [], 0

    def prune(self):
        """Begins anew before the file grows so long that writing is all there is."""
        if self.programmes >= 12:
            self.empty()


@trial(300)
def kill_body(place, times):
    """`body assess`, `programme start` and `done` are killed: what was acknowledged is kept, nothing in part."""
    body = Body(place)
    length = place.length(body.empty, "body", "programme", "start", "--on", "mon,tue,wed", "--minutes", "10")
    body.empty()
    killed = torn = 0
    for number in range(times):
        words, note = body.command(number)
        process = place.start("body", *words)
        place.pause(1.1 * length)
        process.kill()
        # Without a programme there is nothing to be done.
        outcome = place.finish(process).ended(0, 2, -signal.SIGKILL)
        must(outcome.status != 2 or words == ["done"], "refused: %s" % outcome)
        if outcome.status == 0:
            note()
        body.check()
        killed += outcome.status < 0
        torn += outcome.status < 0 and bool(drafts(content(place.store)))
        body.prune()
    place.run("body", "programme", "start", "--minutes", "10", "--yes").ended(0)
    must(not drafts(content(place.store)), "the next run leaves the draft behind")
    return "%d killed, with a draft %d; %d had answered before" % (killed, torn, times - killed)
