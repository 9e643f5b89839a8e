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
    case .damagedZone: "\(path) is no time zone file: install this system's time zones again"
    case .otherDisk: "did not search \(path): it is on another disk; name it to read it"
    case .searchGivenUp:
      "stopped searching \(path): too much in it; name the folder with your files"
    case .passing: "cannot use \(path): a configuration can only name files and folders"
    case .noSession: "no planned session in \(path)"
    case .nothingInside(let endings): "no \(endings.joined(separator: ", ")) file in \(path)"
    case .unreadable(.endless):
      unreadable(
        "not a regular file, and larger than \(Limits.Files.streamBytes >> 20) MB")
    case .unreadable(let error): unreadable(reason(error))
    case .changing: unreadable("it keeps changing while it is read")
    case .notAsWritten: unreadable("it was modified by another program; move it aside")
    case .zipLimit(.list): unreadable(reason(.list))
    case .zipLimit(let limit): "cannot read all of \(path): \(reason(limit))"
    case .unzipping(let trouble): unreadable(reason(trouble))
    case .unpacking(.failed(_, status: 82)): unreadable("it is password-protected")
    case .unpacking: unreadable("unzip cannot unpack it")
    case .damaged(let fault): unreadable(self.problem(fault))
    case .gone(let copy):
      unreadable(
        "it is missing, but there is a backup from before the last change: \(copy.shownName)")
    }
  }

  func reason(_ error: SystemError) -> String {
    switch error.cause {
    case .danglingLink: "it is a broken link"
    case .noFile: "it is a pipe or a device, not a file"
    case .noReader: "nothing is reading from it"
    case .missing, .denied, .notPermitted, .exists, .folder, .noFolder, .notEmpty, .diskFull,
      .quotaExceeded, .readOnly, .tooLarge, .busy, .circle, .longName, .manyOpenFiles,
      .inputOutput, .closedPipe, .noMemory, .notOpen, .invalid, .unsupported, .other:
      error.reason
    }
  }

  private func reason(_ limit: ZipLimit) -> String {
    switch limit {
    case .entries:
      "at most \(Limits.Files.zipEntries) files are read from zips, fewer from very large ones"
    case .bytes: "at most \(Limits.Files.zipBytes >> 20) MB are unpacked from zips"
    case .list: "it contains too many files; unpack it and give the folder"
    }
  }

  private func reason(_ trouble: SystemTool.Trouble) -> String {
    switch trouble {
    case .notInstalled(let name): "\(name) is not installed; unpack it and give the folder"
    case .failed: "not a zip file, or damaged"
    case .system(let error): reason(error)
    }
  }
}
