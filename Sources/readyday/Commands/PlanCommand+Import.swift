import ReadyDayCore

extension PlanCommand {
  func importPlans() throws -> CommandOutput {
    var lines: [StyledLine] = []
    let found: PlanImport
    do {
      found = try read(words[0], telling: &lines)
      lines += warnings(found.findings(hiding: options.redaction))
      try options.checkSkipped(found.skipped)
    } catch { throw Failure(of: error).with(lines) }
    let strangers = found.strangers(hiding: options.redaction)
    guard try isWanted(strangers, telling: lines) else {
      return run.declined.with(lines + run.declined.notices)
    }
    let (tally, refused) = try run.store.changePlans { plans in
      found.taken(into: &plans, hiding: options.redaction)
    }
    let unnamed =
      found.unnamed > 0 && !options.isQuiet
      ? [run.phrases.note(run.phrases.unnamed(found.unnamed))] : []
    let answer = run.answer(format, .importedPlans, tally) { Report(tally, phrases: $0) }
      .with(lines + warnings(refused) + unnamed)
    return tally.new + tally.updated > 0 ? answer.after(.importedPlans) : answer
  }

  /// Lists sessions from other programs' calendars, and confirms before adding them.
  private func isWanted(_ sessions: [PlanImport.Session], telling lines: [StyledLine]) throws
    -> Bool
  {
    guard !sessions.isEmpty else { return true }
    return try readyday.telling(lines) {
      try run.isWanted(.take(sessions.count)) { Report(found: sessions, phrases: run.phrases) }
    }
  }

  private func warnings(_ findings: [PlanImport.Finding]) -> [StyledLine] {
    options.isQuiet ? [] : findings.map { run.warning(run.phrases.finding($0)) }
  }

  /// Reads a file or folder, and appends messages about it to `notices`.
  private func read(_ path: String, telling lines: inout [StyledLine]) throws -> PlanImport {
    let input = try InputFiles([path], endings: [".json", ".ics"])
    let names = DiscreetNames(
      given: [path], open: [path, FileProblem.standardInput], files: input.files)
    let name = names.naming(for: options.redaction)
    if let problem = input.problems.first { throw FileProblem(problem.kind, name(problem.path)) }
    var calendars = CalendarNames(options.configuration.calendars)
    var found = PlanImport(
      in: run.occasion.zone, zones: run.zones, at: run.occasion.present,
      takingAll: arguments.has(Self.allOption), activity: ActivitySearch().activity(ofTitle:))
    var unpacking = Unpacking(input.files)
    for file in input.files {
      do throws(FileProblem) {
        let bytes = try unpacking.withBytes(of: file) { $0.withUnsafeBytes { Array($0) } }
        lines += run.notices(read: [name(file.shown)])
        let (diagnostics, findings) = try take(
          bytes, from: name(file.shown), of: calendars.calendar(of: file)?.name ?? "", into: &found)
        lines += run.notices(diagnostics: diagnostics)
        lines += warnings(findings)
      } catch { throw FileProblem(error.kind, name(file.shown)) }
    }
    if found.holdsNoSession { throw FileProblem(.noSession, path) }
    return found
  }

  private func take(
    _ bytes: [UInt8], from file: String, of calendar: String, into plans: inout PlanImport
  ) throws(FileProblem) -> (diagnostics: [Diagnostic], findings: [PlanImport.Finding]) {
    do throws(StoreFault) {
      return try plans.read(bytes, from: file, of: calendar, hiding: options.redaction)
    } catch { throw FileProblem(.damaged(error), file) }
  }
}
