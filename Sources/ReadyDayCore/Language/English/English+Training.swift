extension English {
  package func name(of activity: Activity) -> String {
    switch activity {
    case .crossfit: "CrossFit"
    case .mma: "MMA"
    case .jiuJitsu: "Jiu-Jitsu"
    default:
      activity.rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
  }

  package func name(of sport: OtherSport) -> String {
    sport.rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  package func name(of category: Activity.Category) -> String {
    switch category {
    case .strength: "Strength & Conditioning"
    case .cardio: "Cardiovascular"
    case .combatSports: "Combat Sports"
    case .teamSports: "Team Sports"
    case .racquetSports: "Racquet Sports"
    case .individualSports: "Individual Sports"
    case .mindBody: "Mind-Body"
    case .recovery: "Recovery"
    case .other: "Other"
    }
  }

  package func intensity(_ intensity: PlannedIntensity) -> String {
    switch intensity {
    case .light: "light"
    case .moderate: "moderate"
    case .hard: "hard"
    }
  }

  package func heading(_ heading: TrainingHeading) -> String {
    switch heading {
    case .training: "TRAINING"
    case .recent: "RECENT"
    }
  }

  package func label(_ label: TrainingLabel) -> String {
    switch label {
    case .activity: "activity"
    case .category: "category"
    case .date: "date"
    case .start: "start"
    case .duration: "duration"
    case .intensity: "intensity"
    case .sequence: "sequence"
    case .repeats: "repeats"
    case .skipped: "except"
    case .notes: "notes"
    case .created: "created"
    case .updated: "updated"
    case .feeling: "feeling"
    case .wentWell: "went well"
    case .toImprove: "to improve"
    case .measured: "measured"
    case .anyTime: "any time"
    case .plan: "plan"
    case .today: "today"
    case .planned: "planned"
    case .done: "done"
    case .strain: "strain"
    case .mean: "mean"
    case .source: "source"
    case .thatMorning: "that morning"
    }
  }
}

// A session in the day.
extension English {
  package func fit(_ fit: SessionFit, on day: Day, clocks: (TimeSpan) -> String) -> String {
    var clauses: [String] = []
    if case .race(let title, let days) = fit.adaptation {
      clauses.append(race(quotedTitle(title), in: days))
    } else if fit.isTooHard {
      clauses.append(tooHard(fit))
    }
    switch fit.room {
    case .over: clauses.append(over)
    case .free where !fit.isTooHard && !isRestOnGreen(fit, day): clauses.append("fits")
    case .inCalendar(let title): clauses.append("in your calendar as \(quotedTitle(title))")
    case .window(let span) where fit.proposal != .skip: clauses.append("fits \(clocks(span))")
    case .taken(let title): clauses.append("clashes with \(quotedTitle(title))")
    case .unprepared(let title, let minutes):
      clauses.append("ends less than \(minutes) min before \(quotedTitle(title))")
    case .doubleBooked(let other): clauses.append("clashes with \(name(of: other))")
    case .pastSleep(let usual):
      clauses.append("ends after you usually fall asleep (\(usual.clock))")
    case .none: clauses.append("no gap is long enough for it")
    case .unknown where !fit.isTooHard: clauses.append("no calendar to check")
    case .window, .free, .unknown: break
    }
    if isRestOnGreen(fit, day) {
      clauses.append("as planned, although your green recovery would allow more")
    }
    if let proposal = fit.proposal { clauses.append(proposed(proposal, clocks)) }
    return clauses.joined(separator: "; ")
  }

  private func isRestOnGreen(_ fit: SessionFit, _ day: Day) -> Bool {
    fit.session.isRest && day.verdict.training == .hard && fit.room != .over
  }

  /// - Parameter days: 1 tomorrow, 0 today, −1 yesterday.
  func race(_ title: String, in days: Int) -> String {
    switch days {
    case 0: "\(title) is today"
    case 1...: "\(title) is tomorrow"
    default: "\(title) was yesterday"
    }
  }

  private func tooHard(_ fit: SessionFit) -> String {
    if fit.isCloseToSleep {
      return
        "ends less than \(TrainingAdvice.hoursBeforeSleep) h before you usually fall asleep"
    }
    return switch fit.allowed {
    case .race: "nothing but the race"
    case .rest: "rest comes first today"
    case .easy: "today calls for easy training only"
    case .byFeel, .moderate, .hard: "today calls for moderate training at most"
    }
  }

  private func proposed(
    _ proposal: SessionFit.Proposal, _ clocks: (TimeSpan) -> String
  ) -> String {
    switch proposal {
    case .swap(.activeRecovery, _, let minutes):
      "swap it for \(duration(minutes: minutes)) of easy movement"
    case .swap(_, let intensity, _): "make it \(self.intensity(intensity))"
    case .move(let span): "\(clocks(span)) would work"
    case .ease: "do its lighter version"
    case .skip: "skip it today"
    }
  }

  package func reflectionDue(_ session: ReflectedSession) -> String {
    "\(title(of: session)): how did it go?"
  }

  package func repetition(_ repetition: Repetition) -> String {
    switch repetition.text {
    case "FREQ=DAILY": "every day"
    case "FREQ=WEEKLY": "every week"
    case "FREQ=MONTHLY": "every month"
    case "FREQ=YEARLY": "every year"
    default: everyWeekday(of: repetition) ?? repetition.text
    }
  }

  private func everyWeekday(of repetition: Repetition) -> String? {
    let names = repetition.weekdays.map { weekday($0) }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? "every \(last)" : "every \(others) and \(last)"
  }

  package func note(_ note: PlanNote) -> String {
    switch note {
    case .outsideWakingDay(let start, let from, let to):
      "\(start.clock) is outside your waking day, \(from.range(to: to))"
    case .clash(let other, let date, let start):
      "clashes with \(name(of: other)) on \(shortDate(date)) at \(start.clock)"
    case .begins(let first, let asked):
      "begins on \(shortDate(first)): \(shortDate(asked)) is not one of its days"
    }
  }

  package func sessionsFound(_ count: Int) -> String {
    count == 1 ? "1 session found:" : "\(count) sessions found:"
  }

  package func unnamed(_ count: Int) -> String {
    count == 1
      ? "1 event names no activity and was skipped; --all includes it"
      : "\(count) events name no activity and were skipped; --all includes them"
  }

  package func feeling(_ feeling: Int) -> String { "\(feeling) out of 5" }

  package func measured(_ facts: WorkoutFacts, without hidden: Set<HealthMetric>) -> [String] {
    var parts: [String] = []
    if !hidden.contains(.strain), let strain = facts.strain {
      parts.append("strain \(decimal(strain, places: 1))")
    }
    if !hidden.contains(.heartRate) {
      if let rate = facts.averageHeartRate { parts.append("average HR \(bpm(rate))") }
      if let rate = facts.maximumHeartRate { parts.append("max HR \(bpm(rate))") }
      if let zones = facts.zoneMinutes { parts.append("zones 0–5 \(minutes(zones))") }
    }
    if let energy = facts.kilocalories { parts.append("\(counted(Numerals.whole(energy))) kcal") }
    if let meters = facts.meters { parts.append(distance(meters: meters)) }
    return parts
  }

  private func bpm(_ rate: Double) -> String { "\(decimal(rate, places: 0)) bpm" }

  private func minutes(_ zones: [Double]) -> String {
    zones.map { decimal($0, places: 0) }.joined(separator: "/") + " min"
  }

  package func nothingPlanned(on days: ClosedRange<LocalDate>) -> String {
    let (first, last) = (shortDate(days.lowerBound), shortDate(days.upperBound))
    return first == last
      ? "nothing planned on \(first)" : "nothing planned from \(first) to \(last)"
  }

  package func nextPlanned(_ session: String) -> String { "next: \(session)" }

  package func name(of origin: HealthOrigin) -> String {
    switch origin {
    case .whoop: "WHOOP"
    case .oura: "Oura"
    case .fitbit: "Fitbit"
    case .garmin: "Garmin"
    case .appleHealth: "Apple Health"
    }
  }

  package var noReflections: String { "no reflections" }
  package var noActivity: String { "no activity has that name" }
}

// What is done.
extension English {
  package func done(_ change: TrainingChange) -> String {
    switch change {
    case .added: "added"
    case .changed: "changed"
    case .removed: "removed"
    case .unchanged: "nothing to change in"
    case .done: "done"
    case .undone: "no longer marked as done"
    case .known: "already planned as"
    case .dismissed: "dismissed"
    }
  }

  package func imported(_ tally: TrainingPlans.Tally) -> String {
    "\(tally.new) new, \(tally.updated) updated, \(tally.unchanged) unchanged"
  }

  package func confirmation(_ part: Confirmation) -> String {
    switch part {
    case .take(1): "add this session?"
    case .take(let count): "add these \(count) sessions?"
    case .remove(let name): "remove \(name)?"
    case .eraseFiles(1): "remove this file for good?"
    case .eraseFiles(let count): "remove these \(count) files for good?"
    case .dropEntries(1, let key):
      "drop an entry of \(key) with its name, address or other members?"
    case .dropEntries(let count, let key):
      "drop \(count) entries of \(key) with their names, addresses or other members?"
    case .hideEvents(let title): "no longer count \(quotedTitle(title))?"
    case .endProgramme: "end the running programme and start another?"
    case .erased(1): "removed 1 file"
    case .erased(let count): "removed \(count) files"
    case .choices: "[y/N]"
    case .nobodyToAsk: "nothing was changed: there is no terminal to ask on"
    case .declined: "nothing was changed"
    case .nothingKept: "nothing is stored"
    case .leftThere(let path): "\(path) was left there: it is not readyday's"
    }
  }

  package func storeAdvice(_ advice: StoreAdvice) -> String {
    switch advice {
    case .update: "nothing was changed: use that version, or a newer one"
    case .mend: "nothing was changed: fix the file, or move it aside to start again"
    case .mendOrTakeBack: "nothing was changed: fix the file, or restore the last good copy:"
    case .takeBack: "nothing was changed: restore the copy, or move it aside to start again:"
    case .moveCopyAway:
      "nothing was changed: the copy is damaged; fix it, or move it aside to start again"
    }
  }
}

// What cannot be.
extension English {
  package func problem(_ problem: PlanProblem) -> String {
    switch problem {
    case .sequenceOutOfRange(let number): "a sequence is 1 to 6, not \(number)"
    case .sequenceTaken(let number, let date):
      "\(shortDate(date)) has a session \(number) already; each number from 1 to 6 can be used once a day"
    case .tooManyPlans(let limit, let leftOut):
      "one import takes \(counted(limit)) sessions; \(counted(leftOut)) more were skipped"
    case .dayFull(let date): "\(shortDate(date)) already has six sessions, the most a day can have"
    case .noCommonPlace: "none of the numbers 1 to 6 is free on all the days of this plan"
    case .durationOutOfRange(let minutes):
      "a session lasts more than 0 and less than 480 minutes, not \(minutes)"
    case .notesTooLong(let count): "notes can have at most 500 characters, not \(count)"
    case .unreadableRule(let rule):
      "\(quoted(rule)) is not a valid repeat rule: use daily, weekly, monthly, yearly, mon,thu or a rule "
        + "like FREQ=WEEKLY;INTERVAL=2"
    case .neverTakesPlace(let date):
      "the repetition ends before \(shortDate(date)), so it never takes place"
    case .ruleWithinADay(let rule):
      "\(quoted(rule)) repeats within a day; daily is the most often it can be"
    case .feelingOutOfRange(let number): "a feeling is 1 to 5, not \(number)"
    case .reflectionTooLong(let count): "a text can have at most 2,000 characters, not \(count)"
    case .reflectedAlready(let session, let reflection):
      "\(title(of: session)) already has a reflection: \(reflection)"
    case .unknownID(let id): "nothing has the name \(quoted(id)) or an ID starting with it"
    case .ambiguousID(let id, let matches):
      "more than one ID starts with \(quoted(id)): \(matches.joined(separator: ", "))"
    }
  }

  package func passedOver(_ event: PlanCalendar.PassedOver) -> String {
    let title = quotedTitle(event.title)
    return switch event.reason {
    case .cancelled: "\(title) is cancelled; skipped"
    case .changedInstance: "\(title) is a changed instance of a series; skipped"
    case .repeats(let rule): "\(title) repeats in a way plans cannot: \(rule)"
    case .otherDays(let rule):
      "\(title) repeats on days that are different days here, in your time zone: \(rule)"
    }
  }

  package func foreignSeries(in zone: String, at start: TimeOfDay) -> String {
    let zone = zone.beginning(bytes: Limits.Diagnostics.excerptBytes)
    return
      "the series is in \(zone); here it stays at \(start.clock), even while the clocks have changed "
      + "in only one of the two places"
  }

  package func problem(_ fault: StoreFault) -> String {
    switch fault {
    case .notJSON(let line, let column, let found):
      "not JSON at line \(line), column \(column)" + (found.map { ": \(quoted($0))" } ?? "")
    case .repeatedMember(let name, let line):
      "\(quoted(name)) appears twice in one place, again at line \(line)"
    case .nestedTooDeep(let limit, let line):
      "values nested more than \(limit) deep at line \(line)"
    case .anotherFile(let schema): "this is not a file of the schema \(schema)"
    case .newerVersion(let version): "written by a newer readyday (schema version \(version))"
    case .entry(let number, let field, let reason): "entry \(number), \(field): \(words(reason))"
    }
  }

  private func words(_ reason: StoreFault.Reason) -> String {
    switch reason {
    case .expected(let form): "\(self.form(form)) was expected"
    case .impossible(let problem): self.problem(problem)
    case .repeated: "an entry before it has the same"
    }
  }

  private func form(_ form: FieldForm) -> String {
    switch form {
    case .text: "text"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .numbers: "numbers"
    case .list: "a list"
    case .object: "an object"
    case .objects: "objects"
    case .activity: "an activity"
    case .session: "the ID of a plan or a workout"
    case .like(let example): example
    }
  }
}
