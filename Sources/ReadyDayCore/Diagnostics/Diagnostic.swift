/// A place in the user's files.
public struct SourceLocation: Hashable, Sendable {
  /// The name that the user gave, or that was found in a folder the user named.
  public internal(set) var file: String
  /// Counted from 1; nil for the whole file.
  public let line: Int?
  /// In bytes, counted from 1; nil for the whole line.
  public let column: Int?

  init(file: String, line: Int? = nil, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// File names are compared byte by byte, as the system does.
  public static func == (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) == (b.line, b.column) && a.file.utf8.elementsEqual(b.file.utf8)
  }
}

/// One problem in the input, and what was done about it.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: Equatable, Sendable {
    /// Something was repaired or skipped; the rest was used.
    case warning
    /// The whole input could not be used.
    case error
  }

  public let severity: Severity
  public let problem: Problem
  public internal(set) var location: SourceLocation
  /// The line in the file, to show below the message; at most 200 bytes.
  public let excerpt: String?
  /// How many problems of this kind the file has, this one included.
  public internal(set) var count = 1

  init(
    _ severity: Severity, _ problem: Problem, at location: SourceLocation, excerpt: String? = nil
  ) {
    self.severity = severity
    (self.problem, self.location, self.excerpt) = (problem, location, excerpt)
  }

  init(_ severity: Severity, _ problem: Problem, in file: String, line: Int? = nil) {
    self.init(severity, problem, at: SourceLocation(file: file, line: line))
  }

  /// The same diagnostic, with its file renamed by `name`.
  public func renamed(_ name: (String) -> String) -> Diagnostic {
    var renamed = self
    renamed.location.file = name(location.file)
    return renamed
  }
}

/// What can be wrong with the input, by kind of file.
public enum Problem: Hashable, Sendable {
  case calendar(CalendarProblem)
  case health(HealthProblem)
  case export(ExportProblem)
}
