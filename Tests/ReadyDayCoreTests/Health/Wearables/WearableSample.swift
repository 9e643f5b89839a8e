import TestSupport
import Testing

@testable import ReadyDayCore

/// An export as its reader takes it, for tests.
struct WearableSample {
  let export: HealthExport

  init<Reader: WearableReader>(
    _ reader: Reader.Type, _ texts: [(name: String, text: String)], zone: String = "Europe/Madrid"
  ) {
    var reader = Reader(zone: FixtureZones().zone(named: zone) ?? .utc)
    for (name, text) in texts { reader.read(Array(text.utf8).span.bytes, from: name) }
    export = reader.end()
  }

  func day(_ date: String) -> DailyHealth? {
    LocalDate(date).flatMap { export.history.entries[$0]?.day }
  }

  /// `date start end asleep rMSSD/SDNN`, by date.
  var nights: [String] {
    export.history.entries.values.map(\.day).sorted { $0.date < $1.date }.compactMap { day in
      day.sleep.map { sleep in
        let hrv = (day.rmssd ?? day.sdnn).map { "\($0)" } ?? "-"
        return "\(day.date) \(Timestamp(sleep.span.start, at: sleep.startOffset)) "
          + "\(Timestamp(sleep.span.end, at: sleep.offset)) \(sleep.asleepMinutes) \(hrv)"
      }
    }
  }

  /// What was passed over, kept as naps or said, where there was any.
  var counts: [String] {
    let passedOver = Mirror(reflecting: export.passedOver).children
      .map { ($0.label ?? "", $0.value as? Int ?? 0) }
    let naps = export.history.entries.values.reduce(0) { $0 + $1.day.naps.count }
    return (passedOver + [("naps", naps), ("faults", export.diagnostics.count)])
      .filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
  }

  var workouts: [WorkoutRecord] {
    export.history.dates.map { export.history.workouts(in: $0) } ?? []
  }
}

extension WearableReader {
  /// On 1 December 2026.
  init(zone: Zone) { self.init(zone: zone, today: LocalDate(dayNumber: 20_788)) }
}

extension FileNames {
  init(_ text: String, named file: String = "x") {
    self.init(Array(text.utf8).span.bytes, named: file)
  }
}

/// Numbers that depend on nothing but the seed.
struct WearableDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// What becomes of an export's bytes on bad disks and lines.
struct WearableDamage<Reader: WearableReader> {
  let text: String
  let name: String
  private let whole: [LocalDate: DailyHealth]

  init(_ reader: Reader.Type, _ text: String, named name: String) {
    (self.text, self.name) = (text, name)
    whole = WearableSample(reader, [(name, text)]).export.history.entries.mapValues(\.day)
  }

  private func days(of bytes: [UInt8]) -> (days: [DailyHealth], isSaid: Bool) {
    var reader = Reader(zone: FixtureZones().zone(named: "Europe/Madrid") ?? .utc)
    reader.read(bytes.span.bytes, from: name)
    let export = reader.end()
    return (export.history.entries.values.map(\.day), !export.diagnostics.isEmpty)
  }

  /// What is kept of a text cut at `count` places that the whole one does not say, and cuts that are not said.
  func wrongWhenCut(_ count: Int, seed: UInt64) -> [String] {
    var dice = WearableDice(state: seed)
    let bytes = Array(text.utf8)
    return (0..<count).flatMap { _ in
      let end = Int.random(in: 0..<bytes.count, using: &dice)
      let (days, isSaid) = days(of: Array(bytes[..<end]))
      let wrong = days.filter { day in
        whole[day.date].map { $0.filled(from: day) != $0 || day.filled(from: $0) != $0 } ?? true
      }
      let lost = days.count < whole.count && !isSaid && bytes[end...].contains { $0 > 0x20 }
      return wrong.map { "cut at \(end): \($0)" }
        + (lost && !days.isEmpty ? ["cut at \(end): not said"] : [])
    }
  }

  /// Nights that no body has, of a text with one byte changed at a time.
  func wrongWhenChanged(_ count: Int, seed: UInt64) -> [String] {
    var dice = WearableDice(state: seed)
    let bytes = Array(text.utf8)
    return (0..<count).flatMap { _ in
      var changed = bytes
      let place = Int.random(in: 0..<bytes.count, using: &dice)
      changed[place] = UInt8.random(in: 0...255, using: &dice)
      return days(of: changed).days.filter { !$0.isPossible }.map { "byte \(place): \($0)" }
    }
  }
}

extension DailyHealth {
  /// Whether a body can have had it.
  var isPossible: Bool {
    let values = [
      (rmssd, PlausibleRange.heartRateVariability), (sdnn, PlausibleRange.heartRateVariability),
      (restingHeartRate, PlausibleRange.restingHeartRate),
      (respiratoryRate, PlausibleRange.respiratoryRate),
      (sleep?.asleepMinutes, PlausibleRange.sleepMinutes),
      (sleep?.span.minutes, PlausibleRange.sleepMinutes),
      (readiness?.score, PlausibleRange.percent),
    ]
    return values.allSatisfy { value, possible in value.map(possible.contains) ?? true }
  }
}
