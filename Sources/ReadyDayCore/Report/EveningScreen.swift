// The briefing after working hours: tonight and tomorrow.

extension Report {
  /// - Parameter isTomorrow: whether the briefing was requested for tomorrow rather than today.
  package init(_ evening: Evening, phrases: Voice, isTomorrow: Bool = false) {
    let words = EveningWords(phrases: phrases, evening: evening, isTomorrow: isTomorrow)
    let briefing = evening.briefing
    let tomorrow = phrases.longDate(evening.tomorrow.date)
    self.init(
      phrases.language,
      title: isTomorrow
        ? phrases.say("Tomorrow, \(tomorrow)", es: "Mañana, \(tomorrow)")
        : phrases.longDate(briefing.date).withCapital,
      place: phrases.place(of: briefing.day),
      allDay: isTomorrow ? phrases.allDay(of: evening.tomorrow) : nil,
      headline: phrases.sentence(of: evening.headline(isTomorrow: isTomorrow)),
      [
        words.advice, phrases.state(of: briefing, isTomorrow: isTomorrow, withNotes: true),
        words.night, words.training, isTomorrow ? nil : words.left, words.next,
      ].compactMap(\.self), footer: words.footer, isDense: true)
    page = isTomorrow ? .tomorrow : .today
  }
}

private struct EveningWords {
  let phrases: Voice
  let evening: Evening
  let isTomorrow: Bool

  private var briefing: Briefing { evening.briefing }
  private var today: Day { briefing.day }
  private var tomorrow: Day { evening.tomorrow }

  /// Today's advice; tomorrow's briefing includes it only after today's work.
  private var recommendations: [Recommendation] {
    isTomorrow && !today.isEvening ? [] : briefing.recommendations
  }

  /// A line about tonight and a line about today.
  var night: Report.Section? {
    // The advice about the sleep debt covers everything else.
    let isAdvised = recommendations.contains { $0.rule == SleepDebt.id }
    let night =
      isAdvised && today.tonightPlan != nil
      ? nil : today.tonightPlan.map { phrases.tonight($0) } ?? phrases.tonightLine(of: today)
    let labels =
      (night.map { [Report.Label(phrases.tonightLabel, $0)] } ?? [])
      + (dayThatWas.map { [Report.Label(dayLabel, $0)] } ?? [])
    return labels.isEmpty ? nil : Report.Section(labels.map { .labels([$0]) })
  }

  private var dayLabel: String {
    isTomorrow ? phrases.title(of: .today) : phrases.say("Your day", es: "Tu día")
  }

  private var dayThatWas: String? {
    let asleep = today.morning?.sleep.wholeMinutesAsleep.map { phrases.asleep(minutes: $0) }
    let score = today.morning.flatMap { phrases.shortScore(of: $0) }
    let calendar = phrases.title(of: .calendar).lowercased()
    let load = today.hasCalendar ? "\(calendar) \(phrases.scoreAndLevel(of: today.load))" : nil
    let parts = [
      score.map { "\(phrases.title(of: .recovery).lowercased()) \($0)" }, asleep, load, strain,
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  /// Nil unless WHOOP updated the strain recently.
  private var strain: String? {
    guard let strain = today.morning?.strainSoFar, strain.isFresh(at: today.moment) else {
      return nil
    }
    let usual = strain.usual.map { usual in
      "\(phrases.decimal(usual.lowerBound, places: 0))–\(phrases.decimal(usual.upperBound, places: 0))"
    }
    return phrases.strainSoFar(strain.value, usual: usual)
  }

  /// Advice for tonight, and preparations for tomorrow.
  var advice: Report.Section? {
    let advice = phrases.advice(of: recommendations, on: today)
    let list = evening.preparations.map(phrases.preparation)
    guard !(advice.isEmpty && list.isEmpty) else { return nil }
    return Report.Section(
      phrases.say("Before tomorrow", es: "Antes de mañana"),
      (advice.isEmpty ? [] : [.advice(advice)]) + (list.isEmpty ? [] : [.list(list)]))
  }

  /// Today's sessions, unless the briefing is for tomorrow, and those still to reflect on.
  var training: Report.Section? {
    let words = BriefWords(phrases: phrases, day: today, tellsAll: false)
    return words.training(
      isTomorrow ? [] : today.sessionFits, lookingBackOn: evening.reflectionsDue)
  }

  /// Today's remaining events and windows.
  var left: Report.Section? {
    let numbers = Set(today.eventsLeft.compactMap(\.index))
    let events = phrases.shortEvents(of: today) { $0.map(numbers.contains) == true }
    let line = today.windows.isEmpty ? nil : phrases.trainLine(of: today)
    let training = line.map { Report.Label(phrases.trainLabel, $0) }
    let contents: [Report.Content] =
      (events.rows.isEmpty ? [] : [.events(events)]) + (training.map { [.labels([$0])] } ?? [])
    return contents.isEmpty
      ? nil : Report.Section(events.rows.isEmpty ? nil : phrases.title(of: .today), contents)
  }

  /// Tomorrow's events, sessions and free time.
  var next: Report.Section? {
    let planned = BriefWords(phrases: phrases, day: tomorrow, tellsAll: false)
      .training(tomorrow.sessionFits)
    let heading = phrases.say("Tomorrow", es: "Mañana")
    guard tomorrow.hasCalendar else { return planned.map { Report.Section(heading, $0.contents) } }
    let load = phrases.scoreAndLevel(of: tomorrow.load)
    let agenda = phrases.say(load, es: "agenda \(load)")
    var events = phrases.shortEvents(of: tomorrow, agenda: phrases.agenda(tomorrow.date))
    // In commands, a number without a date means one of today's events.
    if !isTomorrow { events = events.unnumbered }
    let journeys = tomorrow.journeys
    // After a flight other clocks may hold.
    let flight = tomorrow.flights.first?.span?.start
    let free = tomorrow.freeBesideSessions.flatMap { $0.without(journeys) }
      .filter { free in flight.map { free.end <= $0 } ?? true }
      .map { tomorrow.clocks(of: $0) }
    let contents: [Report.Content] =
      (phrases.timeline(of: tomorrow, isNumbered: isTomorrow).map { [.timeline($0)] } ?? [])
      + (events.rows.isEmpty && events.rest?.notCounted == 0 ? [] : [.events(events)])
      + (planned?.contents ?? [])
      + (free.isEmpty
        ? [] : [.labels([Report.Label(phrases.free.withCapital, free.joined(separator: ", "))])])
    let isElsewhere = !tomorrow.zone.agrees(with: today.zone, at: tomorrow.span.start)
    let zone = isElsewhere ? " · " + phrases.zoneTime(of: tomorrow) : ""
    return Report.Section("\(heading) · \(agenda)\(zone)", contents)
  }

  var footer: Report.Footer {
    let letter = recommendations.isEmpty ? nil : AdviceLetter(place: 1)
    let why = letter.map { [phrases.askingWhy($0, on: nil)] } ?? []
    return Report.Footer(
      notes: [today, tomorrow].filter(\.arrivesElsewhere).prefix(1).map {
        phrases.sentence(.arrivesElsewhere, on: $0)
      }
        + ([today, tomorrow].contains { $0.kinds.includesUntimedShift }
          ? [phrases.sentence(.shiftUntimed, on: today)] : []) + phrases.lateness(of: briefing),
      sources: [phrases.notCountedOfHome(on: tomorrow)].compactMap(\.self)
        + why + phrases.gaps(briefing.sources.gaps), commands: why)
  }
}
