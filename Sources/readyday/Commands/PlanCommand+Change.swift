import ReadyDayCore

extension PlanCommand {
  func add(at desk: TrainingDesk) throws(Failure) -> Answer {
    let details = try desk.checked { () throws(PlanProblem) in
      var details = PlanDetails(date: desk.occasion.date)
      try session.change(&details)
      // "Mondays", said on a Tuesday, begin next Monday.
      if !options.hasDate, let first = details.repetition?.firstDay(from: details.date) {
        details.date = first
      }
      return details
    }
    let plan = try desk.store.changePlans { plans throws(PlanProblem) in
      try plans.add(
        details, id: ShortName.fresh(besides: plans.all.map(\.id)),
        takingNextPlace: session.sequence == nil, at: desk.occasion.present)
    }
    return answer([plan.onFirstDay], at: desk) { $0.done(.added, plan) }.after(.keptPlan(plan.id))
  }

  func edit(at desk: TrainingDesk) throws(Failure) -> Answer {
    let date = options.hasDate ? desk.occasion.date : nil
    guard date != nil || !session.isEmpty else {
      throw Failure(
        UsageError(
          "plan edit needs something to change",
          hints: ["try: readyday plan edit \(words[0]) --duration 45"]))
    }
    let (before, plan) = try desk.store.changePlans { plans throws(PlanProblem) in
      let before = try plans.plan(words[0])
      var details = before.details
      if let date { details.date = date }
      try session.change(&details)
      return (before, try plans.edit(before.id, at: desk.occasion.present) { $0 = details })
    }
    guard before != plan else {
      return answer([plan.onFirstDay], at: desk) { $0.done(.unchanged, plan) }
    }
    return answer([plan.onFirstDay], at: desk) { $0.done(.changed, plan) }.after(.keptPlan(plan.id))
  }

  func remove(at desk: TrainingDesk) throws(Failure) -> Answer {
    let plan = try desk.plan(words[0])
    let words = PlanText(phrases: desk.phrases, width: .max)
    let name = desk.phrases.quoted(words.name(of: plan.onFirstDay))
    guard try confirming.isWanted(.remove(name), at: desk) else { return desk.declined }
    let removed = try desk.store.changePlans { plans throws(PlanProblem) in
      try plans.remove(plan.id)
    }
    return answer([removed.onFirstDay], at: desk) { $0.done(.removed, removed) }
      .after(.removedPlan(removed.id))
  }
}

extension PlanCommand {
  func activities(at desk: TrainingDesk) throws(Failure) -> Answer {
    let recent = try desk.store.plans().recentActivities
    let text = words.joined(separator: " ")
    let isSearch = !text.isEmpty
    let found =
      isSearch ? ActivitySearch().matches(text, recent: recent) : Activity.allCases.map(\.self)
    if format == .json {
      let document = FoundActivities(found, recent: recent)
      return options.answer(Document.activities.text(of: document, in: desk.context), [])
    }
    let style = options.style(in: desk.surroundings)
    let lines = PlanText(phrases: desk.phrases, width: style.width)
    return options.answer(
      style.encode(isSearch ? lines.found(found) : lines.catalogue(recent: recent)), [])
  }

  func export(at desk: TrainingDesk) throws(Failure) -> Answer {
    var plans = try desk.store.plans()
    if range.isGiven || options.hasDate {
      plans = plans.limited(to: try range.days(from: desk.occasion))
    }
    return options.answer(
      format == .ics
        ? PlanCalendarRenderer(phrases: desk.phrases).document(of: plans.all) : plans.text, [])
  }
}

extension PlanCommand {
  func importPlans(at desk: TrainingDesk) throws(Failure) -> Answer {
    let notices = Notices(
      phrases: desk.phrases, isQuiet: options.isQuiet, isVerbose: options.isVerbose)
    let found = try PlanImport(words[0], at: desk, notices, options.redaction)
    do throws(Failure) {
      try options.checkSkipped(found.skipped)
    } catch {
      throw error.with(found.notices)
    }
    let tally = try desk.store.changePlans { plans throws(PlanProblem) in
      found.plans.reduce(into: TrainingPlans.Tally()) { plans.take($1, into: &$0) }
    }
    var answer: Answer
    if format == .json {
      answer = options.answer(Document.importedPlans.text(of: tally), [])
    } else {
      let style = options.style(in: desk.surroundings)
      let line = StyledLine(desk.phrases.imported(tally))
      answer = options.answer(style.encode(line.broken(toWidth: style.width)), [])
    }
    answer.notices = found.notices
    if !options.isQuiet { answer.notices += desk.warnings(tally.refused) }
    return tally.new + tally.updated > 0 ? answer.after(.importedPlans) : answer
  }
}

/// Plans out of a file that somebody names: one that export wrote, or any calendar.
private struct PlanImport {
  private(set) var plans: [TrainingPlan] = []
  /// What could not be read, and what no plan is made of.
  private(set) var notices: [StyledLine] = []
  /// How much that was; told or not.
  private(set) var skipped = 0
  private var refused: [PlanProblem] = []
  /// Whether something was read that is neither plans nor an empty calendar.
  private var sawStrangers = false
  private let redaction: Redaction

  init(
    _ path: String, at desk: TrainingDesk, _ notices: Notices, _ redaction: Redaction
  ) throws(Failure) {
    self.redaction = redaction
    do throws(FileProblem) {
      let input = try InputFiles([path], endings: [".json", ".ics"])
      let names = DiscreetNames(
        given: [path], open: [path, InputFile.nameOfStandardInput], files: input.files)
      let name = names.naming(for: redaction)
      if let problem = input.problems.first { throw FileProblem(problem.kind, name(problem.path)) }
      var unpacking = Unpacking(input.files)
      for file in input.files {
        let bytes: [UInt8]
        do throws(FileProblem) {
          bytes = try unpacking.withBytes(of: file) { $0.withUnsafeBytes { Array($0) } }
        } catch {
          throw FileProblem(error.kind, name(file.shown))
        }
        self.notices += notices.lines(read: [name(file.shown)])
        try read(bytes, from: name(file.shown), at: desk, notices)
      }
      leaveOutExcess()
      if sawStrangers, plans.isEmpty, refused.isEmpty { throw FileProblem(.noSession, path) }
      skipped += refused.count
      if !notices.isQuiet { self.notices += desk.warnings(refused) }
    } catch {
      var failure = Failure(error)
      failure.notices = self.notices
      throw failure
    }
  }

  private mutating func read(
    _ bytes: [UInt8], from file: String, at desk: TrainingDesk, _ notices: Notices
  ) throws(FileProblem) {
    let first = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      let calendar = Self.calendar(bytes, of: file, at: desk)
      skipped += calendar.diagnostics.count + calendar.passedOver.count
      self.notices += notices.lines(about: calendar.diagnostics.map(redaction.applied))
      if !notices.isQuiet {
        self.notices += desk.warnings(calendar.passedOver.map(redaction.applied))
      }
      return take(calendar, at: desk)
    }
    do throws(StoreFault) {
      plans += try TrainingPlans(bytes).all
    } catch {
      throw FileProblem(.damaged(redaction.applied(to: error)), file)
    }
  }

  private mutating func leaveOutExcess() {
    let limit = Limits.Kept.imported
    guard plans.count > limit else { return }
    refused.append(.tooManyPlans(limit: limit, leftOut: plans.count - limit))
    plans.removeSubrange(limit...)
  }

  private static func calendar(
    _ bytes: [UInt8], of file: String, at desk: TrainingDesk
  ) -> PlanCalendar {
    let search = ActivitySearch()
    return PlanCalendar(
      bytes.span.bytes, file: file, zone: desk.occasion.zone, zones: desk.zones
    ) { title in search.activity(named: title)?.activity ?? search.matches(title).first }
  }

  private mutating func take(_ calendar: PlanCalendar, at desk: TrainingDesk) {
    if calendar.entries.isEmpty, !calendar.isEmpty { sawStrangers = true }
    for entry in calendar.entries {
      let stamp = entry.stamp ?? desk.occasion.present
      do throws(PlanProblem) {
        plans.append(
          try TrainingPlan(
            entry.details, id: Self.id(of: entry), createdAt: entry.created ?? stamp,
            updatedAt: stamp))
      } catch {
        refused.append(error)
      }
    }
  }

  /// Another program's event gets the same id every time it is imported.
  private static func id(of entry: PlanCalendar.Entry) -> String {
    if let id = entry.uid.flatMap(OwnUID.planID), TrainingPlan.isName(id) { return id }
    var hash = StableHash()
    for word in entry.uid.map({ [$0] }) ?? entry.details.words { hash.add(word) }
    return String(hash.digits.prefix(12))
  }
}

extension PlanDetails {
  /// All that tells one plan from another, in an order that never changes: ids are made of it.
  fileprivate var words: [String] {
    [
      date.description, start?.description ?? "", activity.rawValue, intensity.rawValue,
      "\(minutes)", notes, repetition?.text ?? "",
    ] + skipped.sorted().map(\.description)
  }
}
