import ReadyDayCore

extension English {
  func name(of file: String) -> String { file }

  func problem(_ problem: FileProblem) -> String {
    let path = name(of: problem.path)
    let unreadable = { (reason: String) in "cannot read \(path): \(reason)" }
    return switch problem.kind {
    case .configured(let kind, let place):
      "\(place): \(self.problem(FileProblem(kind, problem.path)))"
    case .webAddress:
      unreadable("it is a web address: write it as url into the configuration, then readyday sync")
    case .notFetched(nil): "\(path) has not been fetched yet: run readyday sync"
    case .notFetched(let fault?): "\(path) could not be fetched: \(self.fault(fault))"
    case .useless(let kind): data(.nothing(kind, in: [problem.path]))
    case .missing: "no such file or folder: \(path)"
    case .passing: "cannot use \(path): a configuration names files and folders alone"
    case .noSession: "no planned session in \(path)"
    case .nothingInside(let endings): "no \(endings.joined(separator: ", ")) file in \(path)"
    case .unreadable(.endless):
      unreadable(
        "too large: of what is no file, \(Limits.Files.streamBytes >> 20) MB are read")
    case .unreadable(let error): unreadable(reason(error))
    case .changing: unreadable("it changed each time while it was read")
    case .notAsWritten: unreadable("it is not as readyday wrote it; move it away")
    case .zipLimit(.list): unreadable(reason(.list))
    case .zipLimit(let limit): "cannot read all of \(path): \(reason(limit))"
    case .unzipping(let trouble): unreadable(reason(trouble))
    case .unpacking(.failed(_, status: 82)): unreadable("it is locked by a password")
    case .unpacking: unreadable("unzip cannot unpack it")
    case .damaged(let fault): unreadable(self.problem(fault))
    case .gone(let copy):
      unreadable(
        "it is gone, but its copy from before the last change is there: \(copy.shownName)")
    }
  }

  func reason(_ error: SystemError) -> String {
    switch error.cause {
    case .danglingLink: "it is a link to something that is not there"
    case .noFile: "it is a pipe or a device, not a file"
    case .noReader: "nobody reads from it"
    case .missing, .denied, .notPermitted, .exists, .folder, .noFolder, .notEmpty, .diskFull,
      .quotaExceeded, .readOnly, .tooLarge, .busy, .circle, .longName, .manyOpenFiles,
      .inputOutput, .closedPipe, .noMemory, .notOpen, .invalid, .unsupported, .other:
      error.reason
    }
  }

  private func reason(_ limit: ZipLimit) -> String {
    switch limit {
    case .entries:
      "at most \(Limits.Files.zipEntries) files in zips are read, fewer of a zip with very many"
    case .bytes: "at most \(Limits.Files.zipBytes >> 20) MB are unpacked from zips"
    case .list: "it holds too many files; unpack it and name the folder"
    }
  }

  private func reason(_ trouble: SystemTool.Trouble) -> String {
    switch trouble {
    case .notInstalled(let name): "\(name) is not installed; unpack it and name the folder"
    case .failed: "not a zip, or a damaged one"
    case .system(let error): reason(error)
    }
  }
}
