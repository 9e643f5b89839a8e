import ReadyDayCore

extension PlanCommand {
  func importPlans(at desk: TrainingContext) throws(Failure) -> CommandOutput {
    var told: [StyledLine] = []
    let found: PlanImport
    do throws(FileProblem) {
      found = try read(words[0], at: desk, telling: &told)
    } catch {
      throw Failure(error).with(told)
    }
    told += warnings(found.findings(hiding: options.redaction), at: desk)
    do throws(Failure) {
      try options.checkSkipped(found.skipped)
    } catch {
      throw error.with(told)
    }
    let (tally, refused) = try desk.store.changePlans { plans throws(PlanProblem) in
      found.taken(into: &plans, hiding: options.redaction)
    }
    var answer = answer(tally, at: desk)
    answer.notices = told + warnings(refused, at: desk)
    return tally.new + tally.updated > 0 ? answer.after(.importedPlans) : answer
  }

  private func answer(_ tally: TrainingPlans.Tally, at desk: TrainingContext) -> CommandOutput {
    if format == .json { return options.answer(Document.importedPlans.text(of: tally), []) }
    let report = Report(tally, phrases: desk.phrases)
    return options.answer(options.style(in: desk.surroundings).text(of: report), [])
  }

  private func warnings(
    _ findings: [PlanImport.Finding], at desk: TrainingContext
  ) -> [StyledLine] {
    options.isQuiet ? [] : desk.warnings(findings)
  }

  /// - Parameter told: what is said of the files one by one.
  private func read(
    _ path: String, at desk: TrainingContext, telling told: inout [StyledLine]
  ) throws(FileProblem) -> PlanImport {
    let input = try InputFiles([path], endings: [".json", ".ics"])
    let names = DiscreetNames(
      given: [path], open: [path, InputFile.nameOfStandardInput], files: input.files)
    let name = names.naming(for: options.redaction)
    if let problem = input.problems.first { throw FileProblem(problem.kind, name(problem.path)) }
    var found = PlanImport(
      in: desk.occasion.zone, zones: desk.zones, at: desk.occasion.present,
      activity: ActivitySearch().activity(ofTitle:))
    let notices = Notices(
      phrases: desk.phrases, isQuiet: options.isQuiet, isVerbose: options.isVerbose)
    var unpacking = Unpacking(input.files)
    for file in input.files {
      do throws(FileProblem) {
        let bytes = try unpacking.withBytes(of: file) { $0.withUnsafeBytes { Array($0) } }
        told += notices.lines(read: [name(file.shown)])
        let (diagnostics, findings) = try take(bytes, from: name(file.shown), into: &found)
        told += notices.lines(about: diagnostics)
        told += warnings(findings, at: desk)
      } catch {
        throw FileProblem(error.kind, name(file.shown))
      }
    }
    if found.holdsNoSession { throw FileProblem(.noSession, path) }
    return found
  }

  private func take(
    _ bytes: [UInt8], from file: String, into plans: inout PlanImport
  ) throws(FileProblem) -> (diagnostics: [Diagnostic], findings: [PlanImport.Finding]) {
    do throws(StoreFault) {
      return try plans.read(bytes, from: file, hiding: options.redaction)
    } catch {
      throw FileProblem(.damaged(error), file)
    }
  }
}
