import ReadyDayCore

/// Plans out of a file that somebody names: one that export wrote, or any calendar.
struct PlanImport {
  private(set) var plans: [(plan: TrainingPlan, origin: PlanOrigin)] = []
  /// What could not be read, and what no plan is made of.
  private(set) var notices: [StyledLine] = []
  /// How much that was; told or not.
  private(set) var skipped = 0
  private var excess: PlanProblem?
  private var refusals: [PlanOrigin.Refusal] = []
  private var foreign: [ForeignSeries] = []
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
      if sawStrangers, plans.isEmpty, refusals.isEmpty { throw FileProblem(.noSession, path) }
      skipped += refusals.count + (excess == nil ? 0 : 1)
      if !notices.isQuiet { self.notices += warnings(at: desk) }
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
      return take(calendar, from: file, at: desk)
    }
    do throws(StoreFault) {
      plans += try TrainingPlans(bytes).all.map {
        ($0, PlanOrigin(place: file, title: redaction.hidesEvents ? nil : $0.id))
      }
    } catch {
      throw FileProblem(.damaged(redaction.applied(to: error)), file)
    }
  }

  private mutating func leaveOutExcess() {
    let limit = Limits.Kept.imported
    guard plans.count > limit else { return }
    excess = .tooManyPlans(limit: limit, leftOut: plans.count - limit)
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

  private mutating func take(_ calendar: PlanCalendar, from file: String, at desk: TrainingDesk) {
    if calendar.entries.isEmpty, !calendar.isEmpty { sawStrangers = true }
    for entry in calendar.entries {
      let stamp = entry.stamp ?? desk.occasion.present
      let origin = PlanOrigin(of: entry, in: file, redaction)
      do throws(PlanProblem) {
        let plan = try TrainingPlan(
          entry.details, id: Self.id(of: entry), createdAt: entry.created ?? stamp,
          updatedAt: stamp)
        plans.append((plan, origin))
        note(entry, origin, at: desk)
      } catch {
        refusals.append(PlanOrigin.Refusal(origin: origin, problem: error))
      }
    }
  }

  /// One of a zone and an hour is told: a calendar from abroad has hundreds.
  private mutating func note(
    _ entry: PlanCalendar.Entry, _ origin: PlanOrigin, at desk: TrainingDesk
  ) {
    guard let zone = entry.zone, let start = entry.details.start,
      !foreign.contains(where: { $0.zone == zone && $0.start == start }),
      entry.changesHour(in: desk.occasion.zone, after: desk.occasion.present)
    else { return }
    foreign.append(ForeignSeries(origin: origin, zone: zone, start: start))
  }

  /// Another program's event gets the same id every time it is imported.
  private static func id(of entry: PlanCalendar.Entry) -> String {
    if let id = entry.uid.flatMap(OwnUID.planID), TrainingPlan.isName(id) { return id }
    var hash = StableHash()
    for word in entry.uid.map({ [$0] }) ?? entry.details.words { hash.add(word) }
    return String(hash.digits.prefix(12))
  }
}

extension PlanImport {
  /// Adds all plans to those that are kept, and says which of them there was no place for.
  func taken(into kept: inout TrainingPlans) -> (TrainingPlans.Tally, [PlanOrigin.Refusal]) {
    var tally = TrainingPlans.Tally()
    var refusals: [PlanOrigin.Refusal] = []
    for (plan, origin) in plans {
      let before = tally.refused.count
      kept.take(plan, into: &tally)
      refusals += tally.refused[before...].map { PlanOrigin.Refusal(origin: origin, problem: $0) }
    }
    return (tally, refusals)
  }

  private func warnings(at desk: TrainingDesk) -> [StyledLine] {
    let told = foreign.map { series in
      let zone = redaction.hidesEvents ? "…" : series.zone.name
      return desk.warning(
        series.origin.told(desk.phrases.foreignSeries(in: zone, at: series.start), desk.phrases))
    }
    return desk.warnings(refusals) + told + desk.warnings([excess].compactMap(\.self))
  }

  /// A series on another clock than the one on which plans are read.
  private struct ForeignSeries {
    let origin: PlanOrigin
    let zone: Zone
    let start: TimeOfDay
  }
}

/// Where a plan comes from, as messages name it.
struct PlanOrigin: Sendable {
  /// The file, and the line in it where that is known.
  let place: String
  /// Nil where it is hidden.
  let title: String?

  /// A plan that could not be taken.
  struct Refusal: Sendable {
    let origin: PlanOrigin
    let problem: PlanProblem
  }

  init(place: String, title: String?) {
    self.place = place
    self.title = title
  }

  init(of entry: PlanCalendar.Entry, in file: String, _ redaction: Redaction) {
    place = "\(file):\(entry.line)"
    title = redaction.hidesEvents || entry.title.isEmpty ? nil : entry.title
  }

  /// `plans.ics:12: "Yoga": ` and what is to be said of it.
  func told(_ text: String, _ phrases: any Phrasebook) -> String {
    "\(place): " + (title.map { "\(phrases.quoted($0)): " } ?? "") + text
  }
}

extension TrainingDesk {
  func warnings(_ refusals: [PlanOrigin.Refusal]) -> [StyledLine] {
    refusals.map { warning($0.origin.told(phrases.problem($0.problem), phrases)) }
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
