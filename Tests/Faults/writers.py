"""Many programs write at once: whatever was acknowledged is there."""

import json
import shutil
import signal

from faults import FIXTURES, content, drafts, health, must, trial, whoop
from kills import DAY, Plans


def rounds_of_imports(place, times, source, folder, paths):
    """All of them at once, in two rounds of three by two, else by eight; against one after the other."""
    kept = place.store / folder
    expected = {}
    for count in (2, 8):
        place.empty()
        for path in paths[:count]:
            place.run("import", source, path).ended(0)
        expected[count] = content(kept)
    for number in range(times):
        count = 8 if number % 3 == 2 else 2
        place.empty()
        processes = [place.start("import", source, path) for path in paths[:count]]
        for process in processes:
            place.finish(process).ended(0)
        must(content(kept) == expected[count], "round %d of %d writers kept something else" % (number, count))
    return "%d rounds, every third of 8 writers, the others of 2: everything is there" % times


@trial(60)
def writers_import_whoop(place, times):
    """Imports of different WHOOP records into one store at once: all of them are kept."""
    whole = whoop(place.folder / "whole", 480)
    return rounds_of_imports(place, times, "whoop", "whoop", slices(place, whole, 8))


def slices(place, folder, count):
    """The records of one folder dealt out to several."""
    paths = []
    for number in range(count):
        part = place.folder / ("part%d" % number)
        part.mkdir()
        for path in folder.glob("*.json"):
            records = json.loads(path.read_text())["records"][number::count]
            (part / path.name).write_text(json.dumps({"records": records, "next_token": None}))
        paths.append(part)
    return paths


@trial(60)
def writers_import_apple_health(place, times):
    """Apple Health exports of different years into one store at once: all of them are kept."""
    paths = [
        health(place.folder / ("%d.xml" % year), 40, "%d-03-10" % year, seed=year)
        for year in range(2018, 2026)]
    return rounds_of_imports(place, times, "apple-health", "apple-health", paths)


@trial(200)
def writers_output(place, times):
    """Eight briefs written to one file at once, some of them killed: the file is one of them, whole."""
    folder = place.folder / "out"
    folder.mkdir()
    target = folder / "brief"
    commands = [
        ["brief", *DAY, "--date", "2026-03-%02d" % day, "--format", form]
        for day in (9, 10) for form in ("text", "json", "html", "markdown")]
    whole = [place.run(*words).ended(0).output for words in commands]
    winners, killed = set(), 0
    for number in range(times):
        target.unlink(missing_ok=True)
        processes = [place.start(*words, "--output", target) for words in commands]
        if number % 2:
            for process in processes[:4]:
                place.pause(0.005)
                process.send_signal(signal.SIGKILL)
        statuses = [place.finish(process).ended(0, -signal.SIGKILL).status for process in processes]
        killed += sum(status != 0 for status in statuses)
        must(target.read_bytes() in whole, "round %d: a mixture" % number)
        winners.add(whole.index(target.read_bytes()))
        # A draft of each that was killed, until the next one comes.
        most = 5 if number % 2 else 1
        must(len(list(folder.iterdir())) <= most, "left behind: %s" % list(folder.iterdir()))
    place.run(*commands[0], "--output", target).ended(0)
    must(len(list(folder.iterdir())) == 1, "a draft stays")
    return "%d rounds of 8, %d killed, %d different winners, no mixture" % (times, killed, len(winners))


def rounds_of_plans(plans, times, folders=(None,), prepare=lambda: 0):
    """Eight plans added at once, in every fourth round half of them killed: all acknowledged are kept.

    The writers take the data folders in turn; `prepare` says before each round how many plans are there besides."""
    killed = unanswered = 0
    for number in range(times):
        besides = prepare()
        notes = ["round %d writer %d" % (number, writer) for writer in range(8)]
        processes = [plans.start(note, folders[writer % len(folders)]) for writer, note in enumerate(notes)]
        if number % 4 == 3:
            for process in processes[:4]:
                plans.place.pause(0.01)
                process.kill()
        statuses = [plans.finish(*pair) for pair in zip(processes, notes)]
        unanswered += sum(status != 0 for status in statuses)
        extra = plans.check() - len(plans.acknowledged) - besides
        must(0 <= extra <= unanswered, "%d plans more than were added" % extra)
        if plans.prune(240):
            killed, unanswered = killed + unanswered, 0
    return "%d rounds of 8, %d killed, every change is there" % (times, killed + unanswered)


@trial(200)
def writers_plan(place, times):
    """Eight plans added at once, in every fourth round half of them killed: all acknowledged are kept."""
    return rounds_of_plans(Plans(place), times)


MIXED = [
    ["plan", "add", "--date", "+1d", "--activity", "rowing"],
    ["import", "whoop", FIXTURES / "whoop"],
    ["import", "apple-health", FIXTURES / "apple-health/export.xml"],
    ["plan", "add", "--date", "+2d", "--activity", "cycling"],
    ["import", "whoop", FIXTURES / "whoop-csv"],
    ["plan", "list"],
]
# A workout is reflected on only once.
REFLECT = ["reflect", "add", "--whoop", FIXTURES / "whoop", "--workout", "6a9469", "--feeling", "4"]


@trial(200)
def writers_erase(place, times):
    """Plans, reflections and imports while all is erased: nobody fails, and what comes afterwards is kept."""
    kept = 0
    for number in range(times):
        for words in MIXED:
            place.run(*words).ended(0)
        commands = [*MIXED, REFLECT, ["data", "erase", "--yes"]]
        place.random.shuffle(commands)
        processes = [place.start(*words) for words in commands]
        outcomes = [place.finish(process).ended(0) for process in processes]
        for outcome in outcomes:
            must("erase" in outcome.words or not outcome.errors, "complains: %s" % outcome)
        must(not drafts(content(place.store)), "left behind: %s" % drafts(content(place.store)))
        kept += bool(content(place.store))
        plans = place.store / "plans.json"
        if plans.exists():
            Plans.parsed(plans)
        later = place.run("plan", "add", "--date", "+3d", "--activity", "rowing").ended(0)
        must(later.output.split()[1].rstrip(b":").decode() in Plans.parsed(plans), "lost")
        shutil.rmtree(place.store)
    return "%d rounds of 9, after %d of them something had been kept since the erasing" % (times, kept)
