import ReadyDayCore

/// Answers given before the end of the input are used.
struct AssessmentDialogue {
  let prompt: Prompt
  let phrases: Voice
  let width: Int
  let date: LocalDate
  private(set) var profile: BodyProfile
  private(set) var measured: [SelfTest: [Double]] = [:]
  private var isOver = false

  init(_ prompt: Prompt, _ profile: BodyProfile, in run: CommandRun) {
    (self.prompt, self.profile) = (prompt, profile)
    (phrases, width) = (run.phrases, run.style.width)
    date = run.occasion.date
  }

  mutating func run() {
    say(phrases.sentence(.stopAtPain))
    say(phrases.sentence(.howToAnswer))
    prompt.say("")
    askForPerson()
    let phrases = phrases
    let tests = profile.person(in: date.year).tests
    for (place, test) in tests.enumerated() where !isOver {
      prompt.say("")
      say("\(place + 1)/\(tests.count) \(phrases.instruction(for: test))")
      measured[test] = answer("\(phrases.name(of: test).withCapital) (\(phrases.form(of: test))):")
      {
        text throws(AnswerFault) in
        try test.values(of: text)
      } fault: {
        phrases.sentence(.badAnswer($0, test))
      }
    }
  }

  private mutating func askForPerson() {
    let phrases = phrases
    if profile.birthYear == nil {
      let years = BodyProfile.birthYears(in: date.year)
      profile.birthYear = answer(phrases.sentence(.askForBirthYear)) { text throws(AnswerFault) in
        guard let year = Int(text), years.contains(year) else { throw .beyondLimits }
        return year
      } fault: { _ in
        phrases.sentence(.birthYears(years))
      }
    }
    if profile.sex == nil {
      profile.sex = answer(phrases.sentence(.askForSex)) { text throws(AnswerFault) in
        let word = text.lowercased()
        let sex = Sex.allCases.first { $0.rawValue == word || phrases.name(of: $0) == word }
        guard let sex else { throw .beyondLimits }
        return sex
      } fault: { _ in
        phrases.sentence(.sexes)
      }
    }
  }

  /// Asks again until the answer is valid; nil if it is empty or the input has ended.
  private mutating func answer<Value>(
    _ question: String, _ read: (String) throws(AnswerFault) -> Value,
    fault: (AnswerFault) -> String
  ) -> Value? {
    while !isOver {
      guard let text = prompt.answer(to: question) else {
        isOver = true
        return nil
      }
      if text.isEmpty { return nil }
      do throws(AnswerFault) {
        return try read(text)
      } catch {
        say(fault(error))
      }
    }
    return nil
  }

  private func say(_ text: String) {
    for line in TextWrapping.lines(of: text, width: width) { prompt.say(line) }
  }
}
