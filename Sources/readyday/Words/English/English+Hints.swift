import ReadyDayCore

extension English {
  func hint(_ hint: Hint) -> String {
    switch hint {
    case .typed(let text): text
    case .accepted(let form): "accepted: \(accepted(form))"
    case .form(let option): option.text(in: language)
    case .usage(let usage): "usage: \(usage.text(in: language))"
    case .trying(let text): "try: \(text)"
    case .didYouMean(let guess, true): "did you mean \(quoted(guess))?"
    case .didYouMean(let guess, false): "did you mean \(guess)?"
    case .known(let names): "known: \(names.joined(separator: ", "))"
    case .oneOf(let words): "one of: \(words.joined(separator: ", "))"
    case .oneOrMoreOf(let words): "one or more of: \(words.joined(separator: ", "))"
    case .listing(.commands): "readyday --help lists the commands"
    case .listing(.options(let command)): "readyday \(command) --help lists the options"
    case .listing(.sessionsDue): "readyday reflect due --all lists them"
    case .listing(.rules): "readyday help explain lists the rules"
    case .listing(.activities): "readyday plan activities lists them"
    case .giving(.calendar): "try: --calendar FILE_OR_FOLDER"
    case .giving(.whoopAndCalendar):
      "readyday brief --whoop FILE_OR_FOLDER --calendar FILE_OR_FOLDER"
    case .giving(.appleHealth): "readyday import apple-health EXPORT_ZIP  (without a WHOOP)"
    case .lastScored(let date, let score): "most recent score: \(date) (\(percent(ofScore: score)))"
    case .tryLastScored(let date):
      "try: readyday brief --date \(date), or try again once last night has been scored"
    case .event(let event):
      "\(event.number)  \(event.from.range(to: event.to))  \(event.title.limited(toBytes: 240))"
    case .recoveryIsHidden: "recovery is hidden by --hide, --audience or privacy.hide"
    case .feeling(let range): "--feeling is \(range.lowerBound) to \(range.upperBound)"
    case .planByID: "--plan ID chooses a plan"
    case .dateOfPlan: "--date says on which day it was"
    case .removeWithoutAsking: "use --yes to skip the question"
    case .removeByHand: "its target may be used by others: delete what you want by hand"
    case .placeForConfiguration: "set HOME or XDG_CONFIG_HOME, or use --config FILE"
    case .doctorReadsConfiguration: "readyday doctor shows what it leads to"
    case .fillingIn(let key, let place): "fill in \(key): \(place)"
    case .completingConfiguration: "readyday init looks for them and fills them in"
    case .choosingEditor: "set VISUAL or EDITOR to the editor you use"
    case .seeingDemo: "readyday demo shows what you would get"
    case .writeAnotherConfiguration: "readyday init --config FILE writes another"
    case .foreign(.garth):
      "these are Garmin's data as flattened by another exporter; request the account export at "
        + "garmin.com/account/datamanagement and import its zip"
    case .foreign(.googleFit):
      "these are Google Fit's sleep sessions, which say only when sleep began and ended; export the data "
        + "of the app or device that recorded it"
    case .whoop(let advice): self.advice(advice)
    case .store(let advice): storeAdvice(advice)
    }
  }

  func accepted(_ form: AcceptedForm) -> String {
    switch form {
    case .words(let words): words.joined(separator: ", ")
    case .date: "today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23"
    case .sessionWords:
      "an activity, a day (tomorrow, thu), a time (18:00, 6pm), a duration (45 min), light, moderate or hard"
    case .moment: "a date and time with offset, 2026-11-23T06:55:00+01:00"
    case .week: "a week like 2026-W35, or last"
    case .timeOfDay: "a time of day, 18:00 or 6pm, or none"
    case .length: "a duration from 1m to 24h: 45m, 1h, 1h30m"
    case .lengthBetween(let least, let most): "30m, 1h30m, 8h; from \(least) to \(most)"
    case .minutes(let range): "minutes, \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .grade(let range): "a number, \(range.lowerBound) to \(range.upperBound)"
    case .columns(let range):
      "a number of columns, \(range.lowerBound) to \(range.upperBound)"
    case .range(let least, let most): "\(least) to \(most)"
    case .comparison: "a comparison with a number, '<50' or '>=70'"
    case .event: "the number of an event, or part of its title"
    case .eventAndTime: "2=10:00, \"board review=thu 10:00\", 2=2026-11-24T10:00"
    case .eventAndLength: "an event and a duration, 2=30m, \"board review=1h\""
    case .webAddress: "an address that begins with https:// or webcal://"
    case .mailbox: "an address, ana@example.test or \"Ana <ana@example.test>\""
    case .address: "an address, ana@example.test"
    case .zone: "the name of a time zone, Europe/Madrid or UTC"
    case .zoneName: "the name of a time zone, Europe/Madrid"
    case .subject:
      "an event's number or title, an advice letter, a rule, or verdict, day, load, recovery, sleep, windows, strain, tonight, habits, body"
    }
  }
}
