#!/usr/bin/env python3
"""Writes the export.xml of an invented person with an iPhone and an Apple Watch; the same for the same seed.

usage: generate_apple_health.py [--megabytes N | --days N [--bulk N]] [--end DATE] [--seed N] >export.xml

With --megabytes, heart rate, steps and energy are made as dense as it takes for ten years of
days. As in real exports: records stand by type, a type after the other; the document type has
the mistake of iOS 16; before September 2022 sleep is told as `Asleep`, afterwards in stages;
the phone says when it lay on the bedside table, and an app repeats some workouts and nights.
"""
import argparse
import datetime as dt
import random
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--megabytes", type=float)
parser.add_argument("--days", type=int)
parser.add_argument("--bulk", type=int, default=20, help="records a day of kinds that are not kept")
parser.add_argument("--end", type=dt.date.fromisoformat, default=dt.date(2026, 3, 10))
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
days = options.days or (3650 if options.megabytes else 120)
STAGES_SINCE = dt.date(2022, 9, 12)

DOCTYPE = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram|VisionPrescription)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
<!ATTLIST Record
  type          CDATA #REQUIRED
  unit          CDATA #IMPLIED
  value         CDATA #IMPLIED
  sourceName    CDATA #REQUIRED
  startDate     CDATA #REQUIRED
  endDate       CDATA #REQUIRED
>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
<!ELEMENT VisionPrescription ((RightEye|LeftEye|Attachment|MetadataEntry)*)>
<!ATTLIST VisionPrescription
  type         CDATA #REQUIRED
  dateIssued   CDATA #REQUIRED
<!ELEMENT RightEye EMPTY>
<!ATTLIST RightEye
  sphere           CDATA #IMPLIED
>
]>
"""
WATCH = (
    'sourceName="Ana’s Apple\xa0Watch" sourceVersion="10.3" device="&lt;&lt;HKDevice: 0x283f1a2c0&gt;, name:Apple Watch, '
    'manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.3&gt;"'
)
PHONE = (
    'sourceName="Ana’s iPhone" sourceVersion="17.3" device="&lt;&lt;HKDevice: 0x283f1b480&gt;, name:iPhone, '
    'manufacturer:Apple Inc., model:iPhone, hardware:iPhone14,5, software:17.3&gt;"'
)
APP = 'sourceName="Club &amp; Track" sourceVersion="412"'


def offset(moment):
    """Hours east of Greenwich in Madrid: summer time from the last Sunday of March to that of October."""
    year = moment.year
    spring = max(dt.datetime(year, 3, day, 1) for day in range(25, 32) if dt.date(year, 3, day).weekday() == 6)
    autumn = max(dt.datetime(year, 10, day, 1) for day in range(25, 32) if dt.date(year, 10, day).weekday() == 6)
    return 2 if spring <= moment < autumn else 1


def written(moment):
    """A moment of UTC as the phone's clock shows it."""
    hours = offset(moment)
    return (moment + dt.timedelta(hours=hours)).strftime("%Y-%m-%d %H:%M:%S ") + f"+0{hours}00"


def record(type_, source, start, end, value=None, unit=None, inside=""):
    unit = f' unit="{unit}"' if unit else ""
    value = f' value="{value}"' if value is not None else ""
    head = (
        f' <Record type="{type_}" {source}{unit} creationDate="{written(end)}"'
        f' startDate="{written(start)}" endDate="{written(end)}"{value}'
    )
    return f"{head}>\n{inside} </Record>\n" if inside else f"{head}/>\n"


class Life:
    """What happens to the person, day by day; every kind of record has random numbers of its own."""

    def __init__(self):
        first = options.end - dt.timedelta(days=days - 1)
        self.dates = [first + dt.timedelta(days=number) for number in range(days)]
        chance = random.Random(options.seed)
        self.nights = {}
        for date in self.dates:
            evening = dt.datetime.combine(date, dt.time()) - dt.timedelta(minutes=chance.gauss(130, 35))
            self.nights[date] = (evening, evening + dt.timedelta(minutes=chance.gauss(465, 45)))

    def random(self, kind):
        return random.Random(f"{options.seed} {kind}")

    def quantity(self, kind, identifier, unit, per_night, mean, spread):
        chance = self.random(kind)
        for date in self.dates:
            start, end = self.nights[date]
            step = (end - start) / per_night
            for number in range(per_night):
                moment = (start + step * number).replace(microsecond=0)
                value = f"{max(5, chance.gauss(mean, spread)):.4f}"
                inside = ""
                if kind == "hrv":
                    beats = "".join(
                        f'   <InstantaneousBeatsPerMinute bpm="{chance.randint(48, 70)}" time="3:{n:02d}:11,24 AM"/>\n'
                        for n in range(4)
                    )
                    inside = f"  <HeartRateVariabilityMetadataList>\n{beats}  </HeartRateVariabilityMetadataList>\n"
                yield record(identifier, WATCH, moment, moment + dt.timedelta(minutes=1), value, unit, inside)

    def resting(self):
        chance = self.random("resting")
        for date in self.dates:
            start = dt.datetime.combine(date, dt.time(0, 5))
            yield record(
                "HKQuantityTypeIdentifierRestingHeartRate", WATCH, start, start + dt.timedelta(hours=20),
                round(chance.gauss(55, 3)), "count/min")

    def sleep(self):
        chance = self.random("sleep")
        kind = "HKCategoryTypeIdentifierSleepAnalysis"
        name = "HKCategoryValueSleepAnalysis"
        zone = '  <MetadataEntry key="HKTimeZone" value="Europe/Madrid"/>\n'
        for date in self.dates:
            start, end = (moment.replace(microsecond=0) for moment in self.nights[date])
            yield record(kind, PHONE, start - dt.timedelta(minutes=12), end + dt.timedelta(minutes=6), name + "InBed")
            if chance.random() < 0.15:
                yield record(kind, APP, start + dt.timedelta(minutes=9), end, name + "Asleep")
            moment = start
            while moment < end:
                length = dt.timedelta(minutes=chance.randint(4, 45))
                stage = chance.choices(["AsleepCore", "AsleepDeep", "AsleepREM", "Awake"], [50, 18, 22, 6])[0]
                if date < STAGES_SINCE:
                    stage = "Asleep"
                until = min(moment + length, end)
                yield record(kind, WATCH, moment, until, name + stage, inside=zone)
                moment = until + dt.timedelta(minutes=0 if date >= STAGES_SINCE else 2)
            if chance.random() < 0.05:
                nap = dt.datetime.combine(date, dt.time(14, 30))
                stage = "AsleepCore" if date >= STAGES_SINCE else "Asleep"
                yield record(kind, WATCH, nap, nap + dt.timedelta(minutes=25), name + stage, inside=zone)

    def workouts(self):
        chance = self.random("workouts")
        kinds = [
            ("Running", "DistanceWalkingRunning", 9.5, 11), ("Cycling", "DistanceCycling", 22, 8),
            ("TraditionalStrengthTraining", None, 0, 6), ("Yoga", None, 0, 3), ("Walking", "DistanceWalkingRunning", 5, 4),
        ]
        for date in self.dates:
            if chance.random() > 0.6:
                continue
            name, distance, speed, burning = chance.choice(kinds)
            start = dt.datetime.combine(date, dt.time(17, chance.randint(0, 59), 8))
            minutes = chance.randint(25, 80)
            end = start + dt.timedelta(minutes=minutes + chance.choice([0, 0, 4]))
            dates = f'startDate="{written(start)}" endDate="{written(end)}"'
            statistics = (
                f'  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" {dates} average="{chance.gauss(138, 12):.3f}"'
                f' minimum="88" maximum="{chance.randint(160, 186)}" unit="count/min"/>\n'
                f'  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" {dates}'
                f' sum="{minutes * burning:.2f}" unit="kcal"/>\n'
            )
            if distance:
                statistics += (
                    f'  <WorkoutStatistics type="HKQuantityTypeIdentifier{distance}" {dates}'
                    f' sum="{speed * minutes / 60:.4f}" unit="km"/>\n'
                )
            yield (
                f' <Workout workoutActivityType="HKWorkoutActivityType{name}" duration="{minutes}.0" durationUnit="min"'
                f' {WATCH} creationDate="{written(end)}" {dates}>\n'
                '  <MetadataEntry key="HKTimeZone" value="Europe/Madrid"/>\n'
                f'  <WorkoutActivity uuid="{chance.getrandbits(64):016X}" {dates} duration="{minutes}.0" durationUnit="min">\n'
                f'{statistics}  </WorkoutActivity>\n{statistics}'
                f'  <WorkoutRoute {PHONE} creationDate="{written(end)}" {dates}>\n'
                '   <FileReference path="/workout-routes/route.gpx"/>\n  </WorkoutRoute>\n </Workout>\n'
            )
            if chance.random() < 0.2:
                yield (
                    f' <Workout workoutActivityType="HKWorkoutActivityType{name}" duration="{minutes - 1}.5"'
                    f' durationUnit="min" totalEnergyBurned="{minutes * burning}" totalEnergyBurnedUnit="kcal" {APP}'
                    f' creationDate="{written(end)}" startDate="{written(start + dt.timedelta(seconds=7))}"'
                    f' endDate="{written(end)}"/>\n'
                )

    def bulk(self, date, count):
        """The many records that no briefing needs."""
        chance = self.random(f"bulk {date}")
        midnight = dt.datetime.combine(date, dt.time())
        motion = '  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="{}"/>\n'
        for number in range(count):
            moment = midnight + dt.timedelta(seconds=86_400 * number // count)
            later = moment + dt.timedelta(seconds=5)
            which = number % 10
            if which < 4:
                inside = motion.format(which % 3) if which < 3 else ""
                yield record(
                    "HKQuantityTypeIdentifierHeartRate", WATCH, moment, moment, chance.randint(46, 150), "count/min", inside)
            elif which < 6:
                yield record(
                    "HKQuantityTypeIdentifierStepCount", PHONE, moment, later, chance.randint(1, 200), "count")
            elif which < 8:
                yield record(
                    "HKQuantityTypeIdentifierActiveEnergyBurned", WATCH, moment, later, f"{chance.random():.3f}", "kcal")
            else:
                yield record(
                    "HKQuantityTypeIdentifierDistanceWalkingRunning", PHONE, moment, later, f"{chance.random():.5f}", "km")

    def kept(self):
        """The records a briefing is made of."""
        yield from self.quantity(
            "breathing", "HKQuantityTypeIdentifierRespiratoryRate", "count/min", 24, 14.6, 0.7)
        yield from self.resting()
        yield from self.quantity("hrv", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "ms", 5, 52, 11)
        yield from self.sleep()


def main():
    life = Life()
    out = sys.stdout.buffer
    exported = dt.datetime.combine(options.end, dt.time(20, 0, 0))
    head = (
        f'{DOCTYPE}<HealthData locale="es_ES">\n <ExportDate value="{written(exported)}"/>\n'
        ' <Me HKCharacteristicTypeIdentifierDateOfBirth="1988-05-02" HKCharacteristicTypeIdentifierBiologicalSex=""/>\n'
    )
    out.write(head.encode())
    kept = "".join(life.kept()).encode()
    workouts = "".join(life.workouts()).encode()
    wanted = (options.megabytes or 0) * 1_000_000 - len(kept) - len(workouts)
    # What a day of twenty such records takes, to know how many a day there must be.
    sample = len("".join(life.bulk(life.dates[0], 20)).encode()) / 20
    count = max(20, round(wanted / days / sample)) if options.megabytes else options.bulk
    written_bytes = 0
    for date in life.dates:
        for text in life.bulk(date, count):
            written_bytes += out.write(text.encode())
        if options.megabytes and written_bytes > wanted:
            break
    out.write(kept)
    out.write(
        b' <Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Cuff">\n'
        b'  <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" sourceName="Cuff" unit="mmHg" value="118"/>\n'
        b" </Correlation>\n")
    out.write(workouts)
    for date in life.dates:
        out.write(
            f' <ActivitySummary dateComponents="{date}" activeEnergyBurned="512.3" appleExerciseTime="41" appleStandHours="12"/>\n'
            .encode())
    out.write(b"</HealthData>\n")


main()
