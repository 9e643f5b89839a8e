"""What is kept lies elsewhere, behind a link, in a folder others may write to, or belongs to two stores."""

import fcntl
import os
import shutil

from faults import FIXTURES, NOBODY, PassedOver, content, must, trial
from kills import DAY, Plans
from readers import Locked
from writers import rounds_of_plans

PLAN = ["plan", "add", "--date", "+1d", "--activity", "rowing"]
SAYING_NOTHING = [
    ["plan", "list"], ["plan", "export", "--format", "ics"], ["reflect", "list"], ["data", "export", "COPY"],
    ["data", "erase", "--yes"], ["brief", *DAY],
]


def kept(place):
    place.empty()
    place.run(*PLAN).ended(0)
    place.run("import", "whoop", FIXTURES / "whoop").ended(0)
    place.run("import", "apple-health", FIXTURES / "apple-health/export.xml").ended(0)
    place.run("reflect", "add", "--whoop", FIXTURES / "whoop", "--workout", "6a9469", "--feeling", "4").ended(0)


def words_of(place, words):
    return [place.folder / "copy" if word == "COPY" else word for word in words]


@trial(1)
def away(place, times):
    """The store, or a file or folder in it, is a link whose target is away: told by every command, replaced by none."""
    count = 0
    names = ["", "plans.json", "reflections.json", "whoop", "whoop/sleep.json", "apple-health", "apple-health/2026.json"]
    for name in names:
        kept(place)
        path, elsewhere = place.store / name, place.folder / "elsewhere"
        shutil.move(path, elsewhere)
        path.symlink_to(place.folder / "gone")
        for words in [*SAYING_NOTHING, PLAN, ["import", "whoop", FIXTURES / "whoop"]]:
            if words[:2] == ["data", "erase"] and name:
                continue
            outcome = place.run(*words_of(place, words))
            told = any(words in outcome.errors for words in (b"broken link", b"link to something", b"no such file"))
            concerned = not name or words[0] == "data" or concerns(words, name)
            must(told or not concerned, "not a word of %s: %s" % (name, outcome))
            must(not concerned or outcome.status in ((0, 4) if words[0] == "brief" else (4, 6)), "%s" % outcome)
            must(path.is_symlink(), "the link to %s is replaced: %s" % (name, outcome))
            must(not (place.folder / "copy/index.json").exists() or not concerned, "a whole export: %s" % outcome)
            shutil.rmtree(place.folder / "copy", ignore_errors=True)
            count += 1
        path.unlink()
        shutil.move(elsewhere, path)
    return "%d cases" % count


def concerns(words, name):
    kinds = {"plan": "plans.json", "reflect": "reflections.json", "import": "whoop"}
    return words[0] != "brief" and name.split("/")[0] == kinds.get(words[0])


@trial(1)
def closed(place, times):
    """Any folder or file of the store may not be read: no command says that nothing is kept, and all stays."""
    if os.geteuid():
        raise PassedOver("only root can be somebody else")
    kept(place)
    for path in [place.home, *place.home.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    os.chown(place.folder, NOBODY, NOBODY)
    count = 0
    for name in ("", "whoop", "apple-health", "plans.json", "whoop/sleep.json"):
        path = place.store / name
        for mode in (0, 0o200, 0o300) if path.is_dir() else (0,):
            before = content(place.store)
            for words in SAYING_NOTHING:
                if words[:2] == ["data", "erase"] and not path.is_dir():
                    continue
                with Locked(path, mode):
                    outcome = place.as_nobody(*words_of(place, words))
                must(b"nothing is stored" not in outcome.output, "says nothing is kept: %s" % outcome)
                exported = (place.folder / "copy/index.json").exists()
                must(not exported or "index" in outcome.output.decode(), "exported: %s" % outcome)
                if words[0] == "data":
                    must(outcome.status == 4, "%s %o: %s" % (name, mode, outcome))
                shutil.rmtree(place.folder / "copy", ignore_errors=True)
                count += 1
            must(content(place.store) == before, "something has changed: %s %o" % (name, mode))
    return "%d cases" % count


def doubled(text):
    """The same text with each of its first members twice, the first time with nothing."""
    for name in (b"plans", b"reflections", b"records", b"days", b"workouts", b"id", b"start", b"schema"):
        place = text.find(b'"%s"' % name)
        if place >= 0:
            yield name, text[:place] + b'"%s": null, ' % name + text[place:]


@trial(1)
def doubled_keys(place, times):
    """A member stands twice in a file that is kept, as after a merge: told, and never written over."""
    kept(place)
    commands = {
        "plans.json": PLAN, "whoop": ["import", "whoop", FIXTURES / "whoop-csv"],
        "reflections.json": ["reflect", "remove", "x", "--yes"],
        "apple-health": ["import", "apple-health", FIXTURES / "apple-health/export.xml"],
    }
    count = 0
    for name, words in commands.items():
        for path in [place.store / name] if name.endswith("json") else sorted((place.store / name).glob("*.json")):
            good = path.read_bytes()
            for member, text in doubled(good):
                path.write_bytes(text)
                outcome = place.run(*words).ended(4).said(path.name)
                must(path.read_bytes() == text, "written over, %s twice: %s" % (member, outcome))
                count += 1
            path.write_bytes(good)
    return "%d broken files: told, and none written over" % count


@trial(200)
def two_stores(place, times):
    """Two stores share their plans by a link, and four programs in each add one at once: none is lost."""
    plans = Plans(place)
    other = place.folder / "other"
    link = other / "readyday/plans.json"

    def prepare():
        if plans.count:
            must(link.is_symlink(), "the link is replaced")
        else:
            place.run(*PLAN).ended(0)
            plans.count += 1
            shutil.rmtree(other, ignore_errors=True)
            link.parent.mkdir(parents=True)
            link.symlink_to(plans.path)
        return 1

    counts = rounds_of_plans(plans, times, (None, other), prepare)
    must(link.is_symlink(), "the link is replaced")
    return counts


@trial(1)
def shared_folder(place, times):
    """Somebody else holds, in a folder everybody writes to, whatever a draft could be called: nobody waits for it."""
    folder = place.folder / "shared"
    folder.mkdir()
    target = folder / "brief.txt"
    held = []
    names = [".readyday-brief.txt", ".brief.txt.readyday-0", ".readyday-brief.txt-aaaaaaaa", "brief.txt.new"]
    for name in names:
        descriptor = os.open(folder / name, os.O_CREAT | os.O_RDWR)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        held.append(descriptor)
    os.mkfifo(folder / ".readyday-brief.txt-bbbbbbbb")
    (folder / ".readyday-brief.txt-cccccccc").symlink_to(folder / "away")
    place.run("demo", "--output", target, limit=20).ended(0)
    must(target.read_bytes().strip(), "no brief")
    must((folder / ".readyday-brief.txt-aaaaaaaa").exists(), "a held draft is removed")
    for descriptor in held:
        os.close(descriptor)
    place.run("demo", "--output", target).ended(0)
    must(not (folder / ".readyday-brief.txt-aaaaaaaa").exists(), "a draft that nobody holds stays")
    target.chmod(0o644)
    place.run("demo", "--output", target).ended(0)
    must(target.stat().st_mode & 0o777 == 0o644, "another mode")
    return "%d files held, none waited for" % len(names)
