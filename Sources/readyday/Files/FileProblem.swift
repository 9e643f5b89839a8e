import ReadyDayCore

/// A path that leads nowhere useful.
struct FileProblem: Error, Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case missing
    /// A calendar that is configured by its address, and was never fetched; why, where that was tried.
    case notFetched(SyncFault?)
    /// A path that stands at this place in the configuration.
    case configured(Kind, at: String)
    /// An address of the web, where files are read.
    case webAddress
    /// Files without a record or an event in them.
    case useless(DataMessage.Kind)
    case unreadable(SystemError)
    /// Another one each time it was looked at.
    case changing
    /// A folder without a file of the kind looked for.
    case nothingInside([String])
    /// A folder on another disk than the one it was found from.
    case otherDisk
    /// A folder with so much else in it that its search was given up.
    case searchGivenUp
    /// It has the name of a time zone, and does not tell its rules.
    case damagedZone
    /// A pipe, a device or standard input, where a configuration is to name what is read every day.
    case passing
    /// Files to import plans from, and none in them.
    case noSession
    /// A file of imported days that is no longer as readyday wrote it.
    case notAsWritten
    /// A zip with more in it than one run reads.
    case zipLimit(ZipLimit)
    /// A zip that could not be unpacked.
    case unzipping(SystemTool.Trouble)
    /// An entry of a zip that could not be unpacked; the others could. Nil if it is not what the zip says.
    case unpacking(SystemTool.Trouble?)
    /// A file readyday keeps, and cannot understand.
    case damaged(StoreFault)
    /// A file readyday keeps that is gone, while its copy from before the last change, of this name, is there.
    case gone(copy: String)
  }

  let kind: Kind
  let path: String

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path.shownName
  }
}

extension FileProblem {
  /// The result of `work`; its error is the problem with `path`.
  static func reading<Result>(
    _ path: String, _ work: () throws(SystemError) -> Result
  ) throws(FileProblem) -> Result {
    do throws(SystemError) { return try work() } catch {
      throw FileProblem(.unreadable(error), path)
    }
  }

  /// The name by which scripts know it.
  var code: String { kind.code }

  var isMissingFile: Bool { kind == .unreadable(.missing) }

  var isEmptyFolder: Bool { if case .nothingInside = kind { true } else { false } }
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
  init(_ problem: FileProblem, _ phrases: any ProgramPhrases) {
    self.init(
      code: problem.code, message: phrases.problem(problem), file: problem.path)
  }
}

extension Descriptor {
  /// A file that somebody named, to be read.
  init(named path: String) throws(FileProblem) {
    self = try FileProblem.reading(path) { () throws(SystemError) in
      try Descriptor(path, for: .reading)
    }
  }
}
