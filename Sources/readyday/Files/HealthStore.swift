import ReadyDayCore

/// The days and workouts that `import` stores, in a folder with one file per year.
struct HealthStore: Sendable {
  let folder: String

  var isThere: Bool {
    let listing = listing
    return !listing.paths.isEmpty || !listing.problems.isEmpty
  }

  private var listing: (paths: [String], problems: [FileProblem]) {
    do throws(FileProblem) {
      let found = try InputFiles.unopened(folder, endings: [".json"])
      return (found.paths.sorted(), found.problems)
    } catch { return ([], error.kind == .missing ? [] : [error]) }
  }

  /// Reads the years in `dates`, or all of them; an unreadable file only affects its own year.
  func history(
    in dates: ClosedRange<LocalDate>? = nil
  ) -> (history: HealthHistory, problems: [FileProblem]) {
    var history = HealthHistory()
    var (paths, problems) = listing
    let names = dates.map { dates in
      Set((dates.lowerBound.year...dates.upperBound.year).map(HealthHistory.fileName))
    }
    for path in paths {
      let name = path.lastPart
      guard names?.contains(name) ?? true else { continue }
      do throws(FileProblem) { try Self.add(path, to: &history) } catch { problems.append(error) }
    }
    return (history, problems)
  }

  private static func add(_ path: String, to history: inout HealthHistory) throws(FileProblem) {
    let bytes = try InputFile.withBytes(at: path) { $0.array }
    var read = history
    do throws(HealthHistory.Unreadable) { try read.add(tidy: bytes.span.bytes) } catch {
      let fault = error.fault.map { StoreFault($0, in: bytes.span.bytes) }
      guard let fault, fault.isAmbiguity else { throw FileProblem(.notAsWritten, path) }
      throw FileProblem(.damaged(fault), path)
    }
    history = read
  }

  func write(_ history: HealthHistory, over before: HealthHistory) throws {
    for (name, text) in history.files(changedSince: before) {
      try OutputFile(path: "\(folder)/\(name)").write(text)
    }
  }
}

extension DataFolder {
  var importedDays: [(origin: HealthOrigin, store: HealthStore)] {
    guard !isMissing else { return [] }
    return HealthOrigin.allCases.filter { $0 != .whoop }.compactMap { origin in
      let store = HealthStore(folder: folder(of: origin))
      return store.isThere ? (origin, store) : nil
    }
  }
}
