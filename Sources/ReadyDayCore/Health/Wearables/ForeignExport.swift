/// Exports that readyday recognises but does not read.
package enum ForeignExport: CaseIterable, Sendable {
  /// Responses of Garmin's service, flattened into CSV files by programs based on garth.
  case garth
  /// Google Fit's sleep sessions, which have only a start and an end.
  case googleFit
  /// Fitbit's web service, and the table that its website exported.
  case fitbitService
  case googleHealth
  /// Responses of WHOOP's API as pandas flattens them.
  case flattenedWhoop
  case samsung, polar, withings, zepp, ultrahuman, strava
  case autoSleep, bevel, sleepAsAndroid

  var marks: [[String]] {
    switch self {
    case .garth:
      [
        ["hrvsummary_calendardate"], ["dailysleepdto_*"],
        ["statisticsstartdate", "groupedmetrics"],
      ]
    case .googleFit: [["fitnessactivity", "aggregate"]]
    case .fitbitService:
      [
        ["activities-heart"], ["br", "breathingRate"], ["dailyRmssd", "deepRmssd"],
        ["Minutes Asleep", "Number of Awakenings"],
      ]
    case .googleHealth: [["datapoints", "startutcoffset"], ["datapoints", "recordingmethod"]]
    case .flattenedWhoop:
      [["score.recovery_score"], ["score.strain"], ["score.stage_summary.total_in_bed_time_milli"]]
    case .samsung: [["com.samsung.*"]]
    case .polar:
      [
        ["night", "evaluation", "sleepresult"], ["night", "meannightlyrecoveryrmssd"],
        ["night", "mean_nightly_recovery_rmssd"],
      ]
    case .withings: [["from", "to", "duration_to_sleep_(s)"], ["from", "to", "light_(s)"]]
    case .zepp: [["deepsleeptime", "shallowsleeptime"]]
    case .ultrahuman: [["recovery_score", "movement_score"]]
    case .strava: [["activity_id", "activity_date", "filename"]]
    case .autoSleep: [["iso8601", "fellasleepin"]]
    case .bevel: [["recovery", "strain", "rhr_(bpm)"]]
    case .sleepAsAndroid: [["sched", "framerate", "deepsleep"]]
    }
  }
}
