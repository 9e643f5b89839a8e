/// Every word and sentence of one language.
///
/// There are no default implementations, and every conformer switches over all cases: what one
/// language lacks does not compile. Layout (columns, bars, colours, capitals) is the renderer's.
package protocol Phrasebook: BodyPhrases, HistoryPhrases, KindPhrases, ScorePhrases, ScreenPhrases,
  SyncPhrases,
  TonightPhrases, TrainingPhrases, WorkoutPhrases
{
  var language: Language { get }
  var units: Units { get }

  // Numbers, lengths and dates

  /// With the language's decimal sign, rounded to `places`: `16.4`, `16,4`.
  func decimal(_ value: Double, places: Int) -> String
  /// `28%`, `28 %`.
  func percent(_ value: Double, places: Int) -> String
  /// `45 min`, `2 h`, `4 h 15 min`, `8 h 05 min`: the one form of a length.
  func duration(minutes: Int) -> String
  /// `Monday 23 November 2026`.
  func longDate(_ date: LocalDate) -> String
  /// `Mon 23 Nov`, within a sentence.
  func shortDate(_ date: LocalDate) -> String
  /// `Monday`, within a sentence.
  func weekday(_ weekday: Weekday) -> String
  /// Words of the input set apart from the sentence around them: `"Board"`, `«Board»`.
  func quoted(_ words: String) -> String
  /// Shown instead of an event's title, in brackets.
  var untitled: String { get }
  /// Shown instead of the title of a hidden event.
  var busy: String { get }

  // Words; in lower case where the renderer may want capitals

  /// In capitals.
  func heading(_ heading: Heading) -> String
  /// As an adjective of recovery: `red`, `roja`.
  func zone(_ zone: RecoveryZone) -> String
  /// As an adjective of the calendar: `heavy`, `cargada`.
  func loadLevel(_ level: CalendarLoad.Level) -> String
  /// As an adjective of demand: `high`, `alta`.
  func demandLevel(_ level: EventDemand.Level) -> String
  func intensity(_ intensity: TrainingIntensity) -> String
  func partOfDay(_ part: PartOfDay) -> String
  func priority(_ priority: Recommendation.Priority) -> String
  func severity(_ severity: Diagnostic.Severity) -> String

  // The decision and the advice

  func headline(_ headline: Headline) -> String
  func title(of content: Recommendation.Content) -> String
  func body(of content: Recommendation.Content) -> String
  /// The fact as part of the line of recovery or sleep, where that is its place.
  func clause(of content: Recommendation.Content) -> String
  /// The body, or what matters most of it where that is much longer than a line.
  func shortBody(of content: Recommendation.Content) -> String

  // Explanations, each a sentence or a line of a sum

  func fact(_ fact: Explanation.Fact) -> String
  /// Why a rule stays silent; a sentence.
  func obstacle(_ obstacle: Obstacle) -> String
  /// Why a change cannot be tried; lower case, no full stop.
  func impossible(_ reason: WhatIf.Impossible) -> String
  /// Why nothing, or not one thing alone, goes by a name; lower case, no full stop.
  func unclear(_ name: EventName.Unclear) -> String
  /// `event 2, "Board", 09:30–11:30 → 14:00–16:00`.
  func eventChange(_ change: WhatIf.ChangedEvent, in zone: Zone) -> String
  /// `recovery 28% → 55%`.
  func recoveryChange(from before: Double?, to after: Double) -> String
  /// A whole sentence.
  func collision(_ collision: WhatIf.Collision, in zone: Zone) -> String
  /// `load on Tue 24 Nov: 22 → 52`.
  func loadChange(on date: LocalDate, from before: Double, to after: Double) -> String

  // Recovery and sleep

  /// Shown instead of a score: `not scored yet`; `source` is who would have made it.
  func scoreState(_ state: ScoreState, by source: RecoverySource) -> String
  /// `last known: 61% on Sun 22 Nov`.
  func lastKnown(_ score: RecoverySummary.LastKnown) -> String
  /// Beside a score of the first days with a strap.
  var provisional: String { get }
  /// Beside a score within 3 points of the next zone.
  var borderline: String { get }
  /// The score is that of a sleep after which another one ended on the same date.
  var scoreOfEarlierSleep: String { get }
  /// The mean of recovery scores: `30-day mean 57%`.
  func scoreMean(_ mean: Double) -> String
  /// `HRV 38 ms (mean 55)`.
  func vital(_ vital: Vital, _ value: Double, mean: Double?) -> String
  /// `strain yesterday 16.4`.
  func strainYesterday(_ strain: Double) -> String
  /// `5 h 12 min of 8 h 05 min needed`, in minutes; `needed` is nil when unknown.
  func slept(_ asleep: Double, needed: Double?) -> String
  /// `performance 61%`.
  func sleepPerformance(_ percent: Double) -> String
  /// `efficiency 87%`.
  func sleepEfficiency(_ percent: Double) -> String
  /// `deep 0:58`; a dash where `minutes` is nil.
  func sleepStage(_ stage: SleepStage, minutes: Double?) -> String
  /// Of the time asleep: `23% of sleep`.
  func shareOfSleep(_ percent: Double) -> String
  /// Of a night with pauses: `in 2 parts`.
  func nightParts(_ count: Int) -> String
  /// `1 nap, 25 min`; the minutes are nil while no nap is scored.
  func naps(_ count: Int, minutes: Double?) -> String

  // Recovery and sleep in detail

  /// What the day allows to train, and why, as a whole sentence; never more than a suggestion.
  func sentence(about verdict: DayVerdict) -> String

  /// What is trained where the plan for the day is for less than the day allows.
  func asPlanned(_ training: DayVerdict.Training) -> String
  /// Why it is not more, as part of a sentence; nil if it must not be revealed.
  func clause(_ reason: DayVerdict.Reason) -> String?
  /// The name of a measurement, without its value: `resting HR`.
  func name(of vital: Vital) -> String
  /// The value with its unit: `58 bpm`.
  func measured(_ vital: Vital, _ value: Double) -> String
  /// Beside a value: `mean 55`, with the number of days it rests on.
  func mean(_ vital: Vital, _ baseline: Baseline) -> String
  /// The same of a mean that is written already.
  func mean(_ written: String, days: Int) -> String
  /// What is shown of a night, without its value: `in bed`.
  func name(of value: NightValue) -> String
  /// The strain of the day before, without its value.
  var strainName: String { get }
  /// `need 8 h 05 min, 45 min of it from sleep debt`; the debt is nil when unknown.
  func sleepNeed(_ minutes: Double, debt: Double?) -> String
  /// Before a row of small bars, one a day: `last 7 days`.
  func lastDays(_ count: Int) -> String
  /// The source, named as WHOOP asks: `data by WHOOP`.
  var dataByWhoop: String { get }

  // Calendar and windows

  /// `8 events, 8 h 15 min`; a day without counted events says so.
  func events(_ count: Int, minutes: Int) -> String
  /// `2 high-demand`.
  func highDemand(_ count: Int) -> String
  /// `no break 08:30–12:45 (4 h 15 min)`.
  func noBreak(from start: TimeOfDay, to end: TimeOfDay, minutes: Int) -> String
  /// Nil if the factor is not worth a place on the event's line: a short duration.
  func demandReason(_ factor: EventDemand.Factor) -> String?
  /// What is to be done by `date` at the latest: `to do: Tax form (overdue since Mon 9 Mar)`.
  func task(_ task: Occurrence, on date: LocalDate, in zone: Zone) -> String
  /// Beside an event that shares some of its time with another: `double-booked`.
  var doubleBooked: String { get }
  /// Beside an event that reaches beyond the day: `8 h of 10 h this day`.
  /// `09:00–10:00 in New York`.
  func localTime(_ readings: LocalReadings, on date: LocalDate) -> String
  func partOfEvent(minutes: Int, of whole: Int) -> String
  /// Shown instead of a demand, of a stretch that nothing takes: `free`.
  var free: String { get }
  /// Why an event does not count, short: `declined`.
  func notCounted(_ reason: DayEvent.NotCounted) -> String
  func windowReason(_ window: WorkoutWindow) -> String
  /// How hard one may train in it: `easy`, `hard until 18:40, then easy`.
  func allowed(_ window: WorkoutWindow) -> String
  /// Shown instead of the windows.
  var noWindow: String { get }

  // What is about to matter

  /// One sentence; `time` is its moment on the clock, `block` that of the meetings around a break.
  func alert(_ alert: Alert, at time: TimeOfDay, block: String) -> String
  /// Shown instead of the demand of an event without length.
  var reminder: String { get }
  /// `in 25 min`, until an event begins.
  func startsIn(minutes: Int) -> String

  // Entries for the calendar

  /// The title of the entry: `Workout: light movement`.
  func title(of event: ProposedEvent) -> String
  /// Why it is proposed.
  func body(of event: ProposedEvent) -> String

  // Tables and mail

  /// As the head of a column.
  func column(_ column: Column) -> String
  func subject(_ subject: MailSubject) -> String

  // A look at the set-up

  /// Before what was found about it: `time zone`.
  func label(_ subject: SetupFindings.Subject) -> String
  /// Lower case, no full stop.
  func finding(_ finding: SetupFindings.Finding) -> String
  /// Above what is wrong in the files, and above what to do; in capitals.
  var problemsHeading: String { get }
  var nextStepsHeading: String { get }

  // The footer, and what is missing or wrong

  /// `Recovery scored by WHOOP`.
  /// - Parameter time: when, on the date itself.
  func scoredByWhoop(at time: TimeOfDay?) -> String
  /// `252 calendar files read, none skipped`.
  func calendarFiles(_ files: BriefingSources.Files) -> String
  /// What could not be read from the calendars; empty when all could. Lower case, no full stop.
  func gaps(_ gaps: CalendarGaps) -> [String]
  /// Behind one of very many events: `and 86200 more`.
  func further(_ count: Int) -> String
  /// How to ask where a piece of advice comes from; `date` is its day where that is not today.
  func askingWhy(_ letter: AdviceLetter, on date: LocalDate?) -> String
  /// Before the subject of a mail or the title of an entry that is a demonstration: `sample`.
  var sample: String { get }
  /// Lower case, no full stop.
  func note(_ note: BriefingNote) -> String
  /// What was seen and what was done about it; lower case, no full stop.
  func problem(_ problem: Problem) -> String

  /// From when to when an import of health data reaches, or that it holds nothing.
  func period(of account: HealthImport) -> String
  /// What an import of health data holds, a line each.
  func coverage(of account: HealthImport) -> [String]
  /// What of it was new, and what was skipped; a line each.
  func changes(by account: HealthImport) -> [String]
  /// What was seen and not kept, and which clocks were assumed.
  func passedOver(by account: HealthImport) -> [String]
  /// `4 files read, none skipped; 2 records skipped`.
  func filesRead(_ files: BriefingSources.Files, recordsSkipped: Int) -> String
  /// What happened to the records of a kind, which is named as in the files.
  func tally(of kind: String, _ tally: HealthHistory.Tally) -> String
  /// Where data are kept; `folder` is its path.
  func kept(in folder: String) -> String
}

extension Phrasebook {
  /// Rounded to a whole number.
  package func percent(_ value: Double) -> String { percent(value, places: 0) }

  /// The same of a score, unless that put it on the other side of a border.
  package func percent(ofScore score: Double) -> String {
    percent(score, places: score.places(beside: RecoverySummary.borders))
  }

  /// The same of the efficiency of a night.
  func percent(ofEfficiency efficiency: Double) -> String {
    percent(efficiency, places: efficiency.places(beside: [LowSleepEfficiency.threshold]))
  }

  /// A value and the limits it is below, with as many decimals as it takes to see that.
  func percents(_ value: Double, below limits: Double...) -> [String] {
    let places = limits.map { Numerals.places(showing: value, outside: $0...max($0, 100)) }.max()
    return ([value] + limits).map { percent($0, places: places ?? 0) }
  }

  /// The points of a load: `82`; `60.4` where 60 would be on the other side of a border.
  func points(_ load: Double, beside borders: [Double] = CalendarLoad.borders()) -> String {
    decimal(load, places: load.places(beside: borders))
  }
}

extension Phrasebook {
  /// A border that the user may have set: `60`, `62.5`.
  func threshold(_ value: Double) -> String {
    decimal(value, places: Double(Numerals.whole(value)) == value ? 0 : 1)
  }
}

/// The parts of a briefing that have a title of their own.
package enum Heading: Hashable, Sendable {
  case recovery, sleep, calendar, advice
  /// The events of the day that is today, and of any other day.
  case today, events
  case notCounted
  case windows
  /// A day as it is, and as it would be.
  case before, after
}

/// What is shown of a night as a whole.
package enum NightValue: Hashable, CaseIterable, Sendable {
  case asleep, inBed, needed, performance, efficiency, consistency, disturbances
}

package enum SleepStage: Hashable, CaseIterable, Sendable {
  case deep, rem, light, awake, noData
}

/// The columns of a table.
package enum Column: Hashable, CaseIterable, Sendable {
  case measure, value, details
  case number, time, demand, event, reasons
}
