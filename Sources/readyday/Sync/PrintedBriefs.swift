import ReadyDayCore

/// Which days `brief --once` has printed already, so that a job that runs every quarter of an hour tells each morning
/// once.
struct PrintedBriefs: Sendable {
  static let option = Flag(
    "once", help: "print each day once; nothing, also no error, until --require holds")

  private let path: String
  private let format: String
  private let date: LocalDate

  /// Nil when neither XDG_STATE_HOME nor HOME says where to note it.
  init?(_ environment: Environment, format: String, date: LocalDate) {
    guard let folder = StateFolder(environment) else { return nil }
    path = folder.path + "/printed.json"
    (self.format, self.date) = (format, date)
  }

  /// Days in one format that are remembered.
  private static let most = 30
}

extension PrintedBriefs {
  var isPrinted: Bool { days[format]?.contains(date.description) == true }

  /// Once this returns, the day counts as printed.
  func note() throws {
    var days = days
    days[format] = ((days[format] ?? []) + [date.description]).suffix(Self.most)
    let text = JSON.object(days.mapValues { .array($0.map(JSON.string)) }).line + "\n"
    do throws(SystemError) {
      try DataFolder.makeFolders(path.parentFolder)
      try OutputFile(path: path).replace(with: Array(text.utf8))
    } catch {
      throw Failure(writing: path, error)
    }
  }

  /// By format; of a file that cannot be understood nothing is known, and a day is told twice.
  private var days: [String: [String]] {
    let bytes = (try? StoredFile(path: path).read()).flatMap(\.self) ?? []
    let members = (try? JSONReader.value(of: bytes.span.bytes))?.members ?? [:]
    return members.compactMapValues { value in
      guard case .array(let days) = value else { return nil }
      return days.compactMap { if case .string(let day) = $0 { day } else { nil } }
    }
  }
}
