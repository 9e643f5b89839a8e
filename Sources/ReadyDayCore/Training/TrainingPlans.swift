package typealias TrainingPlans = Store<TrainingPlan>

/// A plan on one of its days.
package struct DatedPlan: Equatable, Sendable {
  package let date: LocalDate
  package let plan: TrainingPlan

  package init(date: LocalDate, plan: TrainingPlan) {
    self.date = date
    self.plan = plan
  }

  package var isDone: Bool { plan.details.done.contains(date) }

  /// The session as seconds of its day; nil if done, without a time of day, or for rest.
  fileprivate var seconds: Range<Int>? {
    let details = plan.details
    guard let start = details.start?.secondOfDay, !details.activity.isNothing, !isDone else {
      return nil
    }
    return start..<start + details.minutes * 60
  }

  /// ``seconds``, counted from midnight of `day`.
  fileprivate func seconds(since day: LocalDate) -> Range<Int>? {
    let distance = (date.dayNumber - day.dayNumber) * 24 * 3600
    return seconds.map { $0.lowerBound + distance..<$0.upperBound + distance }
  }

  /// The sort key; sessions without an hour come last in their day.
  fileprivate var order: (LocalDate, Int, Int) {
    (date, plan.details.start?.secondOfDay ?? 24 * 3600, plan.details.sequence)
  }
}

extension TrainingPlan {
  package func isOn(_ date: LocalDate) -> Bool { !dates(in: date...date).isEmpty }

  /// The first day from `today` on that is not marked as done, within a year; nil if there is none.
  package func nextDate(from today: LocalDate) -> LocalDate? {
    dates(in: today...max(today, details.date).advanced(by: 366))
      .first { !details.done.contains($0) }
  }
}

extension Store where Item == TrainingPlan {
  /// How many days ahead endless plans are listed.
  private static var endless: Int { 27 }
  private static var farthest: Int { 3_660 }

  /// The last day on or after `date` with a plan; an endless plan counts for four weeks.
  package func lastDay(from date: LocalDate) -> LocalDate? {
    let days = date...date.advanced(by: Self.farthest)
    return all.compactMap { plan -> LocalDate? in
      guard let repetition = plan.details.repetition else { return plan.details.date }
      return repetition.isEndless
        ? max(date, plan.details.date).advanced(by: Self.endless) : plan.dates(in: days).last
    }.max()
  }
}

extension Store where Item == TrainingPlan {
  /// The sessions on `days`, sorted by day, hour (those without come last) and sequence.
  package func sessions(on days: ClosedRange<LocalDate>) -> [DatedPlan] {
    let dated = all.flatMap { plan in plan.dates(in: days).map { DatedPlan(date: $0, plan: plan) } }
    return dated.ordered { $0.order < $1.order }
  }

  /// The sessions with this number on their day, which counts from 1 in the order of the list.
  package func sessions(numbered number: Int, on days: ClosedRange<LocalDate>) -> [DatedPlan] {
    guard number > 0 else { return [] }
    return Dictionary(grouping: sessions(on: days), by: \.date).values
      .compactMap { $0.dropFirst(number - 1).first }.ordered { $0.date < $1.date }
  }

  /// The first session after `date` that is not marked as done, within a year.
  package func next(after date: LocalDate) -> DatedPlan? {
    let dated = all.compactMap { plan in
      plan.nextDate(from: date.advanced(by: 1)).map { DatedPlan(date: $0, plan: plan) }
    }
    return dated.min { $0.order < $1.order }
  }

  /// A plan with the same details, apart from its sequence and the days done.
  package func same(as details: PlanDetails) -> TrainingPlan? {
    all.first { plan in
      var known = plan.details
      (known.sequence, known.done) = (details.sequence, details.done)
      return known == details
    }
  }

  /// The first session of another plan that overlaps one of `plan`; nil if none does.
  package func clash(with plan: TrainingPlan) -> PlanNote? {
    let days = plan.details.date...plan.details.date.advanced(by: Self.horizon)
    let near = days.lowerBound.advanced(by: -1)...days.upperBound.advanced(by: 1)
    let others = Dictionary(grouping: filter { $0.id != plan.id }.sessions(on: near), by: \.date)
    for date in plan.dates(in: days) {
      guard let seconds = DatedPlan(date: date, plan: plan).seconds else { return nil }
      // Sessions may last past midnight.
      let neighbours = (-1...1).flatMap { others[date.advanced(by: $0)] ?? [] }
      let found = neighbours.first { $0.seconds(since: date)?.overlaps(seconds) ?? false }
      if let found, let start = found.plan.details.start {
        return .clash(found.plan.details, on: found.date, at: start)
      }
    }
    return nil
  }

  /// The planned activities without repetition, the most recently changed first.
  package var recentActivities: [Activity] {
    all.ordered { $0.updatedAt > $1.updatedAt }.map(\.details.activity).unique()
  }

  package func limited(to days: ClosedRange<LocalDate>) -> TrainingPlans {
    filter { !$0.dates(in: days).isEmpty }
  }
}

extension Store where Item == TrainingPlan {
  /// Days for which repeating plans are compared: a year and some weeks.
  private static var horizon: Int { 400 }

  /// Adds a plan and returns it; if `takesNextPlace`, it gets the first free sequence.
  @discardableResult
  package mutating func add(
    _ details: PlanDetails, id: String, takingNextPlace takesNextPlace: Bool = false,
    at now: Instant
  ) throws(PlanProblem) -> TrainingPlan {
    var details = details
    if takesNextPlace { details.sequence = try nextPlace(for: details, besides: nil) }
    let plan = try TrainingPlan(details, id: id, createdAt: now, updatedAt: now)
    try checkDates(of: plan)
    try check(plan)
    put(plan)
    return plan
  }

  /// Changes the plan whose id begins with `id`; if `takesNextPlace`, a taken sequence is replaced.
  @discardableResult
  package mutating func edit(
    _ id: String, takingNextPlace takesNextPlace: Bool = false, at now: Instant,
    _ change: (inout PlanDetails) -> Void
  ) throws(PlanProblem) -> TrainingPlan {
    let before = try item(id)
    var details = before.details
    change(&details)
    let taken = takesNextPlace ? places(onDaysOf: details, besides: before.id) : [:]
    if taken.values.contains(where: { $0.contains(details.sequence) }) {
      details.sequence = try nextPlace(for: details, besides: before.id)
    }
    guard details != before.details else { return before }
    let after = try TrainingPlan(
      details, id: before.id, createdAt: before.createdAt, updatedAt: now)
    try checkDates(of: after)
    try check(after)
    put(after)
    return after
  }

  /// Throws if the rule ends before the first day, so that it names no day.
  private func checkDates(of plan: TrainingPlan) throws(PlanProblem) {
    let details = plan.details
    let start = LocalDateTime(details.date, details.start ?? .midnight)
    let first = details.repetition?.dates(from: start, without: [], in: details.date...details.date)
    if let first, first.isEmpty { throw .neverTakesPlace(from: details.date) }
  }

  /// Throws if the plan's sequence is taken on any of its days.
  private func check(_ plan: TrainingPlan) throws(PlanProblem) {
    let sequence = plan.details.sequence
    for (date, places) in places(onDaysOf: plan.details, besides: plan.id).ordered(by: {
      $0.key < $1.key
    }) where places.contains(sequence) { throw .sequenceTaken(sequence, on: date) }
  }

  private func nextPlace(for details: PlanDetails, besides id: String?) throws(PlanProblem) -> Int {
    let places = places(onDaysOf: details, besides: id)
    let taken = places.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    if let place = TrainingPlan.sequences.first(where: { !taken.contains($0) }) { return place }
    let full = places.filter { $0.value.isSuperset(of: TrainingPlan.sequences) }.keys.min()
    throw full.map { .dayFull($0) } ?? .noCommonPlace
  }

  /// The sequences of other plans on the days of `details`.
  private func places(onDaysOf details: PlanDetails, besides id: String?) -> [LocalDate: Set<Int>] {
    let days = details.date...details.date.advanced(by: Self.horizon)
    let own =
      details.repetition?.dates(
        from: LocalDateTime(details.date, details.start ?? .midnight), without: details.skipped,
        in: days) ?? [details.date]
    guard let last = own.last else { return [:] }
    let mine = Set(own)
    return all.filter { $0.id != id }.reduce(into: [:]) { places, plan in
      for date in plan.dates(in: details.date...max(details.date, last)) where mine.contains(date) {
        places[date, default: []].insert(plan.details.sequence)
      }
    }
  }
}

extension Store where Item == TrainingPlan {
  package struct Tally: Equatable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// Why plans were rejected.
    package var refused: [PlanProblem] = []

    package init() {}
  }

  /// Imports `plan` if it is new or newer than the stored one; a taken sequence is replaced.
  package mutating func take(_ plan: TrainingPlan, into tally: inout Tally) {
    let known = all.first { $0.id == plan.id }
    guard known.map({ $0.updatedAt < plan.updatedAt && $0.details != plan.details }) ?? true else {
      tally.unchanged += 1
      return
    }
    do throws(PlanProblem) {
      put(try placed(plan))
      if known == nil { tally.new += 1 } else { tally.updated += 1 }
    } catch {
      tally.refused.append(error)
    }
  }

  private func placed(_ plan: TrainingPlan) throws(PlanProblem) -> TrainingPlan {
    do throws(PlanProblem) {
      try check(plan)
      return plan
    } catch {
      var details = plan.details
      details.sequence = try nextPlace(for: details, besides: plan.id)
      return try TrainingPlan(
        details, id: plan.id, createdAt: plan.createdAt, updatedAt: plan.updatedAt)
    }
  }
}
