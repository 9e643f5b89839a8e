/// A place in the user's files.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it, or found in a folder the user named.
  public let file: String
  /// Counted from 1; nil when the whole file is meant.
  public let line: Int?
  /// In bytes, counted from 1; nil when the whole line is meant.
  public let column: Int?

  init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Names of files are compared as the system does, byte by byte.
  public static func == (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) == (b.line, b.column) && a.file.utf8.elementsEqual(b.file.utf8)
  }
}

/// One thing found wrong in the input, and what was done about it.
///
/// Readers return what they understood together with these; a phrasebook words them.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: Hashable, Sendable {
    /// Something was repaired or skipped; the rest was used.
    case warning
    /// The whole input could not be used.
    case error
  }

  public let severity: Severity
  public let problem: Problem
  public let location: SourceLocation
  /// The line as written in the file, for showing beneath the message; at most `Limits/Diagnostics/excerptBytes` bytes.
  public let excerpt: String?
  /// How many problems of the kind in the file it stands for, itself included.
  public internal(set) var count = 1

  init(
    _ severity: Severity, _ problem: Problem, at location: SourceLocation,
    excerpt: String? = nil
  ) {
    self.severity = severity
    self.problem = problem
    self.location = location
    self.excerpt = excerpt
  }
}

extension Diagnostic {
  /// The same, in a file that is called something else.
  ///
  /// - Parameter name: what a file is called.
  public func renamed(_ name: (String) -> String) -> Diagnostic {
    let place = SourceLocation(
      file: name(location.file), line: location.line, column: location.column)
    var renamed = Diagnostic(severity, problem, at: place, excerpt: excerpt)
    renamed.count = count
    return renamed
  }
}

/// What can be wrong with the input, by the kind of file.
public enum Problem: Hashable, Sendable {
  case calendar(CalendarProblem)
  case health(HealthProblem)
  case export(ExportProblem)
}
