import ReadyDayCore

struct FileProblem: Error, Equatable, Sendable {
  /// The name of input without a path.
  static let standardInput = "standard input"

  indirect enum Kind: Hashable, Sendable {
    case missing
    /// A configured calendar that was never fetched, and why the last attempt failed; nil if none.
    case notFetched(SyncFault?)
    /// A problem with a path that the configuration names at this place.
    case configured(Kind, at: String)
    case webAddress
    case noForecast(ForecastFault)
    /// A forecast fetched or written this many hours ago, which is too many.
    case oldForecast(hours: Int)
    /// Files without a single record or event.
    case useless(DataKind)
    case unreadable(SystemError)
    case changing
    /// A folder without a file of the expected kind.
    case nothingInside([String])
    /// A folder on another disk than the folder above it.
    case otherDisk
    /// The search ended early, because the folder has too many other files.
    case searchGivenUp
    /// A file named like a time zone, but without valid rules.
    case damagedZone
    /// A pipe, a device or standard input, where a configuration needs a permanent file.
    case passing
    case noSession
    /// Another program changed a file of imported data.
    case notAsWritten
    /// A zip with more entries or bytes than one run may read.
    case zipLimit(ZipLimit)
    case unzipping(SystemTool.Trouble)
    /// An entry that could not be unpacked; nil if its length differs from the zip's listing.
    case unpacking(SystemTool.Trouble?)
    /// A stored file that is unreadable.
    case damaged(StoreFault)
    /// A stored file that is missing although its backup, with this name, exists.
    case gone(copy: String)
  }

  let kind: Kind
  let path: String

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path.shownName
  }

  /// Turns an error in `work` into a problem with `path`.
  static func reading<Result>(
    _ path: String, _ work: () throws(SystemError) -> Result
  ) throws(FileProblem) -> Result {
    do throws(SystemError) { return try work() } catch {
      throw FileProblem(.unreadable(error), path)
    }
  }

  /// The kind's name for scripts, which never changes.
  var code: String { kind.code }

  var isMissingFile: Bool { kind == .unreadable(.missing) }

  var isEmptyFolder: Bool { if case .nothingInside = kind { true } else { false } }
}

enum DataKind: Hashable, Sendable {
  case calendar, whoop
  /// Any source of health data.
  case health
  case export(HealthExportKind)
}

extension FileProblem.Kind {
  fileprivate var code: String {
    switch self {
    case .configured(let kind, _): kind.code
    case .useless: "nothing_usable"
    case .webAddress: "web_address"
    case .noForecast: "unreadable_forecast"
    case .oldForecast: "old_forecast"
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
  init(named path: String) throws(FileProblem) {
    self = try FileProblem.reading(path) { () throws(SystemError) in
      try Descriptor(path, for: .reading)
    }
  }
}
