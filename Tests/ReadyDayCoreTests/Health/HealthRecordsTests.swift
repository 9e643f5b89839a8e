import Testing

@testable import ReadyDayCore

@Suite("The records read so far") struct HealthRecordsTests {
  private static func sleep(isNap: Bool?) -> SleepRecord {
    let start = Instant(secondsSince1970: 1_773_126_000)
    return SleepRecord(
      id: .text("7"), cycleID: nil, span: TimeSpan(start, seconds: 1800),
      offset: .zero, isNap: isNap, state: .scored, score: nil, updatedAt: nil)
  }

  @Test(
    "a sleep is a nap if either of its tables says so", arguments: [[nil, true], [true, nil]])
  func nap(_ told: [Bool?]) {
    var records = HealthRecords()
    for isNap in told { records.add(Self.sleep(isNap: isNap)) }
    #expect(records.sleeps.all.map(\.isNap) == [true])
  }
}
