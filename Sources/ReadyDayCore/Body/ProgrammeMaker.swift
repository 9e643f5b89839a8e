/// Makes the sessions of a programme: always the same ones for the same request.
///
/// Fills each session place by place. The phase decides the kind of movement, the weights decide
/// the area, and the profile decides which movements are allowed.
struct ProgrammeMaker {
  let request: ProgrammeRequest
  let weights: AreaWeights
  /// The movements that the profile allows, by the places that they can fill.
  private let library: [SessionPlan.Place: [Movement]]
  /// How often each area was trained in all sessions so far.
  private var served: [BodyArea: Int] = [:]
  /// How often each pattern was trained this week.
  private var patterns: [MovementPattern: Int] = [:]
  /// How often each movement was used in this phase.
  private var used: [Movement: Int] = [:]
  private var firstWeek: Set<Movement> = []
  /// The movements of the last two sessions, latest last.
  private var recent: [Set<Movement>] = []
  /// As of the session's date.
  private var trainee = Trainee()

  init(_ request: ProgrammeRequest) {
    self.request = request
    weights = AreaWeights(request)
    let allowed = Movement.allCases.filter {
      $0.isFromProgramme && request.profile.allows($0.facts)
    }
    library = SessionPlan.Place.allCases.reduce(into: [:]) { library, place in
      library[place] = allowed.filter { place.takes($0.facts) }
    }
  }

  /// - Parameter phases: one for every two weeks.
  func sessions(_ phases: [ProgrammePhase] = ProgrammePhase.allCases) -> [ProgrammeSession] {
    var maker = self
    var sessions: [ProgrammeSession] = []
    for (place, phase) in phases.enumerated() {
      let first = request.start.advanced(by: place * ProgrammePhase.days)
      let days = (0..<ProgrammePhase.days).map { first.advanced(by: $0) }
        .filter { request.weekdays.contains($0.weekday) }
      (maker.used, maker.firstWeek) = ([:], [])
      for day in days {
        let isRested =
          sessions.last.map { $0.effort != .hard || $0.date.distance(to: day) > 1 } ?? true
        let plan = SessionPlan(
          phase: phase, isSecondWeek: first.distance(to: day) >= 7, isDeload: day == days.last,
          isHardAllowed: isRested && !request.trainee(on: day).isGentle, minutes: request.minutes)
        sessions.append(maker.session(on: day, number: sessions.count + 1, plan))
      }
    }
    return sessions
  }

  private mutating func session(
    on day: LocalDate, number: Int, _ plan: SessionPlan
  ) -> ProgrammeSession {
    trainee = request.trainee(on: day)
    if recent.isEmpty || day.weekday == request.weekdays.min() { patterns = [:] }
    var filling = SessionFilling(budget: request.minutes * 60)
    let places = plan.places(for: request.profile)
    var misses = 0
    var turn = 0
    // Once nothing more fits the places, mobility fills the rest of the time.
    while !filling.isFull, misses < places.count + 2, turn < 80 {
      let place = misses < places.count ? places[turn % places.count] : .mobility
      let item = item(for: place, plan, number: number, besides: filling)
      turn += 1
      guard let item, let fitting = filling.fitted(item) else {
        misses += 1
        continue
      }
      misses = misses < places.count ? 0 : misses
      filling.items.append(fitting)
      note(fitting, plan)
    }
    filling.stretch()
    recent = (recent + [Set(filling.items.map(\.movement))]).suffix(2)
    return ProgrammeSession(
      date: day, number: number, phase: plan.phase, effort: plan.effort, isDeload: plan.isDeload,
      items: filling.ordered)
  }

  private mutating func note(_ item: ProgrammeItem, _ plan: SessionPlan) {
    served[item.movement.area, default: 0] += 1
    used[item.movement, default: 0] += 1
    if !plan.isSecondWeek { firstWeek.insert(item.movement) }
    if item.movement.kind == .strength, let pattern = item.movement.facts.pattern {
      patterns[pattern, default: 0] += 1
    }
  }

  // Choosing movements.

  private func item(
    for place: SessionPlan.Place, _ plan: SessionPlan, number: Int, besides filling: SessionFilling
  ) -> ProgrammeItem? {
    let choice = MovementChoice(
      place: place, plan: plan, trainee: trainee, taken: Set(filling.items.map(\.movement)),
      recent: recent)
    let allowed = (library[place] ?? []).filter(choice.allows)
    guard let movement = due(allowed, for: place, plan, number: number, besides: filling) else {
      return nil
    }
    guard plan.isSecondWeek, !plan.isDeload, firstWeek.contains(movement) else {
      return plan.item(movement, place.reason)
    }
    if let harder = movement.harder, choice.allows(harder) {
      return plan.item(harder, place.reason, step: .harder)
    }
    return plan.item(movement, place.reason, step: .more)
  }

  /// A movement of the most overdue area; for a pattern place, first of the most overdue patterns.
  private func due(
    _ allowed: [Movement], for place: SessionPlan.Place, _ plan: SessionPlan, number: Int,
    besides filling: SessionFilling
  ) -> Movement? {
    var candidates = allowed
    if place == .pattern {
      // A session trains each pattern once.
      let taken = filling.patterns
      let allowed = allowed.filter { $0.facts.pattern.map { !taken.contains($0) } ?? false }
      let least = allowed.compactMap { $0.facts.pattern.map { patterns[$0] ?? 0 } }.min()
      candidates = allowed.filter { $0.facts.pattern.map { patterns[$0] ?? 0 } == least }
    }
    // The warm-up starts with the weakest area.
    if place == .warmUp, filling.items.isEmpty, let weakest = weights.weakest {
      let own = candidates.filter { $0.area == weakest }
      if !own.isEmpty { candidates = own }
    }
    // The neck needs little strength training.
    let halved: BodyArea? = place == .accessory ? .neck : nil
    let area = BodyArea.allCases.filter(Set(candidates.map(\.area)).contains).max { a, b in
      (weights.debt(of: a, served, halving: halved), -(served[a] ?? 0)) < (
        weights.debt(of: b, served, halving: halved), -(served[b] ?? 0)
      )
    }
    return candidates.filter { $0.area == area }.min { a, b in
      (rank(of: a, plan), spin(a, number)) < (rank(of: b, plan), spin(b, number))
    }
  }

  /// Lower is better: for movements near the phase's level, and in its second week for known ones.
  private func rank(of movement: Movement, _ plan: SessionPlan) -> Int {
    let distance = abs(movement.facts.level - plan.level)
    let isKnown = plan.isSecondWeek && firstWeek.contains(movement)
    return isKnown ? 0 : 1 + distance + 2 * (used[movement] ?? 0)
  }

  /// Breaks ties, in a different order for each seed and session.
  private func spin(_ movement: Movement, _ number: Int) -> UInt64 {
    var hash = StableHash()
    for word in [movement.id, String(request.seed), String(number)] { hash.add(word) }
    return UInt64(hash.digits, radix: 16) ?? 0
  }
}

struct AreaWeights: Equatable, Sendable {
  private let weights: [BodyArea: Double]
  private let sum: Double
  let weakest: BodyArea?

  /// The score assumed for an area that was not measured.
  private static let unknown = 60
  /// The factor for areas that the user's sports demand most of.
  private static let ofSport = 1.25
  /// The weight of an area with a score of 100.
  private static let least = 20

  init(_ request: ProgrammeRequest) {
    let sports = Set(request.profile.sports.flatMap(\.areas))
    var weights: [BodyArea: Double] = [:]
    for area in BodyArea.allCases {
      let own = Double(Self.least + 100 - (request.scores[area] ?? Self.unknown))
      weights[area] = sports.contains(area) ? own * Self.ofSport : own
    }
    weakest = BodyArea.allCases.filter { request.scores[$0] != nil }
      .min { (request.scores[$0] ?? 0) < (request.scores[$1] ?? 0) }
    let most = weights.values.max() ?? 0
    // The weakest area comes first, whatever the sports.
    if let weakest { weights[weakest] = max(weights[weakest] ?? 0, most * 1.6) }
    self.weights = weights
    sum = weights.values.reduce(0, +)
  }

  /// In percent.
  func share(of area: BodyArea) -> Double { sum > 0 ? (weights[area] ?? 0) / sum * 100 : 0 }

  /// How many more times the area should have been trained by now.
  func debt(of area: BodyArea, _ served: [BodyArea: Int], halving halved: BodyArea? = nil) -> Double
  {
    let total = Double(served.values.reduce(0, +) + 1)
    let debt = share(of: area) / 100 * total - Double(served[area] ?? 0)
    return area == halved ? min(debt, debt / 2) : debt
  }
}
