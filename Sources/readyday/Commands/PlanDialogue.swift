import ReadyDayCore

/// Asks for the values of a plan, each with its present one. If the input ends early, the answers
/// until then are used.
struct PlanDialogue {
  private let known: PlanDetails
  private let prompt: Prompt
  private let run: CommandRun
  private var details: PlanDetails
  private var changes: [(inout PlanDetails) -> Void] = []
  private var isOver = false

  init(_ details: PlanDetails, _ prompt: Prompt, _ run: CommandRun) {
    (known, self.details) = (details, details)
    (self.prompt, self.run) = (prompt, run)
  }

  var isChanged: Bool { details != known }

  /// Changes only what was answered, so that nothing is lost that changed meanwhile.
  func apply(to plan: inout PlanDetails) {
    for change in changes { change(&plan) }
  }

  mutating func ask() {
    let (phrases, occasion) = (run.phrases, run.occasion)
    prompt.say(
      phrases.say(
        "Enter keeps the value in brackets, Ctrl-D saves, Ctrl-C changes nothing.",
        es: "Intro conserva el valor entre corchetes, Ctrl-D guarda, Ctrl-C no cambia nada."))
    if known.race == nil {
      ask(phrases.say("activity", es: "actividad"), phrases.name(of: known.name), .activity) {
        $0.name = $1
      }
    }
    ask(phrases.say("day", es: "día"), known.date.description, .date) {
      $0.date = occasion.date($1)
    }
    let start = known.start?.clock ?? phrases.say("none", es: "sin hora")
    ask(phrases.say("start", es: "inicio"), start, SessionOptions.startForm) {
      if case .set(let time) = $1 { $0.start = time } else { $0.start = nil }
    }
    ask(phrases.say("minutes", es: "minutos"), String(known.minutes), SessionOptions.lengthForm) {
      $0.minutes = $1
    }
    let intensity = phrases.intensity(known.intensity)
    ask(phrases.say("intensity", es: "intensidad"), intensity, .intensity) { $0.intensity = $1 }
    ask(phrases.say("notes", es: "notas"), known.notes, .text()) { $0.notes = $1 }
  }

  /// Repeats the question until the answer is valid or empty, or the input ends.
  private mutating func ask<Value>(
    _ name: String, _ known: String, _ form: ValueForm<Value>,
    _ take: @escaping (inout PlanDetails, Value) -> Void
  ) {
    while !isOver {
      guard let text = prompt.answer(to: "\(name) [\(known)]:") else {
        isOver = true
        return
      }
      if text.isEmpty { return }
      guard let value = form.read(text) else {
        prompt.say(run.phrases.text(form.refusal(of: .init(text: text, origin: name)).message))
        continue
      }
      let before = details
      take(&details, value)
      do throws(PlanProblem) {
        try TrainingPlan.check(details)
        return changes.append { take(&$0, value) }
      } catch {
        prompt.say(run.phrases.problem(error))
        details = before
      }
    }
  }
}
