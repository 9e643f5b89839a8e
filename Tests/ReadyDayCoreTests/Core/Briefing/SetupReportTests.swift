import ReadyDayCore
import Testing

@Suite("SetupFindings")
struct CheckupTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let findings: [SetupFindings.Subject: [SetupFindings.Finding]]
    let weight: SetupFindings.Weight
    let steps: [SetupFindings.Step]
  }

  private static let files = BriefingSources.Files(read: 1)
  private static let whoop = SetupFindings.Finding.whoop(
    files, WhoopCensus(nights: 1, recoveries: 1), isImported: false)
  private static let calendar = SetupFindings.Finding.calendar(
    .init(name: "work", path: "work.ics", files: files, events: 3, upcoming: 1))

  @Test(
    "what to do follows from what was found, most urgent first",
    arguments: [
      Case(
        testDescription: "nothing at all",
        findings: [.whoop: [.noWhoop], .calendars: [.noCalendar]],
        weight: .notice, steps: [.begin]),
      Case(
        testDescription: "nothing, and a broken configuration",
        findings: [
          .configuration: [.brokenConfiguration("x:1: no")], .whoop: [.noWhoop],
          .calendars: [.noCalendar],
        ], weight: .trouble, steps: [.correctConfiguration]),
      Case(
        testDescription: "all there",
        findings: [
          .whoop: [whoop, .lastNight(.scored)], .calendars: [calendar], .owner: [.owner(["a"])],
        ],
        weight: .fine, steps: [.readBrief]),
      Case(
        testDescription: "an old night, nobody named",
        findings: [
          .whoop: [whoop, .lastNightOf(LocalDate(dayNumber: 20_000), daysAgo: 2)],
          .calendars: [calendar], .owner: [.noOwner],
        ], weight: .notice, steps: [.refreshWhoop, .nameOwner, .readBrief]),
      Case(
        testDescription: "a path that leads nowhere",
        findings: [.whoop: [.noWhoop], .calendars: [calendar, .unreadable("no such file: x")]],
        weight: .trouble, steps: [.lookAtPaths, .giveWhoop]),
      Case(
        testDescription: "a zone that is none, on a system without zones",
        findings: [
          .zone: [.unknownZone("X", origin: "TZ"), .noZoneData(folder: "/z")],
          .calendars: [calendar],
        ], weight: .trouble, steps: [.nameZone, .installZones]),
    ])
  func steps(expected: Case) {
    var checkup = SetupFindings()
    checkup.findings = expected.findings
    #expect(checkup.weight == expected.weight)
    #expect(checkup.steps == expected.steps)
  }

  @Test("a night that is still being scored, or files that were skipped, are worth a sign")
  func notices() {
    #expect(SetupFindings.Finding.lastNight(.pending).weight == .notice)
    let skipped = SetupFindings.Finding.whoop(
      .init(read: 1, skipped: 1), WhoopCensus(nights: 1, recoveries: 1), isImported: true)
    #expect(skipped.weight == .notice)
  }
}
