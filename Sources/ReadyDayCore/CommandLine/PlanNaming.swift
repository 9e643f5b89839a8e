/// Finds what a command line names: a plan or a reflection.
package struct PlanNaming: Sendable {
  private let plans: TrainingPlans
  private let occasion: BriefingDate
  private let arguments: Arguments
  private let phrases: Voice

  package init(
    of plans: TrainingPlans, on occasion: BriefingDate, _ arguments: Arguments, _ phrases: Voice
  ) {
    (self.plans, self.occasion, self.arguments, self.phrases) = (
      plans, occasion, arguments, phrases
    )
  }

  /// Finds a plan by its number on the day, by name, or by the start of its id. `isNeeded` is false
  /// if `date` is only a guess.
  package func plan(_ text: String, on date: LocalDate?, isNeeded: Bool) throws -> TrainingPlan {
    // A short number is never the start of an id: it would match one by chance.
    if let number = Int(written: text), text.utf8.count < 3 { return try numbered(number) }
    let name = SessionName(text, date: occasion.date)
    let called = plans.called(name) { phrases.name(of: $0.onFirstDay) }
    let onDate = date.map { date in called.filter { $0.isOn(date) } } ?? []
    let ahead = called.filter { $0.nextDate(from: occasion.today) != nil }
    let isDateMeant = date != nil && isNeeded && called.count > 1
    let found = !onDate.isEmpty || isDateMeant ? onDate : ahead.isEmpty ? called : ahead
    guard found.count != 1 else { return found[0] }
    guard let first = called.first else { throw PlanProblem.unknownID(text) }
    if called.count == 1 { return first }
    let meant = (found.isEmpty ? called : found).ordered { plan, other in
      (plan.details.date, plan.details.start ?? .midnight)
        < (other.details.date, other.details.start ?? .midnight)
    }
    throw UsageError.several(called: text, meant) {
      "\($0.id)  \(phrases.name(of: $0.onFirstDay))"
    }
  }

  /// Without a date, the number may be from the list of another day, in the future or the past.
  private func numbered(_ number: Int) throws -> TrainingPlan {
    func found(_ days: ClosedRange<LocalDate>) -> [DatedPlan] {
      plans.sessions(numbered: number, on: days)
    }
    if let session = found(occasion.date...occasion.date).first { return session.plan }
    let ahead = occasion.date...occasion.date.advanced(by: Self.daysListed)
    let behind = occasion.date.advanced(by: -Self.daysListed)...occasion.date
    let past = arguments.direction == .back ? found(behind) : []
    let others = arguments.has(SharedOptions.date) ? [] : past.isEmpty ? found(ahead) : past
    guard let other = others.first else { throw PlanProblem.unknownID(String(number)) }
    if arguments.has(SharedOptions.yes) {
      throw UsageError(
        "number \(number) is on \(other.date), not on \(occasion.date)",
        es: "el número \(number) es del \(other.date), no del \(occasion.date)",
        [.trying("readyday plan remove \(other.plan.id)")])
    }
    guard Set(others.map(\.plan.id)).count == 1 else {
      throw UsageError.several(called: String(number), others) {
        "\(number) \($0.date)  \(phrases.name(of: $0))"
      }
    }
    return other.plan
  }

  private static let daysListed = 28
}

extension TrainingPlan {
  /// The requested day, or else the only day of the plan; fails if the plan is not on that day.
  package func day(isNamed: Bool, _ date: LocalDate) throws(UsageError) -> LocalDate {
    let isOnce = details.repetition == nil
    let day = isOnce && !isNamed ? details.date : date
    guard !dates(in: day...day).isEmpty else {
      throw UsageError(
        "plan \(id) is not on \(day)", es: "el plan \(id) no es para el \(day)", [.dateOfPlan])
    }
    return day
  }
}

extension Store where Item == Reflection {
  /// Finds a reflection by its id's start, its session's name, or its day; fails unless one fits.
  package func reflection(
    _ text: String, on occasion: BriefingDate, _ phrases: Voice
  ) throws -> Reflection {
    let found = called(SessionName(text, date: occasion.date)) { phrases.name(of: $0) }
    guard let first = found.first else { throw PlanProblem.unknownID(text) }
    guard found.count == 1 else {
      throw UsageError.several(called: text, found) { "\($0.id)  \(phrases.name(of: $0))" }
    }
    return first
  }
}
