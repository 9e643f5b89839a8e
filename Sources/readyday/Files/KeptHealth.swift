import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The days and workouts that `import` keeps, a file a year in one folder.
struct KeptHealth: Sendable {
  let folder: String

  /// Whether anything was imported.
  var isThere: Bool { !listing.paths.isEmpty || !listing.problems.isEmpty }

  private var listing: (paths: [String], problems: [FileProblem]) {
    do throws(FileProblem) {
      let found = try InputFiles.unopened(folder, endings: [".json"])
      return (found.paths.sorted(), found.problems)
    } catch {
      return ([], error.kind == .missing ? [] : [error])
    }
  }
}

extension KeptHealth {
  /// What was imported of the years that `dates` lie in, or of all; a file that cannot be read
  /// costs its year.
  func history(
    in dates: ClosedRange<LocalDate>? = nil
  ) -> (history: HealthHistory, problems: [FileProblem]) {
    var history = HealthHistory()
    var (paths, problems) = listing
    let names = dates.map { dates in
      Set((dates.lowerBound.year...dates.upperBound.year).map(HealthHistory.fileName))
    }
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard names?.contains(name) ?? true else { continue }
      do throws(FileProblem) {
        try Self.add(path, to: &history)
      } catch {
        problems.append(error)
      }
    }
    return (history, problems)
  }

  private static func add(_ path: String, to history: inout HealthHistory) throws(FileProblem) {
    var read = history
    var isTidy = true
    do throws(SystemError) {
      try InputFile(place: .path(path), folder: nil).withBytes { bytes in
        do throws(HealthHistory.Unreadable) {
          try read.add(tidy: bytes)
        } catch {
          isTidy = false
        }
      }
    } catch {
      throw FileProblem(.unreadable(error), path)
    }
    guard isTidy else { throw FileProblem(.notAsWritten, path) }
    history = read
  }

  /// Replaces the files that changed, each whole.
  func write(_ history: HealthHistory, over before: HealthHistory) throws(Failure) {
    for (name, text) in history.files(changedSince: before) {
      let file = OutputFile(path: "\(folder)/\(name)")
      do throws(SystemError) {
        try file.write(text)
      } catch {
        throw Failure(writing: file.path, error)
      }
    }
  }
}
