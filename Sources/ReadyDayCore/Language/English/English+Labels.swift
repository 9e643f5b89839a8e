extension English {
  package func heading(_ heading: Heading) -> String {
    switch heading {
    case .recovery: "RECOVERY"
    case .sleep: "SLEEP"
    case .calendar: "CALENDAR"
    case .advice: "WHAT TO DO"
    case .today: "TODAY"
    case .events: "EVENTS"
    case .notCounted: "not counted"
    case .windows: "WHEN TO TRAIN"
    case .before: "BEFORE"
    case .after: "AFTER"
    }
  }

  package func zone(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "green"
    case .yellow: "yellow"
    case .red: "red"
    case .unknown: "unknown"
    }
  }

  package func loadLevel(_ level: CalendarLoad.Level) -> String {
    switch level {
    case .light: "light"
    case .moderate: "moderate"
    case .heavy: "heavy"
    }
  }

  package func demandLevel(_ level: EventDemand.Level) -> String {
    switch level {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  package func intensity(_ intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: "hard"
    case .moderate: "moderate"
    case .easy: "easy"
    case .byFeel: "by feel"
    }
  }

  package func partOfDay(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    }
  }

  package func priority(_ priority: Recommendation.Priority) -> String {
    switch priority {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  package func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .warning: "warning"
    case .error: "error"
    }
  }

  package func scoredByWhoop(at time: TimeOfDay?) -> String {
    "Recovery scored by WHOOP" + (time.map { " at \($0.clock)" } ?? "")
  }

  package func calendarFiles(_ files: BriefingSources.Files) -> String {
    let read = files.read == 1 ? "1 calendar file read" : "\(files.read) calendar files read"
    return files.skipped == 0 ? "\(read), none skipped" : "\(read), \(files.skipped) skipped"
  }

  package func gaps(_ gaps: CalendarGaps) -> [String] {
    var parts: [String] = []
    switch gaps.uncomputedSeries {
    case 0: break
    case 1: parts.append("part of one series could not be computed")
    case let count: parts.append("part of \(count) series could not be computed")
    }
    switch gaps.unlistedEvents {
    case 0: break
    case 1: parts.append("1 event not listed: there are too many")
    case let count: parts.append("\(count) events not listed: there are too many")
    }
    switch gaps.unreadEvents {
    case 0: break
    case 1: parts.append("1 event could not be read")
    case let count: parts.append("\(count) events could not be read")
    }
    return parts
  }

  package func further(_ count: Int) -> String { "and \(count) more" }

  package func askingWhy(_ letter: AdviceLetter, on date: LocalDate?) -> String {
    "why? readyday explain \(letter)" + (date.map { " --date \($0)" } ?? "")
  }

  package var sample: String { "sample" }

  package func note(_ note: BriefingNote) -> String {
    switch note {
    case .zoneDoubtful:
      "your most recent nights were recorded in another time zone: run readyday doctor"
    case .arrivesElsewhere: "after you arrive, times are still in the time zone of this briefing"
    case .calendarsOld: "no calendar has changed for over a week: are they still kept up to date?"
    case .sampleData: "SAMPLE DATA: nights and meetings invented for this demo"
    case .noWhoop: "no WHOOP data, so nothing about recovery or sleep"
    case .noCalendar: "no calendar, so nothing about events or free time"
    case .calendarsLost:
      "your calendars could not be read, so there is nothing about events or free time"
    case .recoveryPending: "WHOOP is still scoring last night: recovery is not known yet"
    case .recoveryUnscorable: "WHOOP could not score last night: recovery is unknown"
    case .recoveryUnusable: "the score cannot be read: recovery is unknown"
    case .recoveryMissing: "no recovery recorded for this date"
    case .recoveryOnlyNap: "WHOOP scored a nap on this date, not the night: recovery is unknown"
    case .recoveryOfEarlierSleep:
      "this is the recovery of the earlier sleep: the last one has no score"
    case .recoveryCalibrating: "WHOOP is still getting to know you: the recovery is provisional"
    case .sleepPending: "WHOOP is still scoring last night's sleep"
    case .sleepUnscorable: "last night's sleep has no score"
    case .sleepMissing: "no sleep recorded for this date"
    case .nothingMeasured: "nothing measured on this date that a score could be computed from"
    case .nothingToCompare: "too few earlier days to compare this date with, so no computed score"
    case .recoveryComputed: "the recovery is computed by readyday, not scored by WHOOP"
    case .scoreReweighted:
      "one component of the computed score is missing; its weight goes to the others"
    case .scoreProvisional:
      "neither HRV nor resting HR can be compared yet: the computed score is from sleep alone and has no colour"
    case .notFromWhoop: "sleep need, performance, consistency and strain come only from WHOOP"
    case .hidden: "some values are hidden"
    case .baselineShort: "fewer than 7 scored days in the last 30: no mean to compare with"
    }
  }
}
