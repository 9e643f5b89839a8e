"""One made-up life, and the same nights as each vendor's export: what the comparison of a year and the trials of damaged
files are made of. Everything follows from the seed: nights on both sides of midnight, naps, sleeps that count for nothing,
missing values, a month in New York with a night aboard a plane, and the days on which Madrid's clocks change."""
import csv, json
from datetime import date, datetime, timedelta, timezone

KINDS = ("oura", "health-auto-export", "fitbit", "garmin")
# Other layouts that a kind reads, and which; of those without times, the nights are only lengths.
LAYOUTS = {
    "garmin-service": "garmin", "garmin-web": "garmin", "health-auto-export-table": "health-auto-export",
    "intervals-icu": "intervals-icu", "oura-summary": "oura"}
UNTIMED = ("health-auto-export-table", "intervals-icu", "oura-summary")
# Where each is kept, and under which name its heart rate variability.
FOLDERS = {"health-auto-export": "apple-health"}
VARIABILITY = {"health-auto-export": "hrv_sdnn_ms", "health-auto-export-table": "hrv_sdnn_ms"}


def offset(day):
    """Hours from UTC, where the sleeper wakes."""
    if date(2025, 6, 3) <= day <= date(2025, 7, 2):
        return -4
    return 2 if date(2025, 3, 30) <= day < date(2025, 10, 26) else 1


def sign(hours):
    return f"{'+' if hours >= 0 else '-'}{abs(hours):02d}:00"


def local(moment, hours):
    return moment + timedelta(hours=hours)


def stamp(moment, hours):
    return local(moment, hours).strftime("%Y-%m-%dT%H:%M:%S.000") + sign(hours)


def nights(dice, count=365, first=date(2025, 1, 1)):
    for number in range(count):
        day = first + timedelta(days=number)
        if dice.random() < 0.03:
            continue
        wake = datetime(day.year, day.month, day.day, 6, tzinfo=timezone.utc) - timedelta(hours=offset(day))
        wake += timedelta(minutes=dice.randrange(0, 150))
        deep, rem, light, awake = (60 * dice.randrange(a, b) for a, b in ((40, 110), (60, 130), (150, 290), (10, 60)))
        latency = 60 * dice.randrange(1, 25)
        awake = max(awake, latency)
        start = wake - timedelta(seconds=deep + rem + light + awake)
        yield {
            "day": day, "start": start, "onset": start + timedelta(seconds=latency), "wake": wake, "offset": offset(day),
            "before": offset(day - timedelta(days=1)), "deep": deep, "rem": rem, "light": light, "awake": awake,
            "latency": latency, "hrv": dice.choice([None] + [dice.randrange(25, 95)] * 20),
            "resting": dice.randrange(44, 62), "breath": dice.randrange(48, 72) / 4, "readiness": dice.randrange(40, 100)}


def naps(dice, life):
    """Short sleeps after noon, of which none is a night."""
    return [
        (night, night["wake"] + timedelta(hours=6), night["wake"] + timedelta(hours=6, minutes=40))
        for night in life if dice.random() < 0.2]


# Oura.

OURA_COLUMNS = ("average_breath average_hrv awake_time bedtime_end bedtime_start day deep_sleep_duration efficiency "
                "heart_rate id latency light_sleep_duration lowest_heart_rate rem_sleep_duration time_in_bed "
                "total_sleep_duration type").split()


def oura_row(night, **changes):
    asleep = night["deep"] + night["rem"] + night["light"]
    row = {
        "average_breath": night["breath"], "average_hrv": "" if night["hrv"] is None else night["hrv"],
        "awake_time": night["awake"], "bedtime_end": stamp(night["wake"], night["offset"]),
        "bedtime_start": stamp(night["start"], night["before"]), "day": night["day"].isoformat(),
        "deep_sleep_duration": night["deep"], "efficiency": 90, "id": "x", "latency": night["latency"],
        "heart_rate": json.dumps({"interval": 300.0, "items": [None, 51.0, 52.0]}),
        "light_sleep_duration": night["light"], "lowest_heart_rate": night["resting"],
        "rem_sleep_duration": night["rem"], "time_in_bed": asleep + night["awake"], "total_sleep_duration": asleep,
        "type": "long_sleep"}
    return row | changes


def write_oura(folder, life, dice):
    data = folder / "App Data"
    data.mkdir(parents=True)
    rows = [oura_row(night) for night in life] + [
        oura_row(
            night, type=dice.choice(["late_nap", "sleep", "rest", "deleted"]), total_sleep_duration=1800,
            bedtime_start=stamp(start, night["offset"]), bedtime_end=stamp(end, night["offset"]))
        for night, start, end in naps(dice, life)]
    with open(data / "sleepmodel.csv", "w", newline="") as file:
        table = csv.DictWriter(file, OURA_COLUMNS, delimiter=";")
        table.writeheader()
        table.writerows(sorted(rows, key=lambda row: row["day"]))
    with open(data / "dailyreadiness.csv", "w", newline="") as file:
        table = csv.writer(file, delimiter=";")
        table.writerow(["contributors", "day", "id", "score", "temperature_deviation"])
        for night in life:
            table.writerow([json.dumps({"hrv_balance": 80}), night["day"], "x", night["readiness"], -0.1])
    return data / "heartrate.csv", "bpm;source;timestamp\n", "51;sleep;2025-01-01T00:00:00.000+01:00\n"


# Health Auto Export: a file a month, sums and stretches by turns.

def hae_time(moment, hours):
    return local(moment, hours).strftime("%Y-%m-%d %H:%M:%S ") + sign(hours).replace(":", "")


def hae_rows(night):
    start, end = hae_time(night["onset"], night["before"]), hae_time(night["wake"], night["offset"])
    if night["day"].month % 2:
        asleep = night["deep"] + night["rem"] + night["light"]
        return [{
            "date": f"{night['day']} 00:00:00 {sign(night['offset']).replace(':', '')}", "totalSleep": asleep / 3600,
            "asleep": 0, "core": night["light"] / 3600, "deep": night["deep"] / 3600, "rem": night["rem"] / 3600,
            "awake": (night["awake"] - night["latency"]) / 3600, "inBed": 0, "sleepStart": start, "sleepEnd": end,
            "inBedStart": hae_time(night["start"], night["before"]), "inBedEnd": end, "source": "Watch"}]
    rows, moment, hours = [], night["onset"], night["before"]
    parts = [("Core", night["light"]), ("Deep", night["deep"]), ("Awake", night["awake"] - night["latency"]),
             ("REM", night["rem"])]
    for value, seconds in parts:
        if not seconds:
            continue
        later = moment + timedelta(seconds=seconds)
        rows.append({
            "startDate": hae_time(moment, hours), "endDate": hae_time(later, night["offset"]), "qty": seconds / 3600,
            "value": value, "source": "Watch"})
        moment, hours = later, night["offset"]
    return rows


def write_hae(folder, life, dice):
    folder.mkdir(parents=True)
    rested = {(night["day"]): (start, end) for night, start, end in naps(dice, life)}
    for year, month in sorted({(night["day"].year, night["day"].month) for night in life}):
        part = [night for night in life if (night["day"].year, night["day"].month) == (year, month)]
        sleeps, metrics = [], {"heart_rate_variability": [], "resting_heart_rate": [], "respiratory_rate": []}
        for night in part:
            sleeps += hae_rows(night)
            if night["day"] in rested and month % 2 == 0:
                start, end = (hae_time(moment, night["offset"]) for moment in rested[night["day"]])
                sleeps.append({"startDate": start, "endDate": end, "qty": 0.6, "value": "Core", "source": "Watch"})
            middle = hae_time(night["onset"] + (night["wake"] - night["onset"]) / 2, night["offset"])
            morning = hae_time(night["wake"], night["offset"])
            for name, value, when in (
                    ("heart_rate_variability", night["hrv"], middle), ("resting_heart_rate", night["resting"], morning),
                    ("respiratory_rate", night["breath"], middle)):
                if value is not None:
                    metrics[name].append({"date": when, "qty": value, "source": "Watch"})
        units = {"heart_rate_variability": "ms"}
        data = {"metrics": [
            {"name": name, "units": units.get(name, "count/min"), "data": rows} for name, rows in metrics.items()
        ] + [{"name": "step_count", "units": "count", "data": [{"date": "2025-01-01 00:00:00 +0100", "qty": 9}]},
             {"name": "sleep_analysis", "units": "hr", "data": sleeps}], "workouts": []}
        (folder / f"HealthAutoExport-{year}-{month:02d}.json").write_text(json.dumps({"data": data}))
    return None


# Fitbit: the older files without offsets, the newer with; the last nights stand in the newer alone.

def write_fitbit(folder, life, dice):
    old, new = folder / "Takeout/Fitbit/Global Export Data", folder / "Takeout/Fitbit/Health Fitness Data_GoogleData"
    variability, ready = folder / "Takeout/Fitbit/Heart Rate Variability", folder / "Takeout/Fitbit/Daily Readiness"
    for place in (old, new, variability, ready):
        place.mkdir(parents=True)
    plain = lambda moment, hours: local(moment, hours).strftime("%Y-%m-%dT%H:%M:%S.000")
    utc = lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%SZ")
    logs, sleeps, stages, number = [], [], [], 0

    def add(night, start, end, awake, parts, latency, is_main, is_new):
        nonlocal number
        number += 1
        asleep = sum(seconds for _, seconds in parts) // 60
        seconds = int((end - start).total_seconds())
        if not is_new:
            logs.append({
                "logId": number, "dateOfSleep": local(end, night["offset"]).date().isoformat(),
                "startTime": plain(start, night["before"] if is_main else night["offset"]),
                "endTime": plain(end, night["offset"]), "duration": seconds * 1000, "minutesToFallAsleep": latency // 60,
                "minutesAsleep": asleep, "minutesAwake": awake // 60, "minutesAfterWakeup": 0,
                "timeInBed": seconds // 60, "efficiency": 97, "type": "stages", "infoCode": 0, "mainSleep": is_main,
                "levels": {"summary": {name: {"count": 3, "minutes": value // 60} for name, value in parts},
                           "data": [{"dateTime": "x", "level": "light", "seconds": 30}]}})
        sleeps.append([
            f"10{number:017d}", "STAGES", seconds // 60, 0, latency // 60, asleep, awake // 60,
            sign(night["before"] if is_main else night["offset"]), utc(start), sign(night["offset"]), utc(end), "DERIVED"])
        moment = start
        for name, value in parts:
            if value == 0:
                continue
            stages.append([f"10{number:017d}", number, name.upper(), "+01:00", utc(moment), "+01:00",
                           utc(moment + timedelta(seconds=value))])
            moment += timedelta(seconds=value)

    for night in life:
        add(night, night["start"], night["wake"], night["awake"],
            [("deep", night["deep"]), ("light", night["light"]), ("rem", night["rem"])], night["latency"], True,
            night["day"].month > 10)
    for night, start, end in naps(dice, life):
        add(night, start, end, 300, [("deep", 0), ("light", 2100), ("rem", 0)], 0, False, night["day"].month > 10)
    (old / "sleep-2025-01-01.json").write_text(json.dumps(logs))
    (old / "exercise-0.json").write_text(json.dumps([{
        "logId": 10_000 + place, "activityName": "Run", "averageHeartRate": 150, "calories": 400, "duration": 3_600_000,
        "startTime": (night["wake"] + timedelta(hours=10)).strftime("%m/%d/%y %H:%M:%S")}
        for place, night in enumerate(life[::5])]))
    resting = [{
        "dateTime": night["day"].strftime("%m/%d/%y 00:00:00"),
        "value": {"date": night["day"].strftime("%m/%d/%y"), "value": night["resting"], "error": 6.8}} for night in life]
    padding = {"dateTime": "12/31/25 00:00:00", "value": {"date": None, "value": 0.0, "error": 0.0}}
    (old / "resting_heart_rate-2025-01-01.json").write_text(json.dumps(resting + [padding]))

    def table(path, columns, rows):
        with open(path, "w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(columns.split(","))
            writer.writerows(rows)

    table(new / "UserSleeps_2025-01-01.csv",
          "sleep_id,sleep_type,minutes_in_sleep_period,minutes_after_wake_up,minutes_to_fall_asleep,minutes_asleep,"
          "minutes_awake,start_utc_offset,sleep_start,end_utc_offset,sleep_end,data_source", sleeps)
    table(new / "UserSleepStages_2025-01-01.csv",
          "sleep_id,sleep_stage_id,sleep_stage_type,start_utc_offset,sleep_stage_start,end_utc_offset,sleep_stage_end", stages)
    table(variability / "Daily Heart Rate Variability Summary - 2025-01-(01).csv", "timestamp,rmssd,nremhr,entropy",
          [[f"{night['day']}T00:00:00", night["hrv"], 52, 2.9] for night in life if night["hrv"] is not None])
    table(variability / "Daily Respiratory Rate Summary - 2025-01-01.csv", "timestamp,daily_respiratory_rate",
          [[f"{night['day']}T00:00:00", night["breath"]] for night in life])
    table(ready / "Daily Readiness Score - 2025-01-01.csv", "date,readiness_score_value,readiness_state",
          [[night["day"], night["readiness"], "HIGH" if night["readiness"] > 64 else "MED"] for night in life])
    return old / "heart_rate-2025-01-01.json", "[", '{"dateTime":"01/01/25 00:00:00","value":{"bpm":51,"confidence":2}},\n'


# Garmin: UTC without saying so, and a day's summary that tells its clock.

def write_garmin(folder, life, dice):
    wellness, days, scores = (folder / f"DI_CONNECT/DI-Connect-{name}" for name in ("Wellness", "Aggregator", "Metrics"))
    for place in (wellness, days, scores):
        place.mkdir(parents=True)
    utc = lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%S.0")
    rested = {night["day"]: (start, end) for night, start, end in naps(dice, life)}
    sleeps, summaries, health, readiness = [{"retro": False}], [], [], []
    for night in life:
        day = night["day"]
        midnight = datetime(day.year, day.month, day.day, tzinfo=timezone.utc)
        row = {
            "sleepStartTimestampGMT": utc(night["onset"]), "sleepEndTimestampGMT": utc(night["wake"]),
            "calendarDate": day.isoformat(), "sleepWindowConfirmationType": "ENHANCED_CONFIRMED_FINAL", "retro": False,
            "deepSleepSeconds": night["deep"], "lightSleepSeconds": night["light"], "remSleepSeconds": night["rem"],
            "awakeSleepSeconds": night["awake"] - night["latency"], "unmeasurableSeconds": 0,
            "averageRespiration": night["breath"], "sleepScores": {"overallScore": 80}}
        if day in rested:
            row["napList"] = [{"napStartTimestampGMT": utc(rested[day][0]), "napEndTimestampGMT": utc(rested[day][1])}]
        sleeps.append(row)
        # Where the sleeper has moved, the watch did so before midnight.
        first = night["before"] if abs(night["before"] - night["offset"]) == 1 else night["offset"]
        summaries.append({
            "calendarDate": day.isoformat(), "restingHeartRate": night["resting"], "currentDayRestingHeartRate": 105,
            "wellnessStartTimeGmt": utc(midnight - timedelta(hours=first)), "wellnessStartTimeLocal": utc(midnight),
            "wellnessEndTimeGmt": utc(midnight + timedelta(days=1) - timedelta(hours=night["offset"])),
            "wellnessEndTimeLocal": utc(midnight + timedelta(days=1)),
            "allDayStress": {"aggregatorList": [{"type": "TOTAL", "averageStressLevel": -1}]}})
        health.append({"calendarDate": day.isoformat(), "metrics": [
            {"type": "HRV", "value": 511 if night["hrv"] is None else night["hrv"], "baselineLowerLimit": 30},
            {"type": "SPO2", "value": 96}]})
        readiness.append({
            "calendarDate": day.isoformat(), "timestamp": utc(night["wake"]), "score": night["readiness"], "level": "HIGH",
            "inputContext": "AFTER_WAKEUP_RESET", "hrvWeeklyAverage": 511})
        readiness.append(readiness[-1] | {"score": 1, "inputContext": "UPDATE", "level": "POOR"})
    (wellness / "2025-01-01_2025-12-31_1_sleepData.json").write_text(json.dumps(sleeps))
    (wellness / "2025-01-01_2025-12-31_1_healthStatusData.json").write_text(json.dumps(health))
    (days / "UDSFile_2025-01-01_2025-12-31.json").write_text(json.dumps(summaries))
    (scores / "TrainingReadinessDTO_20250101_20251231_1.json").write_text(json.dumps(readiness))
    return folder / "DI_CONNECT/DI-Connect-Wellness/heartRates.json", "[", '{"time":"2025-01-01T00:00:00.0","bpm":51},\n'


# Garmin's service: an answer a day and endpoint, in which other dates stand too.

def write_garmin_service(folder, life, dice):
    folder.mkdir(parents=True)
    utc, milliseconds = timezone.utc, lambda moment: int(moment.timestamp() * 1000)
    for night in life:
        day, clock = night["day"].isoformat(), timedelta(hours=night["offset"])
        (folder / f"sleep_{day}.json").write_text(json.dumps({
            "dailySleepDTO": {
                "id": 1, "calendarDate": day, "sleepWindowConfirmationType": "enhanced_confirmed_final",
                "sleepStartTimestampGMT": milliseconds(night["onset"]), "sleepEndTimestampGMT": milliseconds(night["wake"]),
                "sleepStartTimestampLocal": milliseconds(night["onset"] + clock),
                "sleepEndTimestampLocal": milliseconds(night["wake"] + clock), "deepSleepSeconds": night["deep"],
                "lightSleepSeconds": night["light"], "remSleepSeconds": night["rem"],
                "awakeSleepSeconds": night["awake"] - night["latency"], "averageRespirationValue": night["breath"],
                "nextSleepNeed": {"calendarDate": (night["day"] + timedelta(days=1)).isoformat(), "baseline": 480}},
            "sleepMovement": [], "restingHeartRate": night["resting"]}))
        (folder / f"training_readiness_{day}.json").write_text(json.dumps([{
            "calendarDate": day, "timestamp": f"{day}T07:00:00.0", "level": "HIGH", "score": night["readiness"],
            "inputContext": "AFTER_WAKEUP_RESET"}]))
        if night["hrv"] is not None:
            (folder / f"hrv_{day}.json").write_text(json.dumps({
                "hrvSummary": {"calendarDate": day, "weeklyAvg": 50, "lastNightAvg": night["hrv"]}, "hrvReadings": []}))


# Garmin's website: local times and words; nights across a change of clocks cannot be told.

def write_table(path, rows):
    with open(path, "w", newline="") as file:
        csv.writer(file).writerows(rows)


def hours(seconds):
    return f"{seconds // 3600}h {seconds % 3600 // 60}min"


def write_garmin_web(folder, life, dice):
    folder.mkdir(parents=True)
    clock = lambda moment, hours: local(moment, hours).strftime("%I:%M %p").lstrip("0")
    write_table(folder / "Sleep.csv", [
        ["Sleep Score 4 Weeks", "Score", "Resting Heart Rate", "Body Battery", "Pulse Ox", "Respiration", "HRV Status",
         "Quality", "Duration", "Sleep Need", "Bedtime", "Wake Time"]] + [
        [night["day"], night["readiness"], night["resting"], 60, "--", night["breath"], 50, "Good",
         hours(night["deep"] + night["rem"] + night["light"]), "8h 0min", clock(night["onset"], night["before"]),
         clock(night["wake"], night["offset"])] for night in life] + [["2025-12-31"] + ["--"] * 11])
    write_table(folder / "HRV Status.csv", [["Date", "Overnight HRV", "Baseline", "7d Avg"]] + [
        [night["day"].strftime("%b %d, %Y"), "--" if night["hrv"] is None else f"{night['hrv']}ms", "40ms - 60ms", "50ms"]
        for night in life])


# Tables of days without times.

def write_hae_table(folder, life, dice):
    folder.mkdir(parents=True)
    names = ["Total", "Asleep", "In Bed", "Core", "REM", "Deep", "Awake"]
    write_table(folder / "HealthAutoExport-2025.csv", [
        ["Date/Time", "Heart Rate Variability (ms)", "Resting Heart Rate (count/min)", "Respiratory Rate (count/min)"]
        + [f"Sleep Analysis [{name}] (hr)" for name in names]] + [
        [f"{night['day']} 00:00:00", night["hrv"], night["resting"], night["breath"]]
        + [seconds / 3600 for seconds in (
            night["deep"] + night["rem"] + night["light"], 0, 0, night["light"], night["rem"], night["deep"],
            night["awake"] - night["latency"])] for night in life])


def write_intervals(folder, life, dice):
    folder.mkdir(parents=True)
    write_table(folder / "wellness.csv", [
        "date,weight,restingHR,hrv,hrvSDNN,sleepSecs,sleepScore,readiness,respiration,ctl".split(",")] + [
        [night["day"], 70, night["resting"], night["hrv"], None, night["deep"] + night["rem"] + night["light"], 80,
         night["readiness"], night["breath"], 50] for night in life] + [["2025-12-31"] + [None] * 8 + [50]])


def write_oura_summary(folder, life, dice):
    folder.mkdir(parents=True)
    write_table(folder / "oura_daily-summary.csv", [
        "date,Total Sleep Duration,Deep Sleep Duration,REM Sleep Duration,Light Sleep Duration,Awake Time,"
        "Average HRV,Respiratory Rate,Readiness Score,Sleep Score".split(",")] + [
        [night["day"], night["deep"] + night["rem"] + night["light"], night["deep"], night["rem"], night["light"],
         night["awake"], night["hrv"], night["breath"], night["readiness"], 80] for night in life])


WRITERS = {
    "oura": write_oura, "health-auto-export": write_hae, "fitbit": write_fitbit, "garmin": write_garmin,
    "garmin-service": write_garmin_service, "garmin-web": write_garmin_web, "health-auto-export-table": write_hae_table,
    "intervals-icu": write_intervals, "oura-summary": write_oura_summary}


def word(kind):
    """The kind of export that the import names."""
    return LAYOUTS.get(kind, kind)


def told(kind, life):
    """The nights that the layout can tell: a table of local times cannot say where the clock changed, nor where it was."""
    if kind != "garmin-web":
        return life
    # On the first, New York's clocks changed: the year is also imported there.
    changed = date(2025, 3, 9)
    home = lambda day: 2 if date(2025, 3, 30) <= day < date(2025, 10, 26) else 1
    return [night for night in life if night["before"] == night["offset"] == home(night["day"]) and night["day"] != changed]


def same(kind):
    """What of a morning must be as WHOOP's records have it."""
    names = ["asleep_min", "respiratory_rate_rpm"]
    if kind not in UNTIMED:
        names += ["wake", "utc_offset"]
    if kind != "oura-summary":
        names.append("resting_hr_bpm")
    return names if kind in VARIABILITY else names + ["hrv_ms"]


def write(kind, folder, life, dice):
    """Writes the life as an export of that kind.

    Returns the file of heart rates that lies beside such an export, how it begins and what it repeats; None where the vendor
    has none."""
    return WRITERS[kind](folder, life, dice)


def expected(kind, night):
    """What is kept of a night, as the store has it."""
    start = night["before"]
    if kind == "garmin" and abs(night["before"] - night["offset"]) != 1:
        start = night["offset"]
    if kind == "garmin-service":
        start = night["offset"]
    day = {
        "date": night["day"].isoformat(), VARIABILITY.get(kind, "hrv_rmssd_ms"): night["hrv"],
        "resting_hr_bpm": night["resting"], "respiratory_rate_rpm": night["breath"],
        "start": local(night["onset"], start).strftime("%Y-%m-%dT%H:%M:%S") + sign(start),
        "end": local(night["wake"], night["offset"]).strftime("%Y-%m-%dT%H:%M:%S") + sign(night["offset"]),
        "asleep_min": (night["deep"] + night["rem"] + night["light"]) / 60, "deep_min": night["deep"] / 60,
        "rem_min": night["rem"] / 60, "light_min": night["light"] / 60}
    if not kind.startswith("health-auto-export"):
        day["readiness"] = night["readiness"]
    missing = ["start", "end"] if kind in UNTIMED else []
    missing += ["resting_hr_bpm"] if kind == "oura-summary" else []
    missing += ["deep_min", "rem_min", "light_min"] if kind in ("garmin-web", "intervals-icu") else []
    return day | {name: None for name in missing}


def stored(folder, kind):
    """All that is kept in a data folder, as it is written."""
    return {path.name: path.read_text()
            for path in sorted((folder / "readyday" / FOLDERS.get(word(kind), word(kind))).glob("*.json"))}


def kept(folder, kind):
    """The days kept in a data folder, by date."""
    days = {}
    for path in sorted((folder / "readyday" / FOLDERS.get(word(kind), word(kind))).glob("*.json")):
        for day in json.loads(path.read_text())["days"]:
            sleep = day.pop("sleep", day.pop("sleep_totals", {}))
            readiness = day.pop("readiness", {}).get("score")
            days[day["date"]] = day | sleep | ({"readiness": readiness} if readiness is not None else {})
    return days
