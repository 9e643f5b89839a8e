// Seeds: Fixtures/calendars Tests/Fuzzing/Seeds/PlanCalendars
// Sources: Sources/ReadyDayCore/Training Sources/ReadyDayCore/Calendars

@testable import ReadyDayCore
@testable import readyday

/// Any calendar, imported as plans: what can be planned is kept, and importing it again, or what was
/// exported of it, changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPlanCalendars(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let read = plans(in: FuzzInput(start, count).bytes)
  var kept = TrainingPlans()
  var tally = TrainingPlans.Tally()
  for plan in read { kept.take(plan, into: &tally) }
  promise(tally.new + tally.updated + tally.unchanged + tally.refused.count == read.count, "lost")
  promise(kept.all.count == tally.new, "\(kept.all.count) are not \(tally.new)")
  for language in Language.allCases {
    for problem in tally.refused { Promises.isHarmless(language.voice.problem(problem).safe) }
    let text = CalendarRenderer(phrases: language.voice).document(of: kept.all)
    checkUnchanged(plans(in: Array(text.utf8)), in: kept)
  }
  let again = try? TrainingPlans(Array(kept.text.utf8))
  promise(again?.all == kept.all, "read back otherwise: \(kept.text)")
  _ = kept.sessions(on: march)
  return 0
}

private func checkUnchanged(_ plans: [TrainingPlan], in kept: TrainingPlans) {
  var (copy, tally) = (kept, TrainingPlans.Tally())
  for plan in plans { copy.take(plan, into: &tally) }
  promise(tally.new == 0 && tally.refused.isEmpty, "new again: \(tally) of \(kept.text)")
  promise(tally.unchanged == kept.all.count, "\(tally) of \(kept.text)")
}

private let search = ActivitySearch()

private func plans(in bytes: [UInt8]) -> [TrainingPlan] {
  let calendar = PlanCalendar(
    bytes.span.bytes, file: "plans.ics", zone: madrid, zones: NoZones()
  ) { title in search.activity(ofTitle: title) }
  return calendar.entries.enumerated().compactMap { number, entry in
    let id = entry.uid.flatMap { OwnUID.planID($0) } ?? "event\(number)"
    let stamp = entry.stamp ?? Instant(secondsSince1970: 0)
    return try? TrainingPlan(
      entry.details, id: id, createdAt: entry.created ?? stamp, updatedAt: stamp)
  }
}

extension String { fileprivate var safe: String { SafeText(self).string } }
