import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Workouts of Apple Health") struct ExportedWorkoutTests {
  private static let dates =
    "sourceName=\"Watch\" startDate=\"2026-03-10 18:00:00 +0100\" endDate=\"2026-03-10 18:50:00 "
    + "+0100\""

  private static func statistics(_ type: String, _ values: String) -> String {
    "  <WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" \(values)/>"
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let element: String
    var activity = Activity.running
    var minutes = 50.0
    /// Average and highest heart rate, kilocalories, metres.
    var values: [Double?] = [nil, nil, nil, nil]
    var sport: String?
  }

  static let cases = [
    Case(
      testDescription: "totals of iOS 16",
      element: WrittenExport.workout(
        dates,
        inside: [
          statistics(
            "HeartRate", "average=\"141.26\" minimum=\"90\" maximum=\"172\" unit=\"count/min\""),
          statistics("ActiveEnergyBurned", "sum=\"512.34\" unit=\"kcal\""),
          statistics("DistanceWalkingRunning", "sum=\"10.2\" unit=\"km\""),
        ].joined(separator: "\n")), values: [141.3, 172, 512.3, 10_200]),
    Case(
      testDescription: "totals of iOS 15, miles and kilojoules",
      element: WrittenExport.workout(
        "\(dates) totalDistance=\"20\" totalDistanceUnit=\"mi\" totalEnergyBurned=\"2092\" totalEnergyBurnedUnit=\"kJ\"",
        as: "Cycling"), activity: .cycling, values: [nil, nil, 500, 32_186.9]),
    Case(
      testDescription: "totals of a part are not those of the whole",
      element: WrittenExport.workout(
        dates,
        inside: "<WorkoutActivity uuid=\"1\">"
          + statistics("HeartRate", "average=\"190\" maximum=\"199\" unit=\"count/min\"")
          + "</WorkoutActivity>"
          + statistics("HeartRate", "average=\"150\" maximum=\"170\" unit=\"count/min\"")),
      values: [150, 170, nil, nil]),
    Case(
      testDescription: "a kind without a counterpart keeps its name",
      element: WrittenExport.workout(dates, as: "Curling"), activity: .other, sport: "Curling"),
    Case(
      testDescription: "strength",
      element: WrittenExport.workout(dates, as: "TraditionalStrengthTraining"),
      activity: .strengthTraining),
  ]

  @Test("carry what a workout was", arguments: cases) func workout(_ row: Case) throws {
    let export = HealthExport(WrittenExport([row.element]).text)
    let workout = try #require(export.workouts.first)
    #expect(workout.activity == row.activity)
    #expect(workout.span.minutes == row.minutes)
    #expect(
      [workout.averageHeartRate, workout.maximumHeartRate, workout.kilocalories, workout.meters]
        == row.values)
    #expect(workout.sport == row.sport)
    #expect(workout.offset.description == "+01:00")
    #expect(export.findings == [])
  }

  @Test(
    "end when they ended, pauses or not; the length is what was trained",
    arguments: [
      ("duration=\"40.5\" durationUnit=\"min\"", "\"moving_min\":40.5", 81.0),
      ("duration=\"0.75\" durationUnit=\"hr\"", "\"moving_min\":45", 90),
      ("duration=\"49.99\" durationUnit=\"min\"", nil, 100),
      ("duration=\"60\" durationUnit=\"min\"", nil, 100), ("", nil, 100),
    ])
  func paused(length: String, kept: String?, stress: Double) throws {
    let export = HealthExport(
      WrittenExport([WrittenExport.workout("\(Self.dates) \(length)")]).text)
    let workout = try #require(export.workouts.first)
    #expect(workout.span.minutes == 50)
    #expect(workout.zoneWeightedMinutes(highest: nil) == stress)
    let text = export.history.files().map(\.text).joined()
    #expect(text.contains(kept ?? "moving") == (kept != nil))
    var read = HealthHistory()
    try read.add(tidy: Array(text.utf8).span.bytes)
    #expect(read == export.history)
  }

  @Test("without an end last as long as they say") func endless() throws {
    let element = WrittenExport.workout(
      "startDate=\"2026-03-10 18:00:00 +0100\" duration=\"40.5\" durationUnit=\"min\"")
    let workout = try #require(HealthExport(WrittenExport([element]).text).workouts.first)
    #expect(workout.span.minutes == 40.5)
  }

  @Test(
    "have names in which references are characters, and what is no reference stays",
    arguments: [
      ("Caf&#233;", "Café"), ("Run&#x1F3C3;&#X1f3c3;", "Run🏃&#X1f3c3;"),
      ("A&amp;B &lt;C&gt; &quot;D&apos;", "A&B <C> \"D'"), ("&amp;#233;", "&#233;"),
      (
        "x&#xD800;&#0;&#27;&#x110000;&#99999999999999999999;",
        "x&#xD800;&#0;&#27;&#x110000;&#99999999999999999999;"
      ),
      ("x&bogus;&;&#;&#x;&#-1;&", "x&bogus;&;&#;&#x;&#-1;&"), ("&#+65;&#6 5;", "&#+65;&#6 5;"),
    ])
  func references(written: String, read: String) throws {
    let export = HealthExport(WrittenExport([WrittenExport.workout(Self.dates, as: written)]).text)
    #expect(export.workouts.map(\.sport) == [read])
    #expect(export.findings == [])
  }

  @Test("are dated by the zone they name") func zone() throws {
    let element = WrittenExport.workout(
      "sourceName=\"W\" startDate=\"2026-03-11 01:00:00 +0100\" endDate=\"2026-03-11 02:00:00 "
        + "+0100\"", inside: "<MetadataEntry key=\"HKTimeZone\" value=\"America/New_York\"/>")
    let workout = try #require(HealthExport(WrittenExport([element]).text).workouts.first)
    #expect(workout.date.description == "2026-03-10")
  }

  @Test("recorded twice count once: the one with heart rate, else the longer") func twice() {
    let heart = Self.statistics("HeartRate", "average=\"150\" maximum=\"170\" unit=\"count/min\"")
    let club = Self.dates.replacing("18:00:00", with: "17:59:40")
    let next = Self.dates.replacing("18:50", with: "19:30").replacing("18:00", with: "18:50")
    let elements = [
      WrittenExport.workout(club), WrittenExport.workout(Self.dates, inside: heart),
      WrittenExport.workout(next, as: "Yoga"),
    ]
    for elements in [elements, elements.reversed()] {
      let export = HealthExport(WrittenExport(elements).text)
      #expect(export.workouts.map(\.activity) == [.running, .yoga])
      #expect(export.workouts.first?.averageHeartRate == 150)
      #expect(export.passedOver.repeatedWorkouts == 1)
    }
  }

  @Test("that share less than half of their time are two") func sharedTime() {
    let later = Self.dates.replacing("18:50", with: "19:20").replacing("18:00", with: "18:30")
    let elements = [WrittenExport.workout(Self.dates), WrittenExport.workout(later, as: "Yoga")]
    #expect(
      HealthExport(WrittenExport(elements).text).workouts.map(\.activity) == [.running, .yoga])
  }

  @Test("cut in the middle are left out") func cut() {
    var export = WrittenExport([WrittenExport.workout(Self.dates, inside: "  <MetadataEntry")])
    export.tail = ""
    let text = export.text
    let read = HealthExport(
      String(text[..<(text.range(of: "<MetadataEntry")?.upperBound ?? text.endIndex)]))
    #expect(read.workouts == [])
    #expect(
      read.findings == [
        .init(7, .cutShort(element: "Workout"))
      ])
  }
}
