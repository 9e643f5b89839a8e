import TestSupport
import Testing

@testable import ReadyDayCore

/// Steps and energy of a day, of every maker that has them.
@Suite struct DailyActivityTests {
  private static let zones = FixtureZones()
  private static let madrid = zones.zone(named: "Europe/Madrid") ?? .utc
  private static let watch: HealthSamples.Source = 1
  private static let phone: HealthSamples.Source = 2

  private static func moment(_ text: String) -> Timestamp {
    Timestamp("2026-03-\(text):00+01:00") ?? Timestamp(Instant(secondsSince1970: 0), at: .zero)
  }

  private static func days(_ add: (inout ActivitySums) -> Void) -> [String: DailyActivity] {
    var sums = ActivitySums()
    add(&sums)
    return Dictionary(sums.days().map { ($0.date.description, $0) }) { first, _ in first }
  }

  private static func add(
    _ steps: Double, _ start: String, minutes: Int, by source: HealthSamples.Source,
    to sums: inout ActivitySums
  ) {
    let start = moment(start)
    sums.add(
      steps, of: .steps, from: start.instant, seconds: minutes * 60, at: start.offset, by: source)
  }

  @Test("half hours add up to the same energy in whatever order they are") func order() {
    // Their sum is at the border of two tenths.
    let parts = [0.1, 0.7, 0.05, 0.3, 0.6, 0.2, 0.4, 0.1]
    let energies = (0..<parts.count).map { first in
      Self.days { sums in
        for number in parts.indices {
          let place = (first + 3 * number) % parts.count
          let start = Self.moment("10T08:00")
          sums.add(
            parts[place], of: .activeEnergy, from: start.instant.adding(seconds: 1800 * place),
            seconds: 60, at: start.offset, by: Self.watch)
        }
      }["2026-03-10"]?.activeKilocalories
    }
    #expect(Set(energies) == [2.5])
  }

  @Test("a watch and a phone that count the same walk are not added up") func twice() {
    let days = Self.days { sums in
      Self.add(900, "10T09:00", minutes: 10, by: Self.watch, to: &sums)
      Self.add(700, "10T09:02", minutes: 9, by: Self.phone, to: &sums)
      Self.add(150, "10T09:12", minutes: 9, by: Self.phone, to: &sums)
      Self.add(400, "10T12:00", minutes: 5, by: Self.phone, to: &sums)
    }
    #expect(days["2026-03-10"]?.steps == 1300)
  }

  @Test(
    "a day is that of the local clock; a long sample is spread, a day's value counts if greater")
  func dates() {
    let days = Self.days { sums in
      Self.add(10, "10T23:50", minutes: 5, by: Self.watch, to: &sums)
      Self.add(20, "11T00:05", minutes: 5, by: Self.watch, to: &sums)
      Self.add(120, "12T09:00", minutes: 120, by: Self.watch, to: &sums)
      Self.add(5000, "13T00:00", minutes: 1440, by: Self.phone, to: &sums)
      Self.add(6000, "14T00:00", minutes: 1440, by: Self.phone, to: &sums)
      Self.add(7000, "14T10:00", minutes: 20, by: Self.watch, to: &sums)
    }
    #expect(
      days.mapValues(\.steps) == [
        "2026-03-10": 10, "2026-03-11": 20, "2026-03-12": 120, "2026-03-13": 5000,
        "2026-03-14": 7000,
      ])
  }

  @Test("the long samples of one source add up, of two sources the larger sum counts")
  func halfDays() {
    let days = Self.days { sums in
      Self.add(3000, "10T00:00", minutes: 720, by: Self.watch, to: &sums)
      Self.add(2000, "10T12:00", minutes: 720, by: Self.watch, to: &sums)
      Self.add(4000, "10T00:00", minutes: 1440, by: Self.phone, to: &sums)
      Self.add(3000, "11T00:00", minutes: 720, by: Self.watch, to: &sums)
      Self.add(2000, "11T12:00", minutes: 720, by: Self.watch, to: &sums)
      Self.add(6000, "11T10:00", minutes: 20, by: Self.phone, to: &sums)
    }
    #expect(days.mapValues(\.steps) == ["2026-03-10": 5000, "2026-03-11": 6000])
  }

  @Test("the same moment in two files counts once") func overlapping() {
    let days = Self.days { sums in
      for _ in 0..<2 {
        sums.addOnce(50, of: .steps, at: Self.moment("10T09:00"), by: 0)
        sums.addOnce(7, of: .activeEnergy, at: Self.moment("10T09:00"), by: 0)
        sums.addOnce(60, of: .steps, at: Self.moment("10T09:01"), by: 0)
      }
    }
    #expect(days["2026-03-10"]?.steps == 110)
    #expect(days["2026-03-10"]?.activeKilocalories == 7)
  }

  @Test("the newer export counts, and of the same age the larger value") func merging() throws {
    let date = try #require(LocalDate("2026-03-10"))
    let early = Instant(secondsSince1970: 100)
    let old = DailyActivity(date: date, steps: 9000, activeKilocalories: nil, updatedAt: early)
    let new = DailyActivity(
      date: date, steps: 8000, activeKilocalories: 300, updatedAt: early.adding(seconds: 1))
    for merged in [old.merged(with: new), new.merged(with: old)] {
      #expect(merged.steps == 8000 && merged.activeKilocalories == 300)
      #expect(merged.updatedAt == new.updatedAt)
    }
    let same = DailyActivity(date: date, steps: 9500, updatedAt: early)
    #expect(old.merged(with: same).steps == 9500 && same.merged(with: old).steps == 9500)
    let part = DailyActivity(date: date, steps: 8500)
    for merged in [new.merged(with: part), part.merged(with: new)] {
      #expect(merged.steps == 8500 && merged.updatedAt == new.updatedAt)
    }
    #expect(old.merged(with: part).steps == 9000 && part.merged(with: old).steps == 9000)
  }

  private static func automatic(_ rows: [(String, Int)]) throws -> HealthHistory {
    let rows = rows.map { #"{"date": "2026-03-\#($0.0):00 +0100", "qty": \#($0.1)}"# }
    return try read(
      HealthAutoExportReader.self,
      """
      {"data": {"metrics": [{"name": "step_count", "units": "count", "data": \
      [\(rows.joined(separator: ","))]}]}}
      """, named: "HealthAutoExport.json")
  }

  @Test("a file of Health Auto Export with a part of a day lowers none") func parts() throws {
    let date = try #require(LocalDate("2026-03-10"))
    let most = try Self.automatic([("10 10:00", 3000), ("10 11:00", 700)])
    let later = try Self.automatic([("10 12:00", 50)])
    let whole = try Self.automatic([("10 10:00", 3000), ("10 11:00", 700), ("10 12:00", 50)])
    let early = try Self.automatic([("10 10:00", 600), ("11 00:00", 8)])
    for (files, steps) in [
      ([most, later], 3700.0), ([early, whole], 3750), ([whole, early], 3750),
    ] {
      var stored = HealthHistory()
      for file in files { _ = stored.merge(file) }
      #expect(stored.activity[date]?.steps == steps)
    }
  }

  private static func read<Reader: WearableReader>(
    _: Reader.Type, _ text: String, named name: String
  ) throws -> HealthHistory {
    let today = try #require(LocalDate("2026-03-20"))
    var reader = Reader(zone: madrid, today: today)
    #expect(Reader.certainty(of: FileNames(Array(text.utf8).span.bytes, named: name)) == .sure)
    #expect(FileNames.mayTell(name))
    reader.read(Array(text.utf8).span.bytes, from: name)
    return reader.end().history
  }

  private static func apple(_ records: [String]) -> HealthExport {
    let text = "<HealthData>\n\(records.joined(separator: "\n"))\n</HealthData>\n"
    var reader = AppleHealthReader(file: "export.xml", zones: zones)
    let bytes = Array(text.utf8)
    let taken = reader.read(bytes.span.bytes)
    return reader.end(Array(bytes[taken...]).span.bytes)
  }

  private static func record(
    _ type: String, _ source: String, _ unit: String, _ value: String, _ start: String,
    _ end: String
  ) -> String {
    """
    <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)" unit="\(unit)" \
    startDate="2026-03-10 \(start):00 +0100" endDate="2026-03-10 \(end):00 +0100" value="\(value)"/>
    """
  }

  @Test("Apple's export: watch and phone, kilojoules, and whose it is") func appleHealth() throws {
    let export = Self.apple([
      #"<Me HKCharacteristicTypeIdentifierDateOfBirth="1985-04-12" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>"#,
      Self.record("StepCount", "Watch", "count", "900", "09:00", "09:10"),
      Self.record("StepCount", "iPhone", "count", "700", "09:01", "09:09"),
      Self.record("StepCount", "iPhone", "count", "300", "12:00", "12:04"),
      Self.record("ActiveEnergyBurned", "Watch", "kcal", "41.5", "09:00", "09:10"),
      Self.record("ActiveEnergyBurned", "Watch", "kJ", "41.84", "12:00", "12:01"),
      Self.record("BasalEnergyBurned", "Watch", "kcal", "80", "12:00", "12:01"),
    ])
    let date = try #require(LocalDate("2026-03-10"))
    let day = try #require(export.history.activity[date])
    #expect(day.steps == 1200 && day.activeKilocalories == 51.5)
    #expect(export.history.entries.isEmpty && export.diagnostics.isEmpty)
    #expect(export.owner?.born == LocalDate("1985-04-12") && export.owner?.isFemale == true)
    let none = Self.apple([
      #"<Me HKCharacteristicTypeIdentifierDateOfBirth="" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>"#
    ])
    #expect(none.owner == nil)
  }

  @Test("Apple's samples with an impossible end, or a number in hexadecimal, are left out")
  func unreadable() throws {
    let usual = Self.record("StepCount", "Watch", "count", "50", "09:00", "09:10")
    let end = "2026-03-10 09:10:00 +0100"
    let others = ["2026-03-10 08:50:00 +0100", "garbage", "2026-03-13 09:00:00 +0100"]
    let export = Self.apple(
      [usual.replacing(" endDate=\"\(end)\"", with: ""), usual.replacing("50", with: "6e1")]
        + others.map { usual.replacing(end, with: $0) } + [usual.replacing("50", with: "0x10")])
    let date = try #require(LocalDate("2026-03-10"))
    #expect(export.history.activity.mapValues(\.steps) == [date: 110])
    #expect(export.passedOver.unreadable == 4)
    let ends = others.enumerated().map { index, end in
      HealthExport.Finding(
        4 + index, .unreadable(element: "Record", attribute: "endDate", value: end))
    }
    let number = HealthExport.Finding(
      7, .unreadable(element: "Record", attribute: "value", value: "0x10"))
    #expect(export.findings == ends + [number])
  }

  @Test("an import says of how many days it has steps and energy, and counts those days")
  func imported() throws {
    let steps = Self.record("StepCount", "Watch", "count", "900", "09:00", "09:10")
    let energy = Self.record("ActiveEnergyBurned", "Watch", "kcal", "40", "09:00", "09:10")
    var stored = HealthHistory()
    var tallies: [HealthHistory.Tally] = []
    for records in [[steps], [steps, energy], [energy]] {
      let account = HealthImport(adding: [Self.apple(records)], to: &stored)
      tallies.append(account.days)
      guard records.count == 2 else { continue }
      #expect(Voice(.english).coverage(of: account).contains("steps: 1 day; active energy: 1 day"))
      #expect(Voice(.spanish).coverage(of: account).contains("pasos: 1 día; energía activa: 1 día"))
    }
    #expect(tallies == [.init(new: 1), .init(updated: 1), .init(unchanged: 1)])
    let nothing = HealthImport(adding: [], to: &stored)
    #expect(!Voice(.english).coverage(of: nothing).contains { $0.contains("steps") })
  }

  @Test("the nights' dates are those of the nights alone") func nightDates() throws {
    let export = HealthExport(
      WrittenExport(
        WrittenExport.stagedNight + [
          WrittenExport.quantity("StepCount", "9", "count", at: "2025-01-01 12:00:00 +0100")
        ]
      ).text)
    let date = try #require(LocalDate("2026-03-10"))
    #expect(export.history.nightDates == date...date)
    #expect(export.history.dates?.lowerBound == LocalDate("2025-01-01"))
    #expect(HealthHistory().nightDates == nil)
  }

  @Test("birth year and sex fill only what the profile does not say") func norms() throws {
    var owner = ExportOwner(born: LocalDate("1985-04-12"), isFemale: true)
    let filled = try #require(BodyProfile().completed(from: owner, in: 2026))
    #expect(filled.birthYear == 1985 && filled.sex == .female)
    #expect(filled.completed(from: owner, in: 2026) == nil)
    owner.born = LocalDate("2025-01-01")
    #expect(BodyProfile().completed(from: owner, in: 2026)?.birthYear == nil)
  }

  @Test("Oura's, Garmin's, Fitbit's, intervals.icu's and Health Auto Export's days")
  func makers() throws {
    let date = try #require(LocalDate("2026-03-10"))
    let oura = try Self.read(
      OuraReader.self, "day;steps;active_calories;score\n2026-03-10;8123;412;80\n",
      named: "dailyactivity.csv")
    #expect(oura.activity[date]?.steps == 8123 && oura.activity[date]?.activeKilocalories == 412)
    let garmin = try Self.read(
      GarminReader.self,
      """
      [{"calendarDate": "2026-03-10", "restingHeartRate": 52, "totalSteps": 9001,
      "activeKilocalories": 530.0, "wellnessStartTimeGmt": "2026-03-09T23:00:00.0",
      "wellnessStartTimeLocal": "2026-03-10T00:00:00.0"}]
      """, named: "UDSFile_2026-01-01_2026-04-10.json")
    #expect(
      garmin.activity[date]?.steps == 9001 && garmin.activity[date]?.activeKilocalories == 530)
    let fitbit = try Self.read(
      FitbitReader.self,
      """
      [{"dateTime": "03/09/26 23:30:00", "value": "40"},
      {"dateTime": "03/10/26 10:00:00", "value": "60"},
      {"dateTime": "03/10/26 23:00:00", "value": "5"}]
      """, named: "Takeout/Fitbit/Global Export Data/steps-2026-03-01.json")
    #expect(fitbit.activity[date]?.steps == 100)
    let newer = try Self.read(
      FitbitReader.self, "timestamp,steps\n2026-03-10T10:00:00Z,60\n2026-03-10T10:01:00Z,7\n",
      named: "steps_2026-03-01.csv")
    #expect(newer.activity[date]?.steps == 67)
    let intervals = try Self.read(
      IntervalsReader.self, "date,restingHR,sleepSecs,hrv,steps\n2026-03-10,50,25200,60,7007\n",
      named: "wellness.csv")
    #expect(intervals.activity[date]?.steps == 7007)
    let auto = try Self.read(
      HealthAutoExportReader.self,
      """
      {"data": {"metrics": [
      {"name": "step_count", "units": "count", "data": [
        {"date": "2026-03-10 09:00:00 +0100", "qty": 500, "source": "Watch"},
        {"date": "2026-03-10 09:00:00 +0100", "qty": 400, "source": "iPhone"},
        {"date": "2026-03-10 10:00:00 +0100", "qty": 250, "source": "Watch"}]},
      {"name": "active_energy", "units": "kJ", "data": [
        {"date": "2026-03-10 09:00:00 +0100", "qty": 418.4, "source": "Watch"}]}]}}
      """, named: "HealthAutoExport.json")
    #expect(auto.activity[date]?.steps == 750 && auto.activity[date]?.activeKilocalories == 100)
  }

  @Test("they are stored with the year, read again, and no morning of their own")
  func stored() throws {
    let date = try #require(LocalDate("2026-03-10"))
    var history = HealthHistory()
    history.add(DailyActivity(date: date, steps: 8123, activeKilocalories: 412.5))
    let files = history.files()
    #expect(files.map(\.name) == ["2026.json"])
    let text = try #require(files.first?.text)
    #expect(
      text.contains(#"{"active_energy_kcal":412.5,"date":"2026-03-10","steps":8123"#))
    var read = HealthHistory()
    try read.add(tidy: Array(text.utf8).span.bytes)
    #expect(read == history && read.entries.isEmpty)
    #expect(read.measurements(by: .oura, on: date...date).dates.isEmpty)
  }

  @Test("by sport: kilometres and minutes, done and planned, the longest first")
  func sports() throws {
    let date = try #require(LocalDate("2026-03-10"))
    func workout(_ activity: Activity, minutes: Int, meters: Double?) -> WorkoutRecord {
      let start = Self.moment("10T09:00").instant
      var workout = WorkoutRecord(
        id: .began(start), span: TimeSpan(start, seconds: minutes * 60),
        offset: .zero, activity: activity, updatedAt: nil)
      workout.meters = meters
      return workout
    }
    var plan = PlanDetails(date: date, activity: .running)
    plan.minutes = 240
    let sports = SportVolume.all(
      recorded: [
        workout(.yoga, minutes: 30, meters: nil), workout(.running, minutes: 60, meters: 11_000),
        workout(.running, minutes: 100, meters: 20_200),
      ], planned: [plan, PlanDetails(date: date, activity: .rest)])
    #expect(
      Voice(.english).bySport(sports) == "running 2 h 40 min (31.2 km) of 4 h planned, yoga 30 min")
    #expect(
      Voice(.spanish).bySport(sports)
        == "carrera 2 h 40 min (31,2 km) de 4 h previstas, yoga 30 min")
  }
}
