import Testing

@testable import ReadyDayCore

/// Exports of 2022 and 2023 have 25 columns of cycles and 17 of sleeps: nobody measured how regular sleep was.
@Suite("The app's exports of 2022 and 2023") struct EarlierExportTests {
  static let cycles: String = """
    Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),\
    Heart rate variability (ms),Skin temp (celsius),Blood oxygen %,Day Strain,\
    Energy burned (cal),Max HR (bpm),Average HR (bpm),Sleep onset,Wake onset,\
    Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),\
    Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),\
    Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %
    2022-11-15 23:05:00,2022-11-16 22:40:00,UTC+01:00,71,52,68,,,11.2,2210,158,66,\
    2022-11-15 23:05:00,2022-11-16 06:50:00,88,RATE,432,465,236,98,98,33,490,22,93

    """
  static let sleeps: String = """
    Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Sleep performance %,\
    Respiratory rate (rpm),Asleep duration (min),In bed duration (min),\
    Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),\
    Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Nap
    2022-11-15 23:05:00,2022-11-16 22:40:00,UTC+01:00,2022-11-15 23:05:00,2022-11-16 06:50:00,\
    88,RATE,432,465,236,98,98,33,490,22,93,false
    2022-11-15 23:05:00,2022-11-16 22:40:00,UTC+01:00,2022-11-16 14:00:00,2022-11-16 14:30:00,\
    ,0.0,24,30,14,6,4,6,,,80,true

    """
  /// Where the breathing rate goes.
  static let mark = "RATE"

  private static func archive(_ texts: [String], rate: String = "15.2") -> WhoopArchive {
    var archive = WhoopArchive(mornings: date("2022-11-16")...date("2022-11-16"))
    for text in texts {
      archive.add(Array(text.replacing(mark, with: rate).utf8), from: "export.csv")
    }
    return archive
  }

  @Test(
    "are read with what they have",
    arguments: [[cycles, sleeps], [sleeps, cycles], [cycles], [sleeps]])
  func generations(texts: [String]) {
    let archive = Self.archive(texts)
    let report = archive.report(on: date("2022-11-16"))
    #expect(archive.diagnostics == [])
    if texts.contains(Self.cycles) {
      #expect(report.recovery.state == .scored)
      #expect(report.recovery.score.value == 71)
      #expect(report.recovery.heartRateVariability.value == 68)
      #expect(report.recovery.bloodOxygen.value == nil)
    }
    #expect(report.sleep.state == .scored)
    #expect(report.sleep.asleepMinutes.value == 432)
    #expect(report.sleep.efficiency == 93)
    #expect(report.sleep.consistency == nil)
    #expect(report.sleep.respiratoryRate.value == 15.2)
    #expect(report.sleep.naps.count == (texts.contains(Self.sleeps) ? 1 : 0))
  }

  @Test("a breathing rate of 0.0 was not measured", arguments: ["0.0", "0", ""])
  func notMeasured(rate: String) {
    for text in [Self.cycles, Self.sleeps] {
      let archive = Self.archive([text], rate: rate)
      let sleep = archive.report(on: date("2022-11-16")).sleep
      #expect(archive.diagnostics == [])
      #expect(sleep.respiratoryRate.value == nil)
      #expect(sleep.asleepMinutes.value == 432)
    }
  }

  @Test("have as many columns as theirs") func columns() {
    for (text, count) in [(Self.cycles, 25), (Self.sleeps, 17)] {
      for line in text.split(separator: "\n") {
        #expect(line.split(separator: ",", omittingEmptySubsequences: false).count == count)
      }
    }
  }
}
