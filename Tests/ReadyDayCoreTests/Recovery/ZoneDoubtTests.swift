import Testing

@testable import ReadyDayCore

@Suite("Nights and the zone in force") struct ZoneDoubtTests {
  /// A night a date from 1 March 2026 on, at these offsets.
  private static func archive(_ offsets: [String]) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    let nights = offsets.enumerated().map { day, offset in
      let date = "2026-03-\(day + 1 < 10 ? "0" : "")\(day + 1)"
      return """
        {"id": "\(day)", "cycle_id": \(day), "start": "\(date)T00:00:00Z", "end": "\(date)T07:00:00Z",
         "timezone_offset": "\(offset)", "nap": false, "score_state": "PENDING_SCORE"}
        """
    }
    archive.add(Array("[\(nights.joined(separator: ","))]".utf8), from: "sleep.json")
    return archive
  }

  private static func doubt(_ offsets: [String], _ zone: Zone) -> ZoneDoubt? {
    ZoneDoubt(about: zone, in: [archive(offsets).nightClocks])
  }

  @Test("nights of Apple Health tell the same, those of WHOOP first on a date of both")
  func appleHealth() throws {
    var history = HealthHistory()
    for day in 0..<21 {
      var measured = DailyHealth(date: LocalDate(dayNumber: 20_513 + day))
      let start = Instant(secondsSince1970: (20_513 + day) * 86_400)
      measured.sleep = DailySleep(
        span: TimeSpan(start, seconds: 7 * 3600), startOffset: UTCOffset(clamping: 3600),
        offset: UTCOffset(clamping: 3600), totals: SleepTotals(asleepMinutes: 400))
      history.add(measured, updatedAt: nil)
    }
    #expect(ZoneDoubt(about: .utc, in: [nil, history.nightClocks])?.nights == 21)
    var health = HealthData(
      days: LocalDate(dayNumber: 20_533)...LocalDate(dayNumber: 20_533), sleepTarget: 480)
    health.imported = [
      history.measurements(
        by: .appleHealth, on: LocalDate(dayNumber: 20_510)...LocalDate(dayNumber: 20_533))
    ]
    // All on one clock: that of the phone at the export, perhaps.
    #expect(health.doubt(about: .utc) == nil)
    let home = Self.archive(Array(repeating: "Z", count: 3)).nightClocks
    #expect(ZoneDoubt(about: .utc, in: [home, history.nightClocks]) == nil)
  }

  @Test("three weeks at one other offset are a doubt; a shorter stay is none") func doubt() {
    let away = Array(repeating: "+01:00", count: 21)
    let found = Self.doubt(["Z"] + away, .utc)
    #expect(found?.nights == 21)
    #expect(found?.offset.description == "+01:00" && found?.zoneOffset == .zero)
    #expect(Self.doubt(["Z"] + away.dropLast(), .utc) == nil)
    #expect(Self.doubt(away + ["Z"], .utc) == nil)
    #expect(Self.doubt(away.dropLast() + ["+02:00"], .utc) == nil)
    #expect(Self.doubt(away, Zone(fixed: UTCOffset(clamping: 3600))) == nil)
    #expect(Self.doubt([], .utc) == nil)
  }

  @Test("it is said with both offsets, in both languages") func words() throws {
    let doubt = try #require(Self.doubt(Array(repeating: "+01:00", count: 21), .utc))
    let finding = SetupFindings.Finding.doubtfulZone("UTC", doubt)
    #expect(
      Voice(.english).finding(finding)
        == "the last 21 nights are at UTC+01:00, and UTC is at UTC+00:00: you may have moved")
    #expect(Voice(.spanish).finding(finding).hasPrefix("las últimas 21 noches están en UTC+01:00"))
    #expect(finding.weight == .notice)
  }

  @Test("mornings are WHOOP's where it knows them, else Apple Health's") func sources() {
    var health = HealthHistory()
    for day in [-3, -1, 0, 1, 2, 3, 9] {
      var measured = DailyHealth(date: LocalDate(dayNumber: 20_513 + day))
      measured.restingHeartRate = 52
      health.add(measured, updatedAt: nil)
    }
    let archive = Self.archive(["Z", "Z"])
    let spans = SourceSpan.all(
      of: [(.whoop, archive.morningDates), (.appleHealth, health.knownDates)])
    let order = [HealthOrigin.whoop, .appleHealth]
    #expect(spans.map(\.source) == [.appleHealth, .whoop, .appleHealth])
    #expect(
      spans.map { "\($0.dates.lowerBound) \($0.dates.upperBound)" } == [
        "2026-02-26 2026-02-28", "2026-03-01 2026-03-02", "2026-03-03 2026-03-10",
      ])
    let sentence = Voice(.english).finding(.sources(spans, order: order))
    let told =
      "Apple Health (3 Mar – 10 Mar 2026), WHOOP (1 Mar – 2 Mar 2026), "
      + "Apple Health (26 Feb – 28 Feb 2026); "
    #expect(sentence.contains(told) && sentence.split(separator: ";")[1].contains("WHOOP"))
    #expect(
      Voice(.spanish).finding(.sources(spans, order: order)).contains("WHOOP (1 mar – 2 mar 2026)"))
  }
}
