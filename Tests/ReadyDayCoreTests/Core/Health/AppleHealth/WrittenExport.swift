@testable import ReadyDayCore

/// An export written by a test, of the few elements it is about.
struct WrittenExport {
  static let watch = "Watch"
  static let phone = "iPhone"

  var head = "<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale=\"es_ES\">\n"
  var exported: String? = "2026-03-29 20:00:00 +0200"
  var elements: [String]
  var tail = "</HealthData>\n"

  init(_ elements: [String]) {
    self.elements = elements
  }

  var text: String {
    let date = exported.map { " <ExportDate value=\"\($0)\"/>\n" } ?? ""
    return head + date + elements.map { " \($0)\n" }.joined() + tail
  }

  /// A stage of sleep, `23:10` to `06:50`, with the offset where it is not winter's.
  static func sleep(
    _ stage: String, _ start: String, _ end: String, from source: String = watch
  ) -> String {
    """
    <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="\(source)" \
    startDate="\(start)" endDate="\(end)" value="HKCategoryValueSleepAnalysis\(stage)"/>
    """
  }

  static func quantity(
    _ kind: String, _ value: String, _ unit: String, at moment: String, from source: String = watch
  ) -> String {
    """
    <Record type="HKQuantityTypeIdentifier\(kind)" sourceName="\(source)" unit="\(unit)" \
    startDate="\(moment)" endDate="\(moment)" value="\(value)"/>
    """
  }

  static func sdnn(_ value: String, at moment: String, from source: String = watch) -> String {
    quantity("HeartRateVariabilitySDNN", value, "ms", at: moment, from: source)
  }

  static func workout(
    _ attributes: String, as kind: String = "Running", inside: String = ""
  ) -> String {
    let start = "<Workout workoutActivityType=\"HKWorkoutActivityType\(kind)\" \(attributes)"
    return inside.isEmpty ? start + "/>" : "\(start)>\n\(inside)\n </Workout>"
  }
}

extension HealthExport {
  init(_ text: String, inPiecesOf size: Int = .max, limit: Int = 1000) {
    self.init(Array(text.utf8), inPiecesOf: size, limit: limit)
  }

  /// Read as the program reads it: each piece after what was left of the one before.
  init(_ bytes: [UInt8], inPiecesOf size: Int = .max, limit: Int = 1000) {
    var reader = AppleHealthReader(file: "export.xml", zones: FixtureZones(), limit: limit)
    var rest: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let end = start + min(size, bytes.count - start)
      rest += bytes[start..<end]
      rest.removeFirst(reader.read(rest.span.bytes))
      start = end
    }
    self = reader.end(rest.span.bytes)
  }

  static let always = LocalDate(dayNumber: 0)...LocalDate(dayNumber: 40_000)

  var days: [DailyHealth] { history.days(in: Self.always) }
  var workouts: [WorkoutRecord] { history.workouts(in: Self.always) }

  /// As they are printed, in English.
  var messages: [String] {
    diagnostics.map { diagnostic in
      let line = diagnostic.location.line.map { ":\($0)" } ?? ""
      return "\(diagnostic.location.file)\(line): \(Voice(.english).problem(diagnostic.problem))"
    }
  }

  subscript(day: Int) -> DailyHealth? { days.first { $0.date.day == day } }
}
