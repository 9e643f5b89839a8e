import ReadyDayCore

extension English: ProgramPhrases {
  func remark(_ remark: Remark) -> String {
    switch remark {
    case .read(let file): "read \(name(of: file))"
    case .furtherLikeIt(let count):
      "(\(count) more like this in the file; --verbose lists them)"
    case .importIsBeside(let variable):
      "\(variable) is set: imported data is only read without it"
    case .wholeExport:
      "the copy is complete: it includes what --hide and privacy.hide leave out elsewhere"
    case .nothingNewDue(0): "no session is due"
    case .nothingNewDue(let count):
      "no new session is due; readyday reflect due --all lists \(count == 1 ? "the one" : "the \(count)") asked about before"
    case .configurationIsMissing: "no file; defaults apply"
    case .configurationIsFine: "ok"
    case .configurationLeadsNowhere: "valid, but some of what it names is missing"
    }
  }

  func step(_ step: SetupFindings.Step) -> String {
    switch step {
    case .correctConfiguration: "fix the configuration: readyday config check"
    case .nameZone: "use a known time zone: --tz Europe/Madrid"
    case .installZones: "install this system's time zones (tzdata), or set TZDIR"
    case .setZone: "set your time zone: time_zone in the configuration, or --tz Europe/Madrid"
    case .begin: "start with readyday init, or readyday demo to see a sample"
    case .nameData:
      "name your data: whoop and calendars in readyday config edit; readyday demo shows a sample"
    case .lookAtPaths: "check the paths: something you named cannot be used"
    case .giveWhoop:
      "add your WHOOP data: --whoop PATH, or readyday import whoop PATH"
    case .refreshWhoop: "download a fresh WHOOP export"
    case .giveCalendar:
      "add your calendars: --calendar PATH, or calendars in the configuration"
    case .sync: "fetch what failed or was never fetched: readyday sync"
    case .refreshCalendars: "fetch or export old calendars again"
    case .nameOwner:
      "set your email address: readyday config set me EMAIL, or --me EMAIL"
    case .correctOwner:
      "check your email addresses: readyday config set me EMAIL...; calendars may use another"
    case .readBrief: "read this morning's briefing: readyday brief"
    }
  }
}
