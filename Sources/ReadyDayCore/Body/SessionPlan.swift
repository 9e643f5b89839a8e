struct SessionPlan: Equatable, Sendable {
  enum Place: CaseIterable, Equatable, Sendable {
    case warmUp, mobility, control, pattern, accessory, power
  }

  let phase: ProgrammePhase
  let isSecondWeek: Bool
  let isDeload: Bool
  /// False after a hard day, and for people who must train gently.
  let isHardAllowed: Bool
  let minutes: Int

  var effort: PlannedIntensity {
    switch phase {
    case _ where isDeload: .light
    case .recovery: .light
    case .resilience: .moderate
    case .results: isHardAllowed ? .hard : .moderate
    }
  }

  var level: Int {
    switch phase {
    case .recovery: 1
    case .resilience: isDeload ? 1 : isSecondWeek ? 2 : 1
    case .results: isDeload ? 1 : effort == .hard ? 3 : 2
    }
  }

  /// The highest level allowed.
  var mostLevel: Int {
    switch phase {
    case .recovery: isDeload ? 1 : 2
    case .resilience: 2
    case .results: isDeload ? 2 : 3
    }
  }

  /// The places to fill, over and over in this order.
  func places(for profile: BodyProfile) -> [Place] {
    if isDeload { return [.mobility, .control, .mobility] }
    var extra: [Place] =
      switch profile.goal {
      case .mobility: [.mobility]
      case .balance: [.control]
      case .strength: [.pattern]
      case .health, .sport: []
      }
    if !profile.health.isDisjoint(with: [.falls, .osteoporosis, .vertebra]) { extra += [.control] }
    switch phase {
    case .recovery: return [.mobility, .control, .mobility] + (extra.filter { $0 != .pattern })
    case .resilience: return [.warmUp, .pattern, .accessory, .pattern, .control, .pattern] + extra
    case .results:
      let asksForPower = effort == .hard && profile.sports.contains { $0.asksForPower }
      return [.warmUp, .warmUp] + (asksForPower ? [.power] : [])
        + [.pattern, .accessory, .pattern, .pattern, .control] + extra
    }
  }

  func item(
    _ movement: Movement, _ reason: ProgrammeItem.Reason, step: ProgrammeItem.Step? = nil
  ) -> ProgrammeItem {
    let (sets, rest) = setsAndRest(of: movement.kind)
    return ProgrammeItem(
      movement, sets: min(sets + moreSets, SessionFilling.mostSets),
      amount: amount(of: movement, step), rest: rest, reason, step: step)
  }

  /// A long session first gets more sets of each movement, then more movements.
  private var moreSets: Int { minutes <= Self.short ? 0 : minutes <= Self.medium ? 1 : 2 }

  /// In minutes.
  private static let (short, medium) = (30, 60)
  /// Fewer repetitions than this grow by one at a time.
  private static let few = 6

  private func setsAndRest(of kind: MovementKind) -> (sets: Int, rest: Int) {
    switch kind {
    case .mobility: (2, 10)
    case .balance: (2, 20)
    case .power: (3, 60)
    case .strength where effort == .hard: (3, 75)
    case .strength: (2, 45)
    }
  }

  /// Strength endurance adds two repetitions to the table's, or one if these are few. So does the
  /// second week, which adds five seconds to timed movements.
  private func amount(of movement: Movement, _ step: ProgrammeItem.Step?) -> Int {
    let isMore = step == .more
    switch movement.facts.dose.amount {
    case .repetitions(let count):
      let more = count < Self.few ? 1 : 2
      let endurance = phase == .resilience && movement.kind == .strength ? more : 0
      return count + endurance + (isMore ? more : 0)
    case .seconds(let count): return count + (isMore ? 5 : 0)
    case .minutes(let count): return count * 60
    }
  }
}

extension SessionPlan.Place {
  func takes(_ facts: MovementFacts) -> Bool {
    switch self {
    case .mobility: facts.kind == .mobility
    case .warmUp: facts.kind == .mobility && facts.isDynamic && facts.area != .neck
    case .control: facts.kind == .balance
    case .pattern: facts.kind == .strength && facts.pattern != nil
    case .accessory: facts.kind == .strength && facts.pattern == nil
    case .power: facts.kind == .power
    }
  }

  var reason: ProgrammeItem.Reason {
    switch self {
    case .warmUp: .warmUp
    case .mobility, .control, .accessory: .area
    case .pattern: .pattern
    case .power: .power
    }
  }
}

struct MovementChoice {
  let place: SessionPlan.Place
  let plan: SessionPlan
  let trainee: Trainee
  let taken: Set<Movement>
  let recent: [Set<Movement>]

  func allows(_ movement: Movement) -> Bool {
    movement.isFromProgramme && place.takes(movement.facts) && !taken.contains(movement)
      && !(recent.count == 2 && recent.allSatisfy { $0.contains(movement) })
      && trainee.allows(movement, upTo: mostLevel)
  }

  /// In the first week, jumps are easier.
  private var mostLevel: Int {
    if place == .power, !plan.isSecondWeek { return min(2, plan.mostLevel) }
    return plan.phase == .recovery && trainee.isGentle ? 1 : plan.mostLevel
  }
}

extension MovementFacts {
  /// Whether the movement is dynamic: holding a stretch is no warm-up.
  var isDynamic: Bool { if case .repetitions = dose.amount { true } else { false } }
}

struct SessionFilling {
  /// In seconds.
  let budget: Int
  var items: [ProgrammeItem] = []

  static let mostSets = 4
  /// Shares of the budget: enough to stop adding movements, and the maximum.
  private static let (enough, most) = (0.93, 1.08)

  init(budget: Int) { self.budget = budget }

  var patterns: Set<MovementPattern> {
    Set(items.filter { $0.movement.kind == .strength }.compactMap(\.movement.facts.pattern))
  }

  private var seconds: Int { items.map(\.seconds).reduce(0, +) }
  private var room: Int { Int(truncating: Double(budget) * Self.most) - seconds }
  var isFull: Bool { Double(seconds) >= Double(budget) * Self.enough }

  /// The item, with as many of its sets as there is time for; nil if there is not enough time.
  func fitted(_ item: ProgrammeItem) -> ProgrammeItem? {
    var item = item
    let least = min(
      item.sets, item.movement.kind == .strength || item.movement.kind == .power ? 2 : 1)
    while item.seconds > room, item.sets > least { item.sets -= 1 }
    return item.seconds <= room ? item : nil
  }

  mutating func add(_ item: ProgrammeItem) {
    if let fitting = fitted(item) { items.append(fitting) }
  }

  /// Adds sets, one at a time, until the time is used up.
  mutating func stretch() {
    while !isFull {
      let places = items.indices.filter { place in
        let item = items[place]
        return item.sets < Self.mostSets && item.seconds / item.sets <= room
      }
      guard let place = places.min(by: { items[$0].sets < items[$1].sets }) else { return }
      items[place].sets += 1
    }
  }

  /// Mobility first, then balance, which takes concentration, then power, then strength.
  var ordered: [ProgrammeItem] {
    items.enumerated().ordered { a, b in
      (a.element.movement.kind.place, a.offset) < (b.element.movement.kind.place, b.offset)
    }.map(\.element)
  }
}

extension MovementKind {
  fileprivate var place: Int {
    switch self {
    case .mobility: 0
    case .balance: 1
    case .power: 2
    case .strength: 3
    }
  }
}

extension ProgrammeSession {
  /// Mobility for the same areas. Other areas fill in for those without allowed movements.
  package func recoveryVersion(
    of request: ProgrammeRequest, sparing injured: [Joint] = []
  ) -> ProgrammeSession {
    var filling = SessionFilling(budget: min(request.minutes, Self.longestRecovery) * 60)
    fill(&filling, for: request.trainee(on: date).sparing(injured), minutes: request.minutes)
    var session = self
    session.items = filling.items
    return session
  }

  /// Replaces movements that injuries rule out with the nearest ones that are no harder, and fills
  /// the rest of the time with mobility. Nil if nothing is left to do.
  package func fitting(_ request: ProgrammeRequest, sparing injured: [Joint]) -> ProgrammeSession? {
    let trainee = request.trainee(on: date).sparing(injured)
    let ruledOut = items.filter { $0.status == .planned && !trainee.allows($0.movement) }
    guard isOpen, !ruledOut.isEmpty else { return self }
    let plan = SessionPlan(
      phase: phase, isSecondWeek: false, isDeload: isDeload, isHardAllowed: effort == .hard,
      minutes: request.minutes)
    var filling = SessionFilling(budget: seconds)
    filling.items = items.filter { !ruledOut.contains($0) }
    for item in ruledOut {
      let other = item.movement.standIn(
        for: trainee, besides: Set((items + filling.items).map(\.movement)),
        upTo: item.movement.facts.level)
      if let other { filling.add(plan.item(other, item.reason)) }
    }
    fill(&filling, for: trainee, minutes: request.minutes)
    filling.stretch()
    var session = self
    session.items = filling.ordered
    return session.items.isEmpty ? nil : session
  }

  /// Adds mobility that `trainee` may do, for the areas of this session first.
  private func fill(_ filling: inout SessionFilling, for trainee: Trainee, minutes: Int) {
    let plan = SessionPlan(
      phase: .recovery, isSecondWeek: false, isDeload: true, isHardAllowed: false,
      minutes: min(minutes, Self.longestRecovery))
    let taken = Set(filling.items.map(\.movement))
    let allowed = Movement.allCases.filter { movement in
      movement.isFromProgramme && movement.kind == .mobility && movement.facts.level == 1
        && trainee.allows(movement) && !taken.contains(movement)
    }
    let mine = items.map(\.movement.area)
    let order = allowed.ordered { a, b in
      (mine.firstIndex(of: a.area) ?? mine.count) < (mine.firstIndex(of: b.area) ?? mine.count)
    }
    for movement in order where !filling.isFull { filling.add(plan.item(movement, .recovery)) }
  }

  /// One set less of each movement that has several.
  package var moderateVersion: ProgrammeSession {
    var session = self
    for index in items.indices { session.items[index].sets = max(1, items[index].sets - 1) }
    return session
  }

  /// In minutes.
  private static let longestRecovery = 30
}
