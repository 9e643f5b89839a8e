import ReadyDayCore

extension CommandRun {
  var store: TrainingStore {
    get throws {
      var store = try TrainingStore(context.environment, hiding: options.redaction)
      guard !options.isQuiet else { return store }
      store.warn = { [context, phrases] path in
        let place = path.shownName
        let line = phrases.say(
          "\(place) is stored, but the disk does not confirm it: keep the power on for a minute",
          es: """
            \(place) está guardado, pero el disco no lo confirma: no apagues el ordenador durante un \
            minuto
            """)
        Messages(context.words, to: context.errors).print([phrases.warning(line)])
      }
      return store
    }
  }

  func refuseFuture(_ command: String, _ date: LocalDate) throws {
    guard date <= occasion.today else { throw UsageError(.ahead(command, date)) }
  }

  /// Finds a plan by its number on the day, by name, or by the start of its id. `isNeeded` is false
  /// if `date` is only a guess.
  func plan(_ text: String, on date: LocalDate? = nil, isNeeded: Bool = true) throws -> TrainingPlan
  {
    try PlanNaming(of: store.plans(), on: occasion, arguments, phrases)
      .plan(text, on: date, isNeeded: isNeeded)
  }

  func warning(_ text: String) -> StyledLine { phrases.warning(text) }

  var declined: CommandOutput { .declined(phrases) }

  /// True with `--yes`; otherwise confirms at the terminal, where `about` is shown first.
  func isWanted(_ part: Confirmation, about: () -> Report? = { nil }) throws -> Bool {
    if arguments.has(SharedOptions.yes) { return true }
    return try context.agrees(
      to: phrases.confirmation(part), phrases, about: about().map(style.text))
  }
}
