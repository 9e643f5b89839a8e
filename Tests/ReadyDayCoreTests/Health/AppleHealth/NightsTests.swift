import TestSupport
import Testing

@testable import ReadyDayCore

/// Totals computed by hand, from the times beside them.
@Suite("Nights of Apple Health")
struct NightsTests {
  /// Records of sleep, and the night that ends on the 10th of March, or the date named.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let records: [String]
    var date = 10
    /// Asleep, deep, REM, light, awake, in bed; minutes.
    let night: [Double?]
  }

  private static func at(_ time: String, _ day: Int = 10, offset: String = "+0100") -> String {
    "2026-03-\(day < 10 ? "0" : "")\(day) \(time):00 \(offset)"
  }

  private static func sleep(
    _ stage: String, _ start: String, _ end: String, from source: String = WrittenExport.watch
  ) -> String {
    WrittenExport.sleep(stage, start, end, from: source)
  }

  private static let staged = WrittenExport.stagedNight
  static let plain = [
    sleep("Asleep", at("23:00", 9), at("03:00")),  // 240
    sleep("Asleep", at("03:20"), at("06:30")),  // 190
  ]

  static let cases = [
    Case(
      testDescription: "stages of iOS 16", records: staged, night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "plain sleep of iOS 15, with the bed of the phone",
      records: plain + [
        sleep("InBed", at("22:45", 9), at("06:40"), from: WrittenExport.phone)  // 475
      ],
      night: [430, nil, nil, nil, nil, 475]),
    Case(
      testDescription: "plain sleep under its name of iOS 16",
      records: plain.map { $0.replacing("Asleep\"", with: "AsleepUnspecified\"") },
      night: [430, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "stages as numbers",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("06:00")),
        sleep("AsleepDeep", at("06:00"), at("07:00")),
        sleep("InBed", at("22:50", 9), at("07:00")),
      ].map {
        $0.replacing("HKCategoryValueSleepAnalysisAsleepCore", with: "3")
          .replacing("HKCategoryValueSleepAnalysisAsleepDeep", with: "4")
          .replacing("HKCategoryValueSleepAnalysisInBed", with: "0")
      },
      night: [480, 60, 0, 420, nil, 490]),
    Case(
      testDescription: "plain sleep of the same watch beside its stages adds nothing within them",
      records: staged + [sleep("Asleep", at("23:00", 9), at("06:55"))],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "a minute that is told as both is asleep",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("07:00")), sleep("Awake", at("02:00"), at("02:15")),
      ],
      night: [480, 0, 0, 480, 0, nil]),
    Case(
      testDescription: "plain sleep before and after the stages counts",
      records: staged + [sleep("Asleep", at("22:50", 9), at("07:00"))],
      night: [475, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "what an app guesses around the stages is not added",
      records: staged + [
        sleep("Asleep", at("22:05", 9), at("07:50"), from: "Pillow"),
        sleep("Asleep", at("23:00", 9), at("07:00"), from: WrittenExport.phone),
      ],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "more than an hour that another source recorded is added, nothing twice",
      records: staged + [sleep("Asleep", at("22:00", 9), at("08:10"), from: "Pillow")],
      night: [535, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "where another source goes on in pieces, all of them are added",
      records: staged
        + (0..<8).map { piece in
          let hour = 7 + piece / 3
          let minute = piece % 3 * 2
          return sleep(
            "Asleep", at("0\(hour):\(minute)0"), at("0\(hour):\(minute)9"), from: "Ring")
        },
      night: [532, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "a glimpse of stages does not outweigh a whole night",
      records: [
        sleep("AsleepCore", at("06:30"), at("06:50")),
        sleep("AsleepUnspecified", at("23:00", 9), at("07:00"), from: "Ring"),
      ],
      night: [480, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "a ring goes on where the watch was taken off",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("02:00")),
        sleep("AsleepUnspecified", at("02:00"), at("07:00"), from: "Ring"),
      ],
      night: [480, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "a ring fills the hours in which the watch was charged",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("02:00")),
        sleep("AsleepREM", at("04:00"), at("07:00")),
        sleep("AsleepUnspecified", at("22:50", 9), at("07:00"), from: "Ring"),
      ],
      night: [480, 0, 180, 180, nil, nil]),
    Case(
      testDescription: "a watch under a new name goes on with its stages",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("03:00")),
        sleep("AsleepDeep", at("03:00"), at("04:00"), from: "New Watch"),
        sleep("AsleepCore", at("04:00"), at("07:00"), from: "New Watch"),
      ],
      night: [480, 60, 0, 420, nil, nil]),
    Case(
      testDescription: "stages of half the sleep are those of the night",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("03:00")),
        sleep("AsleepUnspecified", at("23:00", 9), at("07:00"), from: "Ring"),
      ],
      night: [480, 0, 0, 240, nil, nil]),
    Case(
      testDescription: "stages of less than half are not",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("02:59")),
        sleep("AsleepUnspecified", at("23:00", 9), at("07:00"), from: "Ring"),
      ],
      night: [480, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "of two sources without stages the longer one, and what it missed",
      records: [
        sleep("Asleep", at("23:00", 9), at("06:00")),
        sleep("Asleep", at("00:30"), at("07:30"), from: "Ring"),
      ],
      night: [510, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "who lies awake by the watch does not sleep by the ring",
      records: staged + [sleep("AsleepUnspecified", at("23:00", 9), at("06:55"), from: "Ring")],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "being awake is not known of a night of which a watch told less than half",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("00:30")),
        sleep("Awake", at("00:30"), at("00:40")),
        sleep("AsleepCore", at("00:40"), at("01:00")),
        sleep("AsleepUnspecified", at("01:00"), at("07:00"), from: "Ring"),
      ],
      night: [470, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "the same records twice count once", records: staged + staged,
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "overlapping records of one source are melted together",
      records: [
        sleep("Asleep", at("23:00", 9), at("02:00")), sleep("Asleep", at("01:00"), at("04:00")),
        sleep("Asleep", at("01:30"), at("01:40")), sleep("Asleep", at("04:00"), at("06:00")),
      ],
      night: [420, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "where stages overlap the rarer counts",
      records: [
        sleep("AsleepCore", at("00:00"), at("06:00")), sleep("AsleepREM", at("02:00"), at("03:00")),
        sleep("AsleepDeep", at("02:30"), at("03:30")),
      ],
      night: [360, 60, 30, 270, nil, nil]),
    Case(
      testDescription: "of two watches the one that recorded more of the night",
      records: staged + [
        sleep("AsleepCore", at("23:05", 9), at("03:00"), from: "Other Watch"),
        sleep("AsleepREM", at("03:00"), at("03:30"), from: "Other Watch"),
      ],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "the watch that lay longer awake also recorded more",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("06:00")),
        sleep("AsleepCore", at("23:00", 9), at("03:00"), from: "Other Watch"),
        sleep("Awake", at("03:00"), at("03:40"), from: "Other Watch"),
        sleep("AsleepCore", at("03:40"), at("06:10"), from: "Other Watch"),
      ],
      night: [390, 0, 0, 390, 40, nil]),
    Case(
      testDescription: "a watch that stopped before midnight tells no night of its own",
      records: staged + [
        sleep("AsleepCore", at("22:55", 9), at("23:50", 9), from: "Other Watch")
      ],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "in bed is not asleep, and the bed is no shorter than the night",
      records: staged + [sleep("InBed", at("23:30", 9), at("06:30"), from: WrittenExport.phone)],
      night: [460, 70, 60, 330, 15, 475]),
    Case(
      testDescription: "a bed of the afternoon is not the night's",
      records: staged + [sleep("InBed", at("14:00"), at("15:00"), from: WrittenExport.phone)],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "a nap after lunch is no part of the night",
      records: staged + [sleep("AsleepCore", at("14:30"), at("15:10"))],
      night: [460, 70, 60, 330, 15, nil]),
    Case(
      testDescription: "two hours awake do not end a night",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("02:00")),
        sleep("AsleepCore", at("04:00"), at("07:00")),
      ],
      night: [360, 0, 0, 360, nil, nil]),
    Case(
      testDescription: "nor do four hours",
      records: [
        sleep("AsleepCore", at("23:00", 9), at("02:00")),
        sleep("AsleepCore", at("06:00"), at("09:00")),
      ],
      night: [360, 0, 0, 360, nil, nil]),
    Case(
      testDescription: "an hour awake makes no two naps of a sleep by day",
      records: [
        sleep("AsleepCore", at("13:00"), at("15:00")),
        sleep("AsleepCore", at("16:00"), at("18:00")),
      ],
      night: [240, 0, 0, 240, nil, nil]),
    Case(
      testDescription: "three hours by day are no nap",
      records: [sleep("Asleep", at("13:00"), at("16:00"))], night: [180, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "nor is a short sleep that begins at nine in the evening",
      records: [sleep("Asleep", at("21:00"), at("22:30"))], night: [90, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "a sleeper by day has a night too",
      records: [sleep("Asleep", at("09:30"), at("16:00"))], night: [390, nil, nil, nil, nil, nil]),
    Case(
      testDescription: "seven hours on the clock are eight where it is set back",
      records: [
        sleep("AsleepCore", "2025-10-26 00:00:00 +0200", "2025-10-26 02:30:00 +0200"),  // 150
        sleep("AsleepDeep", "2025-10-26 02:30:00 +0200", "2025-10-26 02:10:00 +0100"),  // 40
        sleep("AsleepCore", "2025-10-26 02:10:00 +0100", "2025-10-26 07:00:00 +0100"),  // 290
      ],
      date: 26, night: [480, 40, 0, 440, nil, nil]),
    Case(
      testDescription: "eight hours on the clock are seven where it is set forward",
      records: [sleep("Asleep", at("23:00", 28), at("07:00", 29, offset: "+0200"))],
      date: 29, night: [420, nil, nil, nil, nil, nil]),
  ]

  @Test("are what the sources say together, each minute once", arguments: cases)
  func night(_ row: Case) throws {
    let export = HealthExport(WrittenExport(row.records).text)
    let sleep = try #require(export[row.date]?.sleep)
    let minutes = [
      sleep.asleepMinutes, sleep.deepMinutes, sleep.remMinutes, sleep.lightMinutes,
      sleep.awakeMinutes, sleep.inBedMinutes,
    ]
    #expect(minutes == row.night)
    #expect(export.days.count(where: { $0.sleep != nil }) == 1)
    #expect(export.findings == [])
    let turned = HealthExport(WrittenExport(row.records.reversed()).text)
    #expect(turned[row.date]?.sleep == sleep, "the order of the records does not matter")
  }

  @Test("belong to the date on which they end, on the sleeper's clock")
  func date() throws {
    let west = [Self.sleep("Asleep", "2026-03-09 23:30:00 -0800", "2026-03-10 06:30:00 -0800")]
    let western = HealthExport(WrittenExport(west).text).days
    #expect(western.map(\.date.day) == [10])
    #expect(western.first?.sleep?.offset.description == "-08:00")
    let early = [Self.sleep("Asleep", "2026-03-09 18:00:00 +0100", "2026-03-09 23:50:00 +0100")]
    #expect(HealthExport(WrittenExport(early).text).days.map(\.date.day) == [9])
    let zone = """
      <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" \
      startDate="2026-03-10 23:30:00 +0100" endDate="2026-03-11 06:30:00 +0100" \
      value="HKCategoryValueSleepAnalysisAsleep">
        <MetadataEntry key="HKTimeZone" value="America/New_York"/>
       </Record>
      """
    let travelled = try #require(HealthExport(WrittenExport([zone]).text).days.first)
    #expect(travelled.date.description == "2026-03-11")
    #expect(travelled.sleep?.offset.description == "-04:00")
  }

  @Test("are one where another watch goes on when the first one ends")
  func handedOver() {
    let records = [
      Self.sleep("Asleep", Self.at("16:00", 9), Self.at("23:30", 9)),
      Self.sleep("Asleep", Self.at("23:30", 9), Self.at("06:30"), from: "Other Watch"),
    ]
    let days = HealthExport(WrittenExport(records).text).days
    #expect(days.map(\.date.day) == [10])
    #expect(days.map(\.sleep?.asleepMinutes) == [870])
  }

  @Test("are never longer than a day: what goes on without a pause is left out and told")
  func endless() {
    let start = LocalDate(dayNumber: 20_514)  // 2 March 2026
    let endless = (0..<10).map { day in
      let (from, to) = (start.advanced(by: day), start.advanced(by: day + 1))
      return Self.sleep(
        "Asleep", "\(from) 12:00:00 +0100", "\(to) 12:00:00 +0100", from: "Broken App")
    }
    let export = HealthExport(WrittenExport(endless + Self.staged).text)
    #expect(export.days.map(\.date.day) == [10])
    #expect(export[10]?.sleep?.asleepMinutes == 460)
    #expect(
      export.findings == [
        .init(nil, .sleepTooLong(from: "2026-03-02", to: "2026-03-12", limit: 24))
      ])
  }

  @Test("that follow each other with short pauses are not joined beyond a day")
  func chained() {
    let naps = (0..<12).map { step in
      let (day, hour) = (2 + step * 6 / 24, step * 6 % 24)
      return Self.sleep(
        "Asleep", Self.at("\(hour < 10 ? "0" : "")\(hour):00", day),
        Self.at("\(hour + 4 < 10 ? "0" : "")\(hour + 4):00", day))
    }
    let days = HealthExport(WrittenExport(naps).text).days
    #expect(days.count > 1)
    for sleep in days.compactMap(\.sleep) { #expect(sleep.span.minutes <= 1440) }
  }

  @Test(
    "begin and end on the clocks of their moments",
    arguments: [
      ("2026-03-28 23:00:00 +0100", "2026-03-29 07:00:00 +0200"),
      ("2026-10-24 23:00:00 +0200", "2026-10-25 07:00:00 +0100"),
    ])
  func clocksSet(start: String, end: String) {
    let named = Self.sleep("Asleep", start, end).replacing(
      "/>", with: "><MetadataEntry key=\"HKTimeZone\" value=\"Europe/Madrid\"/></Record>")
    for record in [Self.sleep("Asleep", start, end), named] {
      let export = HealthExport(WrittenExport([record]).text)
      let text = export.history.files().map(\.text).joined()
      for (key, time) in [("start", start), ("end", end)] {
        let offset = time.suffix(5).prefix(3) + ":00"
        #expect(
          text.contains(
            "\"\(key)\":\"\(time.prefix(10))T\(time.dropFirst(11).prefix(8))\(offset)\""))
      }
    }
  }

  @Test("are none after a nap alone, which is counted")
  func nap() {
    let nap = [Self.sleep("AsleepCore", Self.at("14:00"), Self.at("15:30"))]
    let export = HealthExport(WrittenExport(nap).text)
    #expect(export.days.map(\.sleep) == [nil])
    #expect(export.history.entries.values.map(\.day.naps.count) == [1])
  }

  @Test("told by another source are counted as passed over")
  func repeated() {
    let records =
      Self.staged + [
        Self.sleep("Asleep", Self.at("23:00", 9), Self.at("07:00"), from: "Pillow")
      ]
    #expect(HealthExport(WrittenExport(records).text).passedOver.repeatedNights == 1)
  }

  @Test("that go on elsewhere are not told twice")
  func completed() {
    let records = [
      Self.sleep("AsleepCore", Self.at("23:00", 9), Self.at("02:00")),
      Self.sleep("Asleep", Self.at("02:00"), Self.at("07:00"), from: "Ring"),
    ]
    #expect(HealthExport(WrittenExport(records).text).passedOver.repeatedNights == 0)
  }
}
