import ReadyDayCore

/// Asks for self-tests. If the input ends early, the answers until then are used.
struct AssessmentDialogue {
  let prompt: Prompt
  let phrases: Voice
  let width: Int
  let date: LocalDate
  private(set) var profile: BodyProfile
  private(set) var measured: [SelfTest: [Double]] = [:]
  private var isOver = false
  private let injured: [Joint]
  private let beat: Beat

  /// - Parameter injured: joints; tests that load them are left out.
  init(_ prompt: Prompt, _ profile: BodyProfile, sparing injured: [Joint], in run: CommandRun) {
    (self.prompt, self.profile, self.injured) = (prompt, profile, injured)
    beat = Beat(isQuiet: run.options.isQuiet)
    (phrases, width) = (run.phrases, run.style.width)
    date = run.occasion.date
  }

  mutating func run() {
    say(phrases.stopAtPain)
    say(
      phrases.say(
        "Skip what you cannot do: an empty answer takes you to the next test. Ctrl-D ends the test and "
          + "saves what you have, Ctrl-C saves nothing.",
        es:
          "Deja en blanco lo que no puedas hacer y pasarás a la siguiente prueba. Ctrl-D termina y "
          + "guarda lo que haya; Ctrl-C no guarda nada."))
    prompt.say("")
    askForPerson()
    let phrases = phrases
    let trainee = Trainee(profile, on: date).sparing(injured)
    let tests = profile.person(in: date.year).tests.filter(trainee.allows)
    for (place, test) in tests.enumerated() where !isOver {
      prompt.say("")
      say("\(place + 1)/\(tests.count) \(phrases.instruction(for: test))")
      guard test != .oneLegStance || isSteady else { continue }
      let key =
        test.cap == nil ? "" : phrases.say("; b rings the seconds", es: "; b marca los segundos")
      measured[test] = answer(
        "\(phrases.name(of: test).withCapital) (\(phrases.form(of: test))\(key)):", cap: test.cap
      ) { text throws(AnswerFault) in
        try test.values(of: text)
      } fault: {
        phrases.badAnswer($0, in: test)
      }
    }
  }

  /// Whether the user stood on one leg with open eyes for ten seconds.
  private var isSteady: Bool {
    if let open = measured[.oneLegOpen]?.min() { return open >= 10 }
    return prompt.choice(
      phrases.say(
        "Ten seconds on one leg with your eyes open?",
        es: "¿Aguantas diez segundos sobre una pierna con los ojos abiertos?"), phrases,
      width: width)
      ?? false
  }

  private mutating func askForPerson() {
    let phrases = phrases
    if profile.birthYear == nil {
      let years = BodyProfile.birthYears(in: date.year)
      profile.birthYear = answer(
        phrases.say(
          "Your birth year, for norms by age, or Enter to leave it out:",
          es: "Tu año de nacimiento, para los baremos por edad, o Intro para omitirlo:")
      ) { text throws(AnswerFault) in
        guard let year = Int(written: text), years.contains(year) else { throw .beyondLimits }
        return year
      } fault: { _ in
        phrases.birthYears(years)
      }
    }
    if profile.sex == nil {
      profile.sex = answer(
        phrases.say(
          "Your sex, for the norms: female, male, or Enter to leave it out:",
          es:
            "Tu sexo, para los baremos: \(phrases.name(of: Sex.female)), \(phrases.name(of: Sex.male)), o Intro para omitirlo:"
        )
      ) { text throws(AnswerFault) in
        let word = text.lowercased()
        let sex = Sex.allCases.first { $0.rawValue == word || phrases.name(of: $0) == word }
        guard let sex else { throw .beyondLimits }
        return sex
      } fault: { _ in
        phrases.sexes
      }
    }
  }

  private static let secondsToGetReady = 5

  /// Repeats the question until the answer is valid; nil if it is empty or the input ends.
  private mutating func answer<Value>(
    _ question: String, cap: Int? = nil, _ read: (String) throws(AnswerFault) -> Value,
    fault: (AnswerFault) -> String
  ) -> Value? {
    while !isOver {
      guard let text = prompt.answer(to: question, width: width) else {
        isOver = true
        return nil
      }
      if text.isEmpty { return nil }
      if let cap, text.lowercased() == "b" {
        let steps = [
          (phrases.say("Get ready", es: "Prepárate"), Self.secondsToGetReady), (phrases.now, cap),
        ]
        isOver = beat.count(steps, isTest: true) == .left
        continue
      }
      do throws(AnswerFault) { return try read(text) } catch { say(fault(error)) }
    }
    return nil
  }

  private func say(_ text: String) {
    for line in TextWrapping.lines(of: text, width: width) { prompt.say(line) }
  }
}
