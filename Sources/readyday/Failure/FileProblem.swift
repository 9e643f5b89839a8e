import ReadyDayCore

/// A path that cannot be used.
struct FileProblem: Error, Equatable, Sendable {
  /// Shown for input without a path.
  static let standardInput = "standard input"

  indirect enum Kind: Hashable, Sendable {
    case missing
    /// A configured calendar that was never fetched, and why if it was tried.
    case notFetched(SyncFault?)
    /// A problem with a path from the configuration, at this place.
    case configured(Kind, at: String)
    /// A URL where files are expected.
    case webAddress
    /// Files without a record or an event in them.
    case useless(DataKind)
    case unreadable(SystemError)
    /// It kept changing while it was read.
    case changing
    /// A folder without a file of the expected kind.
    case nothingInside([String])
    /// A folder on another disk than the folder it is in.
    case otherDisk
    /// A folder with so many other files that its search was abandoned.
    case searchGivenUp
    /// Named like a time zone, but without valid rules.
    case damagedZone
    /// A pipe, a device or standard input, where a configuration needs a lasting file.
    case passing
    /// Files without any plans to import.
    case noSession
    /// A file of imported days that was changed by something else.
    case notAsWritten
    /// A zip with more entries or bytes than one run reads.
    case zipLimit(ZipLimit)
    /// A zip that could not be unpacked.
    case unzipping(SystemTool.Trouble)
    /// An entry of a zip that could not be unpacked, unlike the others. Nil if it differs from the
    /// zip's listing.
    case unpacking(SystemTool.Trouble?)
    /// An unreadable file among those that readyday stores.
    case damaged(StoreFault)
    /// A missing file among those that readyday stores; its backup with this name exists.
    case gone(copy: String)
  }

  let kind: Kind
  let path: String

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path.shownName
  }

  /// Runs `work` and turns its error into a problem with `path`.
  static func reading<Result>(
    _ path: String, _ work: () throws(SystemError) -> Result
  ) throws(FileProblem) -> Result {
    do throws(SystemError) { return try work() } catch {
      throw FileProblem(.unreadable(error), path)
    }
  }

  /// A stable name for scripts.
  var code: String { kind.code }

  var isMissingFile: Bool { kind == .unreadable(.missing) }

  var isEmptyFolder: Bool { if case .nothingInside = kind { true } else { false } }
}

enum DataKind: Hashable, Sendable {
  case calendar, whoop
  /// Of any source.
  case health
  case export(HealthExportKind)
}

extension FileProblem.Kind {
  fileprivate var code: String {
    switch self {
    case .configured(let kind, _): kind.code
    case .useless: "nothing_usable"
    case .webAddress: "web_address"
    case .notFetched: "not_fetched"
    case .missing: "no_such_file"
    case .unreadable, .changing, .passing, .otherDisk, .searchGivenUp: "unreadable_file"
    case .noSession: "no_session"
    case .nothingInside: "empty_folder"
    case .damaged, .damagedZone, .notAsWritten: "damaged_file"
    case .gone: "missing_file"
    case .zipLimit: "zip_too_large"
    case .unzipping(.notInstalled): "unzip_missing"
    case .unzipping, .unpacking: "unreadable_zip"
    }
  }
}

extension Warning {
  init(_ problem: FileProblem, _ phrases: Voice) {
    self.init(code: problem.code, message: phrases.problem(problem), file: problem.path)
  }
}

extension Descriptor {
  /// Opens a file named by the user for reading.
  init(named path: String) throws(FileProblem) {
    self = try FileProblem.reading(path) { () throws(SystemError) in
      try Descriptor(path, for: .reading)
    }
  }
}

/// Why a zip is not read, or only in part.
enum ZipLimit: Equatable, Sendable {
  case entries, bytes
  /// Of its table of contents.
  case list
}
