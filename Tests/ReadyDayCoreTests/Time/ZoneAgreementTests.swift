import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Zones held against ICU, whose data are another compilation of the same database.
@Suite("Zones agree with ICU") struct ZoneAgreementTests {
  private static let years = TimeSpan(
    from: Instant(secondsSince1970: 0), to: Instant(secondsSince1970: 4_102_444_800))

  /// Left to the comparison with Python's zoneinfo in `.ci/run`: ICU's data differ here.
  private static let olderInICU: Set = ["Africa/Casablanca", "America/Havana"]

  private static let names = FixtureZones.names.filter { !olderInICU.contains($0) }

  @Test("at least twenty zones are compared, those with the oddest clocks among them")
  func enough() {
    #expect(Self.names.count >= 20)
    let odd = ["Australia/Lord_Howe", "Europe/Dublin", "Pacific/Apia", "America/St_Johns"]
    #expect(odd.allSatisfy(Self.names.contains))
    #expect(Self.names.contains("America/Sao_Paulo") && Self.names.contains("Asia/Kathmandu"))
  }

  @Test("the offset is the same at 10,000 instants from 1970 to 2099", arguments: names)
  func offsets(name: String) throws {
    let zone = Zone.fixture(name)
    let icu = try #require(TimeZone(identifier: name))
    var random = SampleRandom(seed: 20_261_121)
    var different: [Instant] = []
    for _ in 0..<10_000 {
      let instant = Instant(secondsSince1970: .random(in: 0..<4_102_444_800, using: &random))
      if zone.offset(at: instant).seconds != icu.offset(at: instant) { different.append(instant) }
    }
    #expect(different.isEmpty)
  }

  @Test("the clocks change at the same moments from 1970 to 2099", arguments: names)
  func changes(name: String) throws {
    let zone = Zone.fixture(name)
    let icu = try #require(TimeZone(identifier: name))
    for change in zone.changes(in: Self.years) {
      let before = change.at.adding(seconds: -1)
      #expect(icu.offset(at: before) == zone.offset(at: before).seconds, "before \(change)")
      #expect(icu.offset(at: change.at) == change.offset.seconds, "\(change)")
    }
  }

  @Test("readings in and around every gap and overlap are the same moments", arguments: names)
  func readings(name: String) throws {
    let zone = Zone.fixture(name)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    for change in zone.changes(in: Self.years) {
      let before = change.at.adding(seconds: -1)
      let edges = [change.at.reading(at: zone.offset(at: before)), zone.reading(at: change.at)]
      for reading in edges.flatMap({ edge in
        [-7200, -1, 0, 1, 1799, 7200].map { edge.adding(wallSeconds: $0) }
      }) { compare(reading, in: zone, with: calendar) }
    }
  }

  /// ICU moves a reading in a gap on by the gap's length, as RFC 5545 does, and takes the first of
  /// two.
  private func compare(_ reading: LocalDateTime, in zone: Zone, with calendar: Calendar) {
    let (year, month, day) = reading.date.parts
    let parts = DateComponents(
      year: year, month: month, day: day,
      hour: reading.time.hour, minute: reading.time.minute, second: reading.time.second)
    let theirs = calendar.date(from: parts).map { Int(truncating: $0.timeIntervalSince1970) }
    #expect(zone.instant(of: reading).secondsSince1970 == theirs, "\(reading)")
  }
}

extension TimeZone {
  fileprivate func offset(at instant: Instant) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.secondsSince1970)))
  }
}
