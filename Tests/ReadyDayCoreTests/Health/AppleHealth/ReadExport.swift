import TestSupport

@testable import ReadyDayCore

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

  /// What was found in which line of the only file.
  struct Finding: Equatable, Sendable {
    let line: Int?
    let problem: Problem

    init(_ line: Int?, _ problem: ExportProblem) {
      (self.line, self.problem) = (line, .export(problem))
    }

    init(_ diagnostic: Diagnostic) {
      (line, problem) = (diagnostic.location.line, diagnostic.problem)
    }
  }

  var findings: [Finding] { diagnostics.map { Finding($0) } }

  subscript(day: Int) -> DailyHealth? { days.first { $0.date.day == day } }
}
