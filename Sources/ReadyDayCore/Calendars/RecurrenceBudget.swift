/// What a run's rules may cost in steps of about 50 ns, so that none starves the others.
///
/// Every rule has its own share; the rest comes from a pool, of which one rule and one file get
/// only a part. A rule without COUNT stays within its share even if it is old.
struct RecurrenceBudget {
  /// The cost of an instance within the window: it is stored, made a moment, sorted and listed.
  static let stepsPerInstance = 16

  var file = ""
  /// Steps left in the common pool.
  private(set) var left: Int
  private var taken: [String: Int] = [:]
  private var leftForProofs = Limits.Recurrence.allProofSteps

  private let fileLimit: Int
  private let ruleLimit: Int

  init(
    limit: Int = Limits.Recurrence.steps, fileLimit: Int = Limits.Recurrence.fileSteps,
    ruleLimit: Int = Limits.Recurrence.ruleSteps
  ) {
    left = limit
    self.fileLimit = fileLimit
    self.ruleLimit = ruleLimit
  }

  static let shareOnly = RecurrenceBudget(limit: 0)

  var allowance: Int {
    Limits.Recurrence.share + max(0, min(ruleLimit, left, fileLimit - taken[file, default: 0]))
  }

  mutating func charge(_ steps: Int) {
    let beyond = max(0, steps - Limits.Recurrence.share)
    guard beyond > 0 else { return }
    left = max(0, left - beyond)
    taken[file, default: 0] += beyond
  }

  /// Runs `attempt`; returns false once all proofs together have taken too long.
  mutating func prove(_ attempt: (inout RecurrenceBudget) -> Bool) -> Bool {
    guard leftForProofs > 0 else { return false }
    let limit = min(Limits.Recurrence.proofSteps, leftForProofs)
    var budget = RecurrenceBudget(limit: limit)
    defer { leftForProofs -= Limits.Recurrence.share + limit - budget.left }
    return attempt(&budget)
  }
}

extension RecurrenceRule {
  /// Steps for one period: each of its days is checked against every list.
  var stepsPerPeriod: Int {
    let checks = 1 + monthDays.count + weekdays.count + 3 * weekNumbers.count
    let days: Int
    switch frequency {
    case .yearly where checks == 1 && yearDays.isEmpty: days = 1
    case .yearly: days = months.isEmpty || !weekNumbers.isEmpty ? 366 : 31 * months.count
    case .monthly: days = 31
    case .weekly: days = 7
    default: days = 1 + yearDays.count
    }
    return 1 + days * checks / 8 + setPositions.count
  }
}
