import ReadyDayCore

/// Asks about the sessions due, newest first. If the input ends early, what was said until then
/// counts.
struct ReflectDialogue {
  let prompt: Prompt
  let phrases: Voice
  let width: Int
  private(set) var answers: [(session: ReflectedSession, said: Reflection.Details)] = []
  private var isOver = false

  init(_ prompt: Prompt, _ run: CommandRun) {
    (self.prompt, phrases, width) = (prompt, run.phrases, run.style.width)
  }

  /// - Parameter redaction: what is not shown of a session; the answer keeps it.
  mutating func ask(about entries: [SessionsBehind.Entry], hiding redaction: Redaction) {
    say(
      phrases.say(
        "Enter skips, Ctrl-D saves what you have said, Ctrl-C saves nothing.",
        es: "Intro salta, Ctrl-D guarda lo que hayas dicho, Ctrl-C no guarda nada."))
    for (place, entry) in entries.enumerated() where !isOver {
      prompt.say("")
      show(redaction.applied(to: entry).session, place + 1, of: entries.count)
      guard let feeling else { continue }
      var said = Reflection.Details(feeling: feeling)
      said.wentWell = text(phrases.say("What went well:", es: "Qué salió bien:"))
      said.toImprove = text(phrases.say("What to improve:", es: "Qué mejorar:"))
      answers.append((entry.session, said))
    }
  }

  private func show(_ session: ReflectedSession, _ number: Int, of count: Int) {
    let length = session.workout.map { ", \(phrases.duration(minutes: $0.minutes))" } ?? ""
    say("\(number)/\(count) \(phrases.title(of: session))\(length)")
    let facts = session.workout.map(phrases.measured) ?? []
    if !facts.isEmpty { say(facts.joined(separator: " · ")) }
  }

  /// Asks until the answer is a grade or empty; nil if the session is skipped or the input ends.
  private var feeling: Int? {
    mutating get {
      let grades = Reflection.feelings
      let question = phrases.say(
        "How was it, 1 (bad) to 5 (great)?", es: "¿Qué tal fue, de 1 (mal) a 5 (genial)?")
      while let answer = answer(to: question), !answer.isEmpty {
        if let feeling = Int(written: answer), grades.contains(feeling) { return feeling }
        say(
          phrases.say(
            "Enter a number from \(grades.lowerBound) to \(grades.upperBound), or nothing to skip it.",
            es:
              "Escribe un número del \(grades.lowerBound) al \(grades.upperBound), o nada para saltarla."
          ))
      }
      return nil
    }
  }

  private mutating func text(_ question: String) -> String {
    while let answer = answer(to: question) {
      guard answer.count > Reflection.textLimit else { return answer }
      say(phrases.problem(.reflectionTooLong(characters: answer.count)))
    }
    return ""
  }

  private mutating func answer(to question: String) -> String? {
    guard !isOver, let answer = prompt.answer(to: question, width: width) else {
      isOver = true
      return nil
    }
    return answer
  }

  private func say(_ text: String) {
    for line in TextWrapping.lines(of: text, width: width) { prompt.say(line) }
  }
}

extension ReflectCommand {
  /// Asks on a terminal; elsewhere, or of other days, lists what was said.
  func askOrList() throws -> CommandOutput {
    if !words.isEmpty { return try ask(about: words) }
    guard let prompt = run.context.dialogue, format == .text, options.output == nil,
      !options.hasDate, !PlanRange(arguments).isGiven
    else { return try list() }
    let open = try SessionReading(run).behind.open
    guard !open.isEmpty else { return try list() }
    var dialogue = ReflectDialogue(prompt, run)
    dialogue.ask(about: open, hiding: options.redaction)
    return try keep(dialogue.answers)
  }

  /// About the latest session with the name, whose grade may follow, and then what was good or not.
  private func ask(about words: [String]) throws -> CommandOutput {
    let reading = try SessionReading(run)
    let place = words.firstIndex { Int(written: $0).map(Reflection.feelings.contains) == true }
    let isGraded = place.map { $0 > 0 } ?? false
    let name = words[..<(isGraded ? place ?? words.endIndex : words.endIndex)]
    let entry = try entry(name.joined(separator: " "), among: reading, takesLatest: true)
    if isGraded, let place {
      return try keep(entry.session, reading) { $0.take(Array(words[place...])) }
    }
    guard let prompt = run.context.dialogue, format == .text else {
      throw UsageError(
        .lacks("reflect", .typed("1…5")),
        [.trying("readyday reflect \(name.joined(separator: " ")) 4")])
    }
    var dialogue = ReflectDialogue(prompt, run)
    dialogue.ask(about: [entry], hiding: options.redaction)
    return try keep(dialogue.answers)
  }

  /// Stores all answers at once. Sessions that are gone by now are reported and left out.
  private func keep(
    _ answers: [(session: ReflectedSession, said: Reflection.Details)]
  ) throws -> CommandOutput {
    guard !answers.isEmpty else {
      let said = run.phrases.say("nothing was saved", es: "no se ha guardado nada")
      return .nothing([run.phrases.note(said)])
    }
    let reading = try SessionReading(run.afresh)
    let there = answers.filter { reading.has($0.session) }
    let gone = answers.filter { !reading.has($0.session) }.map(\.session)
    let (added, refused) = try run.store.changeReflections { reflections in
      var (added, refused): ([Reflection], [PlanProblem]) = ([], [])
      for (session, said) in there {
        var session = session
        session.body = reading.body(on: session.date)
        do throws(PlanProblem) {
          added.append(
            try reflections.add(
              said, on: session, id: reflections.freshID, at: run.occasion.present))
        } catch { refused.append(error) }
      }
      return (added, refused)
    }
    let lost = gone.map(run.phrases.title).map { title in
      run.phrases.say(
        "\(title) was deleted meanwhile: nothing was saved about it",
        es: "\(title) se ha borrado entretanto: no se ha guardado nada de esa sesión")
    }
    let lines = (lost + refused.map(run.phrases.problem)).map(run.warning)
    guard let last = added.last else { return .nothing(lines) }
    return answer(added, as: .done(.added), lines).after(.keptReflection(last.id))
  }
}

extension CommandRun {
  /// The same run, which reads its data again.
  fileprivate var afresh: CommandRun {
    get throws {
      var run = try CommandRun(options, in: context)
      run.occasion = occasion
      return run
    }
  }
}
