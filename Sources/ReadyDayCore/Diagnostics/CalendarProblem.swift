/// What can be wrong in an iCalendar file.
public enum CalendarProblem: Hashable, Sendable {
  /// There is no VCALENDAR in the file; nothing was read.
  case notACalendar
  /// An encoding other than UTF-8; nothing was read.
  case otherEncoding(String)
  /// The file ends inside this component, which was skipped.
  case unfinished(component: String)
  /// The component around this one ends or goes on without an END; a VEVENT was used, if complete.
  case noEnd(component: String)
  /// The file ends before END:VCALENDAR; complete components were used.
  case cutShort
  /// An END without its BEGIN, or for another component; skipped.
  case strayEnd(component: String)
  /// Components nested deeper than the limit; the deeper ones were skipped.
  case nestedTooDeep(limit: Int)
  /// A line longer than the limit; skipped.
  case lineTooLong(limit: Int)
  /// A line without a name and a colon; skipped.
  case notAContentLine
  /// A property that may occur only once; the first was used.
  case repeated(property: String)
  /// A text longer than the limit; the rest was skipped.
  case textTooLong(property: String, limit: Int)
  /// More problems in this file than are reported individually.
  case furtherProblems(count: Int)
  /// Bytes that are not UTF-8, read as Windows-1252.
  case notUTF8
  /// An event without a readable DTSTART; skipped.
  case noStart
  /// An override whose RECURRENCE-ID cannot be read; skipped.
  case noRecurrenceID
  /// A property whose value cannot be read; only that part is skipped.
  case unreadable(property: String, value: String)
  /// One part of a rule that cannot be read or does not apply; only that part is skipped.
  case unreadableRulePart(part: String, value: String)
  /// A part of a rule without a usable value; only the first date is shown.
  case unusableRulePart(part: String, value: String)
  /// A part that has no meaning with this frequency; skipped.
  case forbiddenRulePart(part: String, frequency: String)
  /// A rule whose UNTIL comes before its start: it yields nothing.
  case untilBeforeStart
  /// Events of one calendar share a UID and none is newer; all are shown.
  case sharedUID
  /// VALUE=DATE on a date with a time; the time counts.
  case timeInDate(property: String)
  /// A rule without a readable FREQ; skipped.
  case unreadableRule
  /// INTERVAL is not a positive number; read as 1.
  case intervalNotPositive(String)
  /// A rule that never yields another instance.
  case ruleYieldsNothing
  /// The rule takes more work than the limit; later instances may be missing.
  case ruleTooLong(limit: Int)
  /// The series has more dates than can be listed; `leftOut` of them are left out.
  case crowdedSeries(leftOut: Int)
  /// There are more events than can be listed; `leftOut` of them are left out.
  case tooManyEvents(leftOut: Int)
  /// More values than the limit; the rest was skipped.
  case tooManyValues(property: String, limit: Int)
  /// RSCALE other than GREGORIAN: only the first instance is shown.
  case otherCalendarScale(String)
  /// A zone that neither the system nor the file knows; times in it are read in the user's zone.
  case unknownZone(String)
  /// An unusable VTIMEZONE of an unknown zone; times in it are read in the user's zone.
  case unusableZone(String)
  /// A VTIMEZONE that contradicts the zone it is named after; that zone was used.
  case contradictedZone(String)
  /// A VTIMEZONE newer than the system's zone shows another time at a moment (in UTC) of the days.
  case olderZoneData(
    String, at: LocalDateTime, file: TimeOfDay, system: TimeOfDay, version: String?)
  /// A VTIMEZONE with an unreadable part; the rest is used.
  case partlyUsableZone(String)
  /// An override moves all later dates by more than `limit` days; some single dates may be missing.
  case movedTooFar(limit: Int)
  /// DTEND before DTSTART; the event ends when it starts.
  case endsBeforeStart
}
