import Testing

@testable import ReadyDayCore

@Suite("SetupFindings") struct CheckupTests {
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

  @Test("the last night is today's, or said with its age") func freshness() {
    let today = SampleDay.monday
    let before = today.advanced(by: -3)
    #expect(SetupFindings.freshness(.scored, last: today, today: today) == [.lastNight(.scored)])
    #expect(
      SetupFindings.freshness(.missing, last: before, today: today)
        == [.lastNightOf(before, daysAgo: 3)])
    #expect(SetupFindings.freshness(.missing, last: nil, today: today).isEmpty)
  }

  @Test("addresses that no invitation has are doubted, and nobody's are missed") func owner() {
    func owner(_ addresses: [String], _ invited: [Set<String>]) -> [SetupFindings.Finding] {
      var findings = SetupFindings()
      findings.judgeOwner(addresses, among: [], invited: invited)
      return findings.findings(on: .owner)
    }
    let other: Set<String> = ["eva@example.test"]
    #expect(owner([], [other]) == [.noOwner])
    #expect(owner(["Eva@example.test"], [other]) == [.owner(["Eva@example.test"])])
    #expect(
      owner(["ana@example.test"], [other, other])
        == [.owner(["ana@example.test"]), .unseenOwner(invitations: 2)])
  }

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
        ], weight: .fine, steps: [.readBrief]),
      Case(
        testDescription: "an old night, nobody named",
        findings: [
          .whoop: [whoop, .lastNightOf(LocalDate(dayNumber: 20_000), daysAgo: 2)],
          .calendars: [calendar], .owner: [.noOwner],
        ], weight: .notice, steps: [.refreshWhoop, .nameOwner, .readBrief]),
      Case(
        testDescription: "a calendar cut in half, and another that nobody has fetched for weeks",
        findings: [
          .whoop: [whoop],
          .calendars: [
            calendar, .cutCalendar("work", files: 1), .oldCalendar("home", daysAgo: 20),
          ],
        ], weight: .notice, steps: [.replaceCalendars, .refreshCalendars, .readBrief]),
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

  private static let books: [Voice] = [Voice(.english), Voice(.spanish)]

  @Test("fourteen nights with one reading are a broken sensor, unless the reading is hidden")
  func brokenSensor() {
    func frozen(_ nights: Int, hiding metrics: Set<HealthMetric> = []) -> Int? {
      var history = HealthHistory()
      for day in 0..<nights {
        var known = DailyHealth(date: SampleDay.monday.advanced(by: -1 - day))
        (known.sdnn, known.restingHeartRate) = (50, 60 + Double(day))
        history.add(known, updatedAt: nil)
      }
      let redaction = Redaction(metrics: metrics, placeholder: "")
      return history.report(by: .garmin, on: SampleDay.monday, sleepTarget: 480, hiding: redaction)
        .frozen?.nights
    }
    #expect(frozen(13) == nil)
    #expect(frozen(14) == 14)
    #expect(frozen(14, hiding: [.heartRateVariability]) == nil)
    let finding = SetupFindings.Finding.frozen(nights: 14)
    #expect(finding.weight == .notice)
    for voice in Self.books { #expect(voice.finding(finding).values == ["14"]) }
  }

  @Test("a device that another has replaced lacks no night") func replaced() {
    var checkup = SetupFindings()
    let today = SampleDay.monday
    checkup.findings = [.whoop: [.lastNightOf(today.advanced(by: -8), daysAgo: 8)]]
    let whoop = SetupFindings.Source(.whoop, mornings: [], clocks: NightClocks())
    func garmin(_ mornings: Set<LocalDate>) -> SetupFindings.Source {
      .init(.garmin, mornings: mornings, clocks: NightClocks())
    }
    checkup.compare(
      [whoop, garmin([today.advanced(by: -1)])], order: HealthOrigin.allCases, in: SampleDay.zone)
    #expect(checkup.findings(on: .whoop).count == 1)
    checkup.compare([whoop, garmin([today])], order: HealthOrigin.allCases, in: SampleDay.zone)
    #expect(checkup.findings(on: .whoop).isEmpty)
  }

  @Test("why there are no readings names what to do about it") func silence() {
    let date = SampleDay.monday
    var login = Synced.Status()
    login.fault = .loginExpired
    for voice in Self.books {
      func sentence(_ origin: HealthOrigin, _ login: Synced.Status?) -> String {
        voice.sentence(about: .noData(since: date, origin, login: login))
      }
      let sentences = [
        sentence(.whoop, Synced.Status()), sentence(.whoop, login), sentence(.garmin, nil),
      ]
      #expect(sentences.map(\.values) == [["23"], ["23"], ["23"]])
      #expect(sentences[0].contains("(readyday sync status)"))
      #expect(sentences[1].contains("(readyday sync connect whoop)"))
      #expect(sentences[2].contains(" Garmin ") && !sentences[2].contains("readyday"))
    }
  }

  @Test("what the user said of themselves is counted") func feelings() throws {
    var feelings = Feelings()
    var checkup = SetupFindings()
    checkup.count(feelings)
    #expect(checkup.findings(on: .feelings).isEmpty)
    for (id, day) in [("a", 0), ("b", -3)] {
      feelings.add(
        try Feeling(
          .tired, on: SampleDay.monday.advanced(by: day), id: id,
          at: SampleDay.zone.start(of: SampleDay.monday)))
    }
    checkup.count(feelings)
    let finding = try #require(checkup.findings(on: .feelings).first)
    #expect(finding == .feelings(count: 2, last: SampleDay.monday))
    #expect(finding.weight == .fine)
    #expect(
      Self.books.map { $0.finding(finding) } == [
        "2 entries, the latest for Monday 23 November 2026",
        "2 anotaciones, la última del lunes 23 de noviembre de 2026",
      ])
  }

  @Test("a night that is still being scored, or files that were skipped, are worth a sign")
  func notices() {
    #expect(SetupFindings.Finding.lastNight(.pending).weight == .notice)
    let skipped = SetupFindings.Finding.whoop(
      .init(read: 1, skipped: 1), WhoopCensus(nights: 1, recoveries: 1), isImported: true)
    #expect(skipped.weight == .notice)
  }
}
