import ReadyDayCore

/// The briefs that `brief --once` has printed, so that a frequent job prints each of them once.
struct PrintedBriefs: Sendable {
  static let option = Flag(
    "once", help: "print each day's briefing only once, and only if --require is met",
    es: "una vez al día, y solo si se cumple --require")

  private let folder: StateFolder
  private let format: String
  private let date: String
  /// The members that tell this brief from others of the same date and format.
  private let besides: [String: String]

  /// Nil if neither XDG_STATE_HOME nor HOME is set.
  init?(
    _ environment: Environment, format: String, date: LocalDate, besides: [String: String] = [:]
  ) {
    guard let folder = StateFolder(environment) else { return nil }
    self.folder = folder
    (self.format, self.date, self.besides) = (format, date.description, besides)
  }

  /// The most briefs stored.
  private static let most = 300

  /// Whether to print. Locks until the program ends, so that another run waits for all output.
  func begin(until deadline: Deadline) throws -> Bool {
    do throws(SystemError) {
      _ = try FileLock(ownLock, in: folder.path, until: deadline)
    } catch {
      guard error == .busy else { throw error.writing(folder.printed) }
      return false
    }
    if isPrinted { removeLock() }
    return !isPrinted
  }

  /// Seconds to wait for another run that is noting a brief.
  private static let patience = 10

  /// Of this kind of brief alone: another one that takes long must not cost this one.
  private var ownLock: String {
    let kind = JSON.object(besides.merging(["format": format]) { $1 }.mapValues(JSON.string))
    return ".printed-\(StableHash(of: Array(kind.line.utf8)).digits).lock"
  }

  /// Those who wait for the lock then see that there is nothing left to print.
  private func removeLock() { try? FileSystem.removeFile("\(folder.path)/\(ownLock)") }

  var isPrinted: Bool {
    let stored = stored
    // Up to 1.1.0, dates were stored by format alone.
    let before = stored[format]?.elements?.contains(.string(date)) ?? false
    return before || stored[Self.member]?.elements?.contains(mark) ?? false
  }

  private static let member = "printed"

  private var mark: JSON {
    .object(besides.merging(["format": format, "date": date]) { $1 }.mapValues(JSON.string))
  }

  /// Returns once the brief is recorded on disk.
  func note() throws {
    let lock = try FileLock(
      StateFolder.printedLock, in: folder.path, until: .within(seconds: Self.patience))
    defer { lock.release() }
    var stored = stored
    let marks = (stored[Self.member]?.elements ?? []) + [mark]
    stored[Self.member] = .array(marks.suffix(Self.most))
    try folder.write(stored, to: folder.printed)
    removeLock()
  }

  /// If the file is damaged, a brief is printed twice rather than never.
  private var stored: [String: JSON] { folder.members(of: folder.printed) }
}
