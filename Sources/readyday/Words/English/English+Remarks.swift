import ReadyDayCore

extension English: ProgramPhrases {
  func remark(_ remark: Remark) -> String {
    switch remark {
    case .read(let file): "read \(name(of: file))"
    case .furtherLikeIt(let count):
      "(\(count) more like it in this file, listed with --verbose)"
    case .importIsBeside(let variable):
      "\(variable) names other data: what was imported is read only where it is not set"
    case .wholeExport:
      "the copy is complete: what --hide and privacy.hide leave out elsewhere is in it"
    case .nothingNewDue(0): "no session is due"
    case .nothingNewDue(let count):
      "no new session is due; readyday reflect due --all lists \(count == 1 ? "the one" : "the \(count)") asked about before"
    case .configurationIsMissing: "not there, the defaults apply"
    case .configurationIsFine: "ok"
    case .configurationLeadsNowhere: "can be read, but not all it names is there"
    }
  }

  func step(_ step: SetupReport.Step) -> String {
    switch step {
    case .correctConfiguration: "correct the configuration: readyday config check"
    case .nameZone: "name a zone that is known: --tz Europe/Madrid"
    case .installZones: "install the time zones of this system (tzdata), or set TZDIR"
    case .setZone: "say where you are: time_zone in the configuration, or --tz Europe/Madrid"
    case .begin: "begin: readyday init, or readyday demo to see what you would get"
    case .lookAtPaths: "look at the paths: something that was named cannot be used"
    case .giveWhoop:
      "say where your WHOOP data are: --whoop PATH, or readyday import whoop PATH"
    case .refreshWhoop: "fetch or export your WHOOP data anew"
    case .giveCalendar:
      "say where your calendars are: --calendar PATH, or calendars in the configuration"
    case .sync: "fetch what failed, or was never fetched: readyday sync"
    case .refreshCalendars: "fetch or export again the calendars that are old"
    case .nameOwner:
      "say who you are: readyday config set me ana@example.test, or --me EMAIL"
    case .correctOwner:
      "look at your addresses: readyday config set me EMAIL...; calendars may know you by another"
    case .readBrief: "read this morning's brief: readyday brief"
    }
  }
}
