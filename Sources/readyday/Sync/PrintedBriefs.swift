import ReadyDayCore

/// The days that `brief --once` has printed, so that a frequent job prints each of them once.
struct PrintedBriefs: Sendable {
  static let option = Flag(
    "once", help: "print each day once, and only if --require is met",
    es: "una vez por día, y solo si se cumple --require")

  private let path: String
  private let format: String
  private let date: LocalDate

  /// Nil if neither XDG_STATE_HOME nor HOME is set.
  init?(_ environment: Environment, format: String, date: LocalDate) {
    guard let path = Self.path(environment) else { return nil }
    self.path = path
    (self.format, self.date) = (format, date)
  }

  private static func path(_ environment: Environment) -> String? {
    StateFolder(environment).map { $0.path + "/printed.json" }
  }

  static func stored(_ environment: Environment) -> String? {
    path(environment).flatMap { FileStatus(ofLinkAt: $0) == nil ? nil : $0 }
  }

  /// The most days stored for each format.
  private static let most = 30

  /// Whether to print. Locks until the program ends, so that another run waits for all output.
  func begin() throws -> Bool {
    let deadline = ThisProcess.milliseconds + Self.patience
    do throws(SystemError) {
      _ = try FileLock(".printed.lock", in: path.parentFolder, until: deadline)
    } catch {
      guard error == .busy else { throw error.writing(path) }
      return false
    }
    return !isPrinted
  }

  /// Milliseconds to wait for another run that is printing.
  private static let patience = 10_000

  var isPrinted: Bool { days[format]?.contains(date.description) == true }

  /// Returns once the day is recorded on disk.
  func note() throws {
    var days = days
    days[format] = ((days[format] ?? []) + [date.description]).suffix(Self.most)
    let text = JSON.object(days.mapValues { .array($0.map(JSON.string)) }).line + "\n"
    try SystemError.writing(path) { () throws(SystemError) in
      try DataFolder.makeFolders(path.parentFolder)
      try OutputFile(path: path).replace(with: Array(text.utf8))
    }
  }

  /// The printed days by format. If the file is damaged, a day is printed twice rather than never.
  private var days: [String: [String]] {
    let bytes = (try? StoredFile(path: path).read()).flatMap(\.self) ?? []
    return (JSON.members(of: bytes) ?? [:]).compactMapValues { $0.elements?.compactMap(\.text) }
  }
}
