import ReadyDayCore

extension English {
  func usage(_ message: UsageMessage) -> String {
    switch message {
    case .unknownCommand(let word): "unknown command \(quoted(word))"
    case .unknownOption(let word): "unknown option \(word)"
    case .unexpectedWord(let word): "unexpected argument \(quoted(word))"
    case .valueMissing(let option): "\(option) needs a value"
    case .valueUnwanted(let option): "\(option) takes no value"
    case .skippedDay(let date, let zone):
      "\(date) does not exist in \(zone): its clocks skipped that day"
    case .unreadable(let text, let origin): "\(origin): invalid value \(quoted(text))"
    case .ambiguousDate(let text, let origin):
      "\(origin): \(quoted(text)) could be either of two dates"
    case .unknownWord(let word): "unknown word \(quoted(word))"
    case .wordsAreOnce(let word):
      "\(quoted(word)) means several sessions, and words plan only one"
    case .tooLong(let text, let minutes):
      "\(quoted(text)) is \(duration(minutes: minutes)), longer than any session"
    case .noSuchActivity(let name, let origin): "\(origin): no activity is called \(quoted(name))"
    case .lacks(let command, let need): "\(command) needs \(self.need(need))"
    case .clash(let clash): self.clash(clash)
    case .noSuchAdvice(let letter, 0): "no advice \(letter): there is none that day"
    case .noSuchAdvice(let letter, 1): "no advice \(letter): that day has only A"
    case .noSuchAdvice(let letter, let count):
      "no advice \(letter): that day has A to \(AdviceLetter(place: count))"
    case .noSuchSubject(let word): "nothing called \(quoted(word)) to explain"
    case .unclear(let name): unclear(name)
    case .impossible(let reason): impossible(reason)
    case .noSessionDue: "no session is due"
    case .sessionsDue(let count): "\(count) sessions are due: say which"
    case .noSessionCalled(let text): "no session has the number or name \(quoted(text))"
    case .severalSessionsCalled(let text): "several sessions are called \(quoted(text)): say which"
    case .removesSeries(let id): "plan \(id) repeats: remove deletes all of it, not one day"
    case .planIsNotOn(let date, let id): "plan \(id) is not on \(date)"
    case .noMovement(let text): "no single movement is called \(quoted(text))"
    case .notInSession(let id, let date): "\(id) is not in the session of \(date)"
    case .noProgramme: "no exercise programme is running"
    case .nothingToUndo: "there is no change to undo"
    case .noProgrammeSession(let date): "the programme has no session on \(date)"
    case .ahead(let command, let date): "\(command) takes today or an earlier date, not \(date)"
    case .alreadyMarked(let status, let date):
      "the session of \(date) is \(name(of: status)) already"
    case .noFreeDay(let date): "no free day for the session: \(date)"
    case .tooFewMovements(let minutes, let most):
      "too few movements fit your equipment and what you avoid for sessions of \(minutes) min; "
        + "enough for \(most) min"
    case .addressForPath(let key): "\(key) takes files and folders, not addresses"
    case .notAList(let key): "\(key) is not a list"
    case .zoneIsWritten(let origin):
      "--assume-zone is for times without a time zone, and \(name(of: origin)) writes it next to each"
    case .severalExports: "there is more than one kind of export in it: import them one by one"
    }
  }

  private func need(_ need: UsageMessage.Need) -> String {
    switch need {
    case .condition: "a condition"
    case .change: "a change"
    case .subject, .choice: "an argument"
    case .source: "a file or folder to import: readyday import PATH, or readyday import oura PATH"
    case .folder: "one folder"
    case .file: "one file"
    case .id: "an ID or a name"
    case .somethingToChange: "something to change"
    case .setting: "a key and its value"
    case .option(let option): option
    }
  }

  private func clash(_ clash: UsageMessage.Clash) -> String {
    switch clash {
    case .standardInputTwice: "standard input (-) can be read only once"
    case .outputIsRead(let file): "--output \(file) would overwrite a file that is read"
    case .needs(let option, let other): "\(option) needs \(other)"
    case .both(let option, let other): "\(option) and \(other) cannot be combined"
    case .onelineAndFormat(let format): "--oneline is for --format text, not \(format)"
    case .includeAndFormat(let format): "--include is for --format ics, not \(format)"
    case .hiddenRecovery: "check --recovery would reveal something hidden"
    case .icsWithoutExport: "only plan export writes ics"
    case .exportAsText: "plan export writes json or ics"
    case .wordAndOption(let option):
      "\(option) and a word without an option mean the same; use only one"
    case .planAndWorkout: "a reflection is about a plan or a workout, not both"
    case .days(let first, let last):
      "--from \(first) --to \(last): the first day comes first, a century at most"
    }
  }
}
