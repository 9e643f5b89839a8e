extension Day {
  struct Content: Equatable, Sendable {
    let date: LocalDate
    let zone: Zone
    let now: Instant
    @Boxed private(set) var preferences: Preferences
    @Boxed private(set) var morning: MorningReport?
    let hasCalendar: Bool
    let events: [DayEvent]
    let kinds: [DayKind]
    let load: CalendarLoad
    let blocks: [MeetingBlock]
    let free: [TimeSpan]
    let verdict: DayVerdict
    let wakeUp: Instant?
    private let onset: TimeOfDay?
    let usualSleep: Instant
    let mornings: BusyMornings
    @Boxed private(set) var shifts: DayShifts?
    @Boxed private(set) var tonight: Tonight
    private(set) var allWindows: [WorkoutWindow]
    /// Like `free`, but known even without a calendar.
    private let open: [TimeSpan]
    let outlook: Outlook?
    let races: Races
    let sessions: [PlannedSession]
    let isAfterHardPlan: Bool
    @Boxed private(set) var state: BodyState
    let mayHaveCycle: Bool
    let calendarSessions: [CalendarSession]
    @Boxed private(set) var habits: TrainingHabits
    @Boxed private(set) var place: Place?

    init(
      _ inputs: DayInputs, outlook: Outlook?, knowing titles: Timetable?,
      listed: DayListing.Listed?
    ) {
      let (date, zone, now) = (inputs.date, inputs.zone, inputs.now)
      let (morning, preferences, sessions) = (inputs.morning, inputs.preferences, inputs.sessions)
      let (state, habits, place) = (inputs.state, inputs.habits, inputs.place)
      (self.date, self.zone, self.now, self.morning) = (date, zone, now, morning)
      (self.preferences, self.sessions) = (preferences, sessions)
      isAfterHardPlan = inputs.before?.sessions.contains(where: \.isOtherAndHard) ?? false
      (self.state, mayHaveCycle, self.place) = (state, inputs.mayHaveCycle, place)
      hasCalendar = inputs.occurrences != nil
      self.outlook = outlook
      races = titles?.races ?? Races()
      let listing = DayListing(date: date, zone: zone, preferences: preferences, knowing: titles)
      let listed = listed ?? listing.listed(inputs.occurrences ?? [])
      events = listed.events
      kinds = hasCalendar ? listed.kinds : []
      load = CalendarLoad(
        of: events, heavyAbove: preferences.heavyLoad, isLeast: !inputs.knowsCalendar)
      blocks = MeetingBlock.blocks(of: events, lexicon: preferences.lexicon)
      self.habits = habits
      calendarSessions = CalendarSession.all(among: events, habits).without(sessions)
      let waking = preferences.span(of: preferences.waking, on: date, in: zone)
      wakeUp = morning?.sleep.span?.end.roundedUp(to: 60) ?? inputs.wake
      verdict =
        VerdictRules(
          date: date, zone: zone, now: now, morning: morning, events: events,
          sessions: sessions + calendarSessions.planned, outlook: outlook, races: races,
          state: state, settling: place?.settling
        ).verdict
      let ahead = outlook?.tomorrow.events ?? []
      let mornings = BusyMornings(
        inputs.firstEvents?.adding(events, on: date, in: zone)
          .adding(ahead, on: zone.dayAfter(date), in: zone),
        preferences, titles?.shiftDays(before: date))
      self.mornings = mornings
      let tonight = Tonight(
        after: date, at: place, in: place?.night ?? zone, morning, mornings, events: events,
        sessions: sessions.allowed(by: verdict), outlook: outlook,
        target: Double(preferences.sleepTargetMinutes))
      self.tonight = tonight
      onset = tonight.alike?.onset ?? morning?.sleep.usualOnset
      usualSleep = onset.map { zone.instant(ofOnset: $0, endingDay: date) } ?? waking.end
      let open = waking.left(at: now, of: preferences.day(date, in: zone)).after(wakeUp)
      let free = open.without(events.compactMap(\.partWithTravel))
      self.open = free
      self.free = hasCalendar ? free : []
      shifts = DayShifts(
        on: date, in: zone, NightWork(after: date, events + ahead, in: zone), mornings,
        morning?.sleep, free: free.flatMap { $0.without(sessions.taken) })
      allWindows = []
      allWindows = windowsOfDay
    }

    private var windowsOfDay: [WorkoutWindow] {
      if case .trained = noWindow { return [] }
      return windows(holding: windowMinutes, at: verdict.suggested, besides: sessions.taken)
    }

    /// The length that windows have at least; if the calendar has a session, they are alternatives
    /// to its time.
    var windowMinutes: Int { heldSession?.minutes ?? preferences.minimumWindowMinutes }

    private var heldSession: CalendarSession? {
      guard preferences.windowsHoldSession else { return nil }
      return calendarSessions.first {
        $0.intensity > .light && state.injury(loadedBy: $0.activity) == nil
      }
    }

    /// Why there are no windows, if there are none.
    var noWindow: Day.NoWindow {
      guard let heldSession else { return .tooShort }
      return heldSession.isOver(at: now)
        ? .trained(heldSession.title)
        : .besides(heldSession.title, minutes: heldSession.minutes)
    }

    func windows(
      holding minutes: Int, at training: DayVerdict.Training, besides taken: [TimeSpan]
    ) -> [WorkoutWindow] {
      var preferences = preferences
      preferences.minimumWindowMinutes = minutes
      return WindowSearch(
        zone: zone, training: training, usualSleep: usualSleep,
        sleep: [tonight.lightsOut?.instant, onset.map { _ in usualSleep }].compactMap(\.self).min(),
        preferences: preferences, events: events,
        sessions: taken, journeys: events.journeys(in: outlook), wakeUp: wakeUp, work: work
      ).windows(in: open.flatMap { $0.without(shifts?.nap.map { [$0] } ?? []) })
    }

    /// Hours that rank last for training; nil on days off or shifts, or if the user trains then.
    private var work: TimeSpan? {
      guard preferences.isWorkDay(date), !kinds.includesDayOff, !kinds.includesShift,
        !habits.trainsAtWork
      else { return nil }
      return preferences.span(of: preferences.work, on: date, in: zone)
    }
  }
}

extension TimeSpan {
  /// The part left at `now`, from the current minute on; the whole span if `now` is not in `day`.
  fileprivate func left(at now: Instant, of day: TimeSpan) -> TimeSpan {
    guard day.contains(now) else { return self }
    let minute = now.adding(seconds: -((now.secondsSince1970 % 60 + 60) % 60))
    return TimeSpan(from: min(max(start, minute), end), to: end)
  }

  /// The part after `instant`; the whole span if `instant` is nil.
  fileprivate func after(_ instant: Instant?) -> TimeSpan {
    guard let instant else { return self }
    return TimeSpan(from: min(max(start, instant), end), to: end)
  }
}
