@testable import ReadyDayCore

/// What a day of the tests is made from: the one builder of diaries.
struct DayParts {
  var date: LocalDate
  var zone: Zone
  var now: Instant
  /// Nil if there is no calendar.
  var occurrences: [Occurrence]?
  /// Those of earlier days.
  var earlier: [Occurrence] = []
  var morning: MorningReport?
  var preferences: Preferences
  var sessions: [PlannedSession] = []
  var said: [Feeling] = []
  var unusual: UnusualMornings?
  var habits: TrainingHabits?
  var firstEvents: FirstEvents?
  var place: Place?
  var spot: Spot?
  var forecast: Forecast?
  var isPregnant = false
  var knowsCalendar = true
  /// The morning and the sessions of the day before; nil if it was not read.
  var before: (morning: MorningReport?, sessions: [PlannedSession])?

  init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport? = nil, preferences: Preferences = Preferences(),
    sessions: [PlannedSession] = []
  ) {
    (self.date, self.zone, self.now, self.occurrences) = (date, zone, now, occurrences)
    (self.morning, self.preferences, self.sessions) = (morning, preferences, sessions)
  }

  /// Seen at a clock time of the day itself.
  init(
    date: LocalDate = SampleDay.monday, zone: Zone = SampleDay.zone, now: String = "00:00",
    occurrences: [Occurrence]?, morning: MorningReport? = nil,
    preferences: Preferences = Preferences(), sessions: [PlannedSession] = []
  ) {
    self.init(
      date: date, zone: zone, now: zone.instant(date, now), occurrences: occurrences,
      morning: morning, preferences: preferences, sessions: sessions)
  }

  var diary: Diary {
    var occasion = BriefingDate(date, seenAt: now, in: zone)
    (occasion.place, occasion.placeNow) = (place, place)
    let diary = Diary(reading, of: preferences, on: occasion)
    var morning = morning
    if let unusual { morning?.unusual = unusual }
    diary.mornings = [date: morning, date.advanced(by: -1): before?.morning]
    (diary.said, diary.planned[date]) = (said, sessions)
    diary.planned[date.advanced(by: -1)] = before?.sessions ?? []
    diary.habits[date] = habits
    diary.timetable.recordings = habits?.recorded
    diary.firstEvents[date] = firstEvents
    return diary
  }

  var day: Day { diary.day }

  private var reading: Reading {
    var reading = Reading(hiding: Redaction(placeholder: ""))
    var agenda = Agenda()
    (agenda.occurrences, agenda.before) = (occurrences ?? [], earlier)
    reading.agenda = occurrences.map { _ in agenda }
    if !knowsCalendar { reading.sources.gaps.cutFiles = 1 }
    (reading.isPregnant, reading.spot, reading.forecast) = (isPregnant, spot, forecast)
    return reading
  }
}
