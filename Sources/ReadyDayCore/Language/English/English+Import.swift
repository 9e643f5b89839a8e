extension English {
  func problem(_ problem: ExportProblem) -> String {
    switch problem {
    case .notAnExport: "no <HealthData> in it; nothing was read"
    case .cutShort(nil): "the file ends too early; what was complete was used"
    case .cutShort(let element?):
      "the file ends in the middle of a \(element); what was complete was used"
    case .tagTooLong(let limit): "element of more than \(limit) bytes; skipped"
    case .brokenTag(let element): "another element begins inside this \(element); skipped"
    case .repeated(let element, let attribute):
      "\(element) with \(attribute) more than once; the first was used"
    case .unreadable(let element, let attribute, nil): "\(element) without \(attribute); skipped"
    case .unreadable(let element, let attribute, let value?):
      "cannot read \(attribute) \(quoted(value)) of this \(element); skipped"
    case .outOfRange(let quantity, let value): "\(quantity) cannot be \(value); skipped"
    case .unknownZone(let name):
      "unknown time zone \(quoted(name)); its times were read with their own offset"
    case .sleepTooLong(let first, let last, let limit):
      "sleep from \(first) to \(last) without a break of an hour is more than \(limit) h; skipped"
    case .tooMany(let kind, let limit): "more than \(limit) of \(kind); the rest was skipped"
    }
  }
}

extension English {
  package func period(of account: HealthImport) -> String {
    guard let dates = account.dates else { return "nothing readyday can use" }
    return span(of: dates)
  }

  package func coverage(of account: HealthImport) -> [String] {
    let coverage = account.coverage
    return [
      "nights: \(counted(coverage.nights)), \(counted(coverage.nightsWithStages)) with stages"
        + (coverage.naps > 0 ? "; naps: \(counted(coverage.naps))" : ""),
      "heart rate variability: \(days(coverage.sdnn)) of SDNN"
        + (coverage.rmssd > 0 ? ", \(counted(coverage.rmssd)) of rMSSD" : ""),
      "resting heart rate: \(days(coverage.restingHeartRate))",
      "respiratory rate: \(days(coverage.respiratoryRate))",
      "workouts: \(counted(coverage.workouts)), "
        + "\(counted(coverage.workoutsWithHeartRate)) with heart rate",
    ]
  }

  package func changes(by account: HealthImport) -> [String] {
    ["days: \(tally(account.days))", "workouts: \(tally(account.workouts))"]
      + passedOver(by: account)
  }

  package func filesRead(_ files: BriefingSources.Files, recordsSkipped: Int) -> String {
    "\(files.read == 1 ? "1 file" : "\(files.read) files") read, \(files.skipped) skipped; "
      + "\(recordsSkipped == 1 ? "1 record" : "\(recordsSkipped) records") skipped"
  }

  package func tally(of kind: String, _ tally: HealthHistory.Tally) -> String {
    "\(kind): \(tally.new) new, \(tally.updated) updated, \(tally.unchanged) unchanged"
  }

  package func kept(in folder: String) -> String { "stored in \(folder)" }

  private func tally(_ tally: HealthHistory.Tally) -> String {
    "\(counted(tally.new)) new, \(counted(tally.updated)) updated, "
      + "\(counted(tally.unchanged)) unchanged"
  }

  package func passedOver(by account: HealthImport) -> [String] {
    let seen = account.passedOver
    let parts = [
      (seen.otherKinds, "record of another type", "records of other types"),
      (seen.unmeasured, "row without a measurement", "rows without a measurement"),
      (
        seen.daytimeVariability, "daytime value of heart rate variability",
        "daytime values of heart rate variability"
      ),
      (seen.inBedOnly, "time in bed without sleep", "times in bed without sleep"),
      (seen.unreadable, "unreadable record", "unreadable records"),
      (seen.repeatedNights, "night from a second source", "nights from a second source"),
      (seen.shorterSleeps, "shorter sleep of the same date", "shorter sleeps of the same date"),
      (seen.repeatedWorkouts, "workout recorded twice", "workouts recorded twice"),
    ]
    let said = parts.filter { $0.0 > 0 }.map { "\(counted($0.0)) \($0.0 == 1 ? $0.1 : $0.2)" }
    return (said.isEmpty ? [] : ["skipped: " + said.joined(separator: ", ")])
      + (seen.assumedTimes > 0
        ? ["times without an offset, read in \(account.zone): \(counted(seen.assumedTimes))"] : [])
      + (account.keptClocks > 0
        ? [
          "nights kept in the time zone of an earlier import: \(counted(account.keptClocks)); "
            + "--assume-zone ZONE moves them"
        ] : [])
  }

  private func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(counted(count)) days" }

  func counted(_ count: Int) -> String { Numerals.counted(count, sign: ",", fromDigits: 4) }
}
