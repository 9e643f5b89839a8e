extension English {
  func problem(_ problem: ExportProblem) -> String {
    switch problem {
    case .notAnExport: "no <HealthData> in it, nothing read"
    case .cutShort(nil): "the file ends too early, what was whole was kept"
    case .cutShort(let element?):
      "the file ends in the middle of a \(element), what was whole before it was kept"
    case .tagTooLong(let limit): "element of more than \(limit) bytes, left out"
    case .brokenTag(let element): "another element begins inside this \(element), left out"
    case .repeated(let element, let attribute):
      "\(element) with \(attribute) more than once, the first was used"
    case .unreadable(let element, let attribute, nil): "\(element) without \(attribute), left out"
    case .unreadable(let element, let attribute, let value?):
      "cannot read \(attribute) \(quoted(value)) of this \(element), left out"
    case .outOfRange(let quantity, let value): "\(quantity) cannot be \(value), left out"
    case .unknownZone(let name):
      "unknown time zone \(quoted(name)), times read at the offset beside them"
    case .sleepTooLong(let first, let last, let limit):
      "sleep from \(first) to \(last) without a pause of an hour, more than \(limit) h, left out"
    case .tooMany(let kind, let limit): "more than \(limit) of \(kind), the rest was left out"
    }
  }
}

extension English {
  package func period(of account: HealthImport) -> String {
    guard let dates = account.dates else { return "nothing in it that readyday keeps" }
    return "\(dayOfYear(dates.lowerBound)) to \(dayOfYear(dates.upperBound))"
  }

  package func coverage(of account: HealthImport) -> [String] {
    let coverage = account.coverage
    return [
      "nights: \(counted(coverage.nights)), \(counted(coverage.nightsWithStages)) with stages",
      "heart rate variability: \(days(coverage.sdnn)) of SDNN"
        + (coverage.rmssd > 0 ? ", \(counted(coverage.rmssd)) of rMSSD" : ""),
      "resting heart rate: \(days(coverage.restingHeartRate))",
      "breathing rate: \(days(coverage.respiratoryRate))",
      "workouts: \(counted(coverage.workouts)), "
        + "\(counted(coverage.workoutsWithHeartRate)) with heart rate",
    ]
  }

  package func changes(by account: HealthImport) -> [String] {
    ["days: \(tally(account.days))", "workouts: \(tally(account.workouts))"]
      + passedOver(account.passedOver)
  }

  package func filesRead(_ files: BriefingSources.Files, recordsSkipped: Int) -> String {
    "\(files.read) files read, \(files.skipped) skipped; \(recordsSkipped) records skipped"
  }

  package func tally(of kind: String, _ tally: HealthHistory.Tally) -> String {
    "\(kind): \(tally.new) new, \(tally.updated) updated, \(tally.unchanged) unchanged"
  }

  package func kept(in folder: String) -> String { "kept in \(folder)" }

  private func tally(_ tally: HealthHistory.Tally) -> String {
    "\(counted(tally.new)) new, \(counted(tally.updated)) updated, "
      + "\(counted(tally.unchanged)) unchanged"
  }

  private func passedOver(_ seen: HealthExport.PassedOver) -> [String] {
    let parts: [(String, Int)] = [
      ("of other kinds", seen.otherKinds), ("unreadable", seen.unreadable), ("naps", seen.naps),
      ("nights told by a second source", seen.repeatedNights),
      ("shorter sleeps of the same date", seen.shorterSleeps),
      ("workouts recorded twice", seen.repeatedWorkouts),
    ]
    let said = parts.filter { $0.1 > 0 }.map { "\($0.0) \(counted($0.1))" }
    return (said.isEmpty ? [] : ["passed over: " + said.joined(separator: ", ")])
      + (seen.assumedTimes > 0
        ? ["times without an offset, read in your time zone: \(counted(seen.assumedTimes))"] : [])
  }

  private func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(counted(count)) days" }

  func counted(_ count: Int) -> String { Numerals.counted(count, sign: ",") }

  private func dayOfYear(_ date: LocalDate) -> String {
    "\(shortDate(date)) \(padded(date.year, to: 4))"
  }
}
