// Seeds: Fixtures/training Fixtures/kept Fixtures/whoop Tests/Fuzzing/Seeds/Stores
// Sources: Sources/ReadyDayCore/Training Sources/ReadyDayCore/History Sources/ReadyDayCore/Health Sources/ReadyDayCore/Text

@testable import ReadyDayCore
@testable import readyday

/// Any bytes as each of the files that readyday keeps: what is understood is written again as it was,
/// and read back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStores(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  if let plans = store(of: TrainingPlan.self, bytes) { check(plans) }
  if let reflections = store(of: Reflection.self, bytes) { check(reflections) }
  checkHealth(bytes)
  checkWhoop(bytes)
  return 0
}

/// Nil where the bytes are no such file, and say why in words that can be shown.
private func store<Item: StoredItem>(of type: Item.Type, _ bytes: [UInt8]) -> Store<Item>? {
  do throws(StoreFault) {
    let store = try Store<Item>(bytes)
    let again = try? Store<Item>(Array(store.text.utf8))
    promise(again == store, "another store: \(store.text)")
    return store
  } catch {
    Promises.isSayable(FileProblem(.damaged(error), "plans.json").failure)
    return nil
  }
}

private func check(_ plans: TrainingPlans) {
  let again = try? TrainingPlans(Array(plans.text.utf8))
  promise(again?.all == plans.all, "other plans: \(plans.text)")
  for session in plans.sessions(on: march) {
    promise(
      march.contains(session.date) && session.date >= session.plan.details.date, "no such day")
    promise(!session.plan.details.skipped.contains(session.date), "skipped")
  }
  for language in Language.allCases {
    let phrases = language.voice
    for width in [TextStyle.narrowest, 80] {
      let style = TextStyle(usesColour: false, usesASCII: false, width: width)
      let few = plans.all.prefix(4).map(\.onFirstDay)
      for report in [
        Report(plans.sessions(on: march), as: .entry, in: madrid, phrases: phrases),
        Report(few, as: .details, in: madrid, phrases: phrases),
      ] {
        Promises.isHarmless(style.text(of: report))
        Promises.fits(style.text(of: report), width: width)
      }
    }
    Promises.isJSON(
      Document.plans.text(
        of: plans.sessions(on: march),
        in: DocumentContext(phrases: phrases, zone: madrid, now: Instant(secondsSince1970: 0))))
    checkCalendar(of: plans, phrases)
  }
}

/// As an exported calendar they come back, each as it was.
private func checkCalendar(of plans: TrainingPlans, _ phrases: Voice) {
  let text = CalendarRenderer(phrases: phrases).document(of: plans.all)
  promise(!text.replacing("\r\n", with: "").contains { $0.isNewline }, "a bare line feed")
  let calendar = PlanCalendar(
    Array(text.utf8).span.bytes, file: "plans.ics", zone: madrid, zones: NoZones()
  ) { _ in nil }
  promise(calendar.diagnostics.isEmpty, "\(calendar.diagnostics)")
  // Nothing is read of years in which nobody trains.
  let years = 1900..<2400
  let readable = plans.all.filter { plan in
    ([plan.details.date] + plan.details.skipped).allSatisfy { years.contains($0.year) }
  }
  promise(calendar.entries.count >= readable.count, "lost: \(text)")
  guard readable.count == plans.all.count else { return }
  for (plan, entry) in zip(plans.all, calendar.entries) {
    let safe = Exported(plan.details)
    promise(Exported(entry.details) == safe, "\(entry.details) is not \(plan.details): \(text)")
  }
}

/// A plan as far as a calendar keeps it: its notes without what is dangerous to show, the end of its rule in the
/// form of its start.
private struct Exported: Equatable {
  let details: PlanDetails
  let rule: String?
  let notes: [String]

  init(_ details: PlanDetails) {
    var bare = details
    bare.notes = ""
    bare.repetition = nil
    rule = details.repetition?.text(isTimed: details.start != nil)
    self.details = bare
    notes = details.notes.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { SafeText(String($0)).string }
  }
}

private func check(_ reflections: Reflections) {
  let again = try? Reflections(Array(reflections.text.utf8))
  promise(again?.all == reflections.all, "other reflections: \(reflections.text)")
  for language in Language.allCases {
    let style = TextStyle(usesColour: false, usesASCII: false, width: 40)
    for form in [TrainingForm.entry, .details] {
      let report = Report(
        reflections.made(on: march), as: form, in: madrid, phrases: language.voice)
      Promises.isHarmless(style.text(of: report))
      Promises.fits(style.text(of: report), width: 40)
    }
  }
  promise(reflections.all.allSatisfy { Reflection.feelings.contains($0.details.feeling) }, "felt")
}

private func checkHealth(_ bytes: [UInt8]) {
  var history = HealthHistory()
  guard (try? history.add(tidy: bytes.span.bytes)) != nil else { return }
  var again = HealthHistory()
  for file in history.files() {
    let read: Void? = try? again.add(tidy: Array(file.text.utf8).span.bytes)
    promise(read != nil, "not read back: \(file.text)")
  }
  promise(again == history, "another history: \(history.files().map(\.text))")
}

private func checkWhoop(_ bytes: [UInt8]) {
  var archive = WhoopArchive.ofEverything
  archive.add(bytes, from: "whoop.json")
  guard archive.recordCount > 0 else { return }
  let files = StoredWhoop(stored: .ofEverything, added: archive).files
  var kept = WhoopArchive.ofEverything
  for file in files { kept.add(Array(file.text.utf8), from: file.name) }
  // As they are written, since the last bit of a sum of minutes may differ.
  let again = StoredWhoop(stored: kept, added: .ofEverything)
  promise(again.files.map(\.text) == files.map(\.text), "kept otherwise: \(files.map(\.text))")
  let merged = StoredWhoop(stored: kept, added: archive)
  promise(merged.tallies.allSatisfy { $0.tally.new == 0 && $0.tally.updated == 0 }, "new again")
}
