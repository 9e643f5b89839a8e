extension Voice {
  /// For example `falling asleep 1 h or more later than usual`.
  package func name(of exposure: HabitExposure, _ borders: HabitBorders) -> String {
    switch exposure {
    case .heavyLoad:
      say(
        "calendar load over \(threshold(borders.heavyLoad))",
        es: "carga de la agenda superior a \(threshold(borders.heavyLoad))")
    case .lateCompany:
      say(
        "event with others that ends at 19:00 or later",
        es: "evento con más gente hasta las 19:00 o después")
    case .eventNearSleep:
      say(
        "event ending 2 h or less before sleep", es: "evento que acaba 2 h o menos antes de dormir")
    case .highStrain:
      say(
        borders.highStrain.map { "strain \(decimal($0, places: 1)) or more" } ?? "high strain",
        es: borders.highStrain.map { "esfuerzo de \(decimal($0, places: 1)) o más" }
          ?? "esfuerzo alto")
    case .lateWorkout:
      say("workout ending less than 4 h before sleep", es: "entrenar a menos de 4 h de dormirte")
    case .lateSleep:
      say(
        "falling asleep 1 h or more later than usual",
        es: "dormirte 1 h o más después de lo habitual")
    case .shortSleep:
      say(
        borders.shortSleep.map { "sleeping \(duration(minutes: $0)) or less" } ?? "short sleep",
        es: borders.shortSleep.map { "dormir \(duration(minutes: $0)) o menos" } ?? "dormir poco")
    case .newZone:
      say("first 3 days in a new time zone", es: "primeros 3 días en otra zona horaria")
    case .journal(let question): quoted(question)
    }
  }

  /// For example `lower by 6 to 18`.
  package func finding(_ finding: Habits.Habit.Finding, of outcome: HabitOutcome.Name) -> String {
    switch finding {
    case .lower(let steps):
      say("lower by \(span(of: steps, outcome))", es: "\(span(of: steps, outcome)) menos")
    case .higher(let steps):
      say("higher by \(span(of: steps, outcome))", es: "\(span(of: steps, outcome)) más")
    case .between(let low, let high):
      say(
        "\(signed(low, outcome)) to \(signed(high, outcome))",
        es: "entre \(signed(low, outcome)) y \(signed(high, outcome))")
    case .alreadyHigher: say("already high", es: outcome == .recovery ? "ya alta" : "ya alto")
    case .alreadyLower: say("already low", es: outcome == .recovery ? "ya baja" : "ya bajo")
    case .tooFewDays(let known, let needed):
      say(
        "\(needed - known) more needed",
        es: "\(needed - known == 1 ? "falta" : "faltan") \(needed - known)")
    case .tooFewOthers(let known, let needed):
      say(
        "\(needed - known) more without it needed",
        es: "\(needed - known == 1 ? "falta" : "faltan") \(needed - known) sin el hábito")
    case .tooFewWeeks(let known, let needed):
      say("\(known) of \(needed) weeks", es: "\(known) de \(needed) semanas")
    case .tooFewMornings(let known, let needed):
      say("day \(known) of \(needed)", es: "día \(known) de \(needed)")
    case .inseparable: say("same weekdays", es: "mismos días")
    }
  }

  /// For example `8 to 28` or `0.2 to 0.6`.
  func span(of steps: ClosedRange<Int>, _ outcome: HabitOutcome.Name) -> String {
    let (low, high) = (number(steps.lowerBound, of: outcome), number(steps.upperBound, of: outcome))
    return steps.count == 1 ? low : say("\(low) to \(high)", es: "entre \(low) y \(high)")
  }

  private func number(_ steps: Int, of outcome: HabitOutcome.Name) -> String {
    outcome == .recovery ? "\(steps)" : decimal(Double(steps) * outcome.step, places: 1)
  }

  private func signed(_ steps: Int, _ outcome: HabitOutcome.Name) -> String {
    let number = number(abs(steps), of: outcome)
    return steps < 0 ? "−\(number)" : steps > 0 ? "+\(number)" : number
  }

  /// How certain a finding is.
  package func state(_ state: Habits.State, of outcome: HabitOutcome.Name) -> String {
    switch state {
    case .clear: say("clear", es: "efecto claro")
    case .unconfirmed: say("seen this month, not last", es: "visto este mes, pero no el anterior")
    case .chosen where outcome == .feeling:
      say(
        "you tend to have such days when you already feel well or low",
        es: "sueles tener esos días cuando ya te encuentras bien o mal")
    case .chosen:
      say(
        "you tend to have such days when your recovery is already high or low",
        es: "sueles tener esos días cuando tu recuperación ya es alta o baja")
    case .noEffect where outcome == .feeling:
      say("hardly any effect on how you feel", es: "apenas influye en cómo te encuentras")
    case .noEffect:
      say("hardly any effect on your recovery", es: "apenas influye en tu recuperación")
    case .unclear: say("not enough to tell", es: "datos insuficientes")
    case .tooFew: say("too few days so far", es: "aún hay pocos días")
    }
  }

  /// For example `71 of 322 nights`.
  package func count(of habit: Habits.Habit) -> String {
    let noun = habit.exposure.isAboutNights ? say("nights", es: "noches") : say("days", es: "días")
    return say(
      "\(habit.exposed) of \(habit.pairs) \(noun)", es: "\(habit.exposed) de \(habit.pairs) \(noun)"
    )
  }

  /// The parts of `Recovery on the morning after · correlation is not causation`.
  package func habitsSubtitle(_ outcome: HabitOutcome.Name) -> [String] {
    let compared =
      outcome == .recovery
      ? say("Recovery on the morning after", es: "Tu recuperación a la mañana siguiente")
      : say(
        "How you feel on the morning after, 1–5", es: "Cómo te sientes a la mañana siguiente, 1–5")
    return [compared, say("correlation is not causation", es: "correlación no implica causalidad")]
  }

  /// A sentence below the table.
  package func remark(
    _ remark: HabitRemark, _ borders: HabitBorders, by outcome: HabitOutcome.Name
  ) -> String {
    switch remark {
    case .outcomeHidden where outcome == .feeling:
      say(
        "How you felt is hidden, so there is nothing to compare habits with.",
        es: "Cómo te sentías está oculto, así que no hay con qué comparar los hábitos.")
    case .outcomeHidden:
      say(
        "Recovery is hidden, so there is nothing to compare habits with.",
        es: "La recuperación está oculta, así que no hay con qué comparar los hábitos.")
    case .notYet(let known, let needed) where outcome == .feeling:
      say(
        "So far, \(known) of the \(needed) pairs of consecutive mornings with a number of yours "
          + "(readyday feel 1-5) that are needed: too few to say anything. Only complete months count.",
        es:
          "Llevas \(known) de los \(needed) pares de mañanas consecutivas con un número tuyo "
          + "(readyday feel 1-5) que hacen falta: aún son pocos para sacar conclusiones. Solo "
          + "cuentan los meses completos.")
    case .notYet(let known, let needed):
      say(
        "So far, \(known) of the \(needed) pairs of consecutive mornings with a recovery score that are "
          + "needed: too few to say anything. Only complete months count.",
        es:
          "Llevas \(known) de los \(needed) pares de mañanas consecutivas con datos de "
          + "recuperación que hacen falta: aún son pocos para sacar conclusiones. Solo cuentan los "
          + "meses completos.")
    case .noCalendar:
      say(
        "There is no calendar, so nothing about events.",
        es: "Sin calendario no se muestra nada de los eventos.")
    case .together(let one, let other):
      say(
        "\(names([one, other], borders)) nearly always come together, so their effects "
          + "cannot be separated.",
        es: "\(names([one, other], borders)) casi siempre coinciden: sus efectos no "
          + "se pueden distinguir."
      ).withCapital
    case .notLookedAt(let exposures):
      say(
        "Not looked at, as only \(Holm.mostQuestions) habits are tested at once: "
          + "\(names(exposures, borders)).",
        es: "Sin analizar, porque solo se contrastan \(Holm.mostQuestions) hábitos a la vez: "
          + "\(names(exposures, borders)).")
    case .unconfirmed:
      say(
        "What shows up in one month only is often gone the next.",
        es: "Lo que solo se ha visto este mes a menudo desaparece al siguiente.")
    case .howToAsk where outcome == .feeling:
      say(
        "In points of 1 to 5, as 95% intervals, updated once a month. How it works: readyday explain habits",
        es:
          "En puntos del 1 al 5, con intervalos del 95 %; se actualiza una vez al mes. Cómo se calcula: "
          + "readyday explain habits")
    case .howToAsk:
      say(
        "In recovery points, as 95% intervals, updated once a month. How it works: readyday explain habits",
        es:
          "En puntos de recuperación, con intervalos del 95 %; se actualiza una vez al mes. Cómo se calcula: "
          + "readyday explain habits")
    }
  }

  private func names(_ exposures: [HabitExposure], _ borders: HabitBorders) -> String {
    list(exposures.map { name(of: $0, borders) })
  }

  var howItWorks: String { say("How it works", es: "Cómo se calcula") }

  /// How the findings were made.
  func method(of habits: Habits) -> [String] {
    [
      pairs(habits.pairs, over: habits.mornings),
      say(
        "Each line compares the next morning's recovery with and without the habit, allowing for that "
          + "day's own recovery, the weekend, Monday and a trend over time (least-squares regression).",
        es:
          "Cada línea compara la recuperación del día siguiente entre los días con el hábito y los demás, "
          + "descontado el efecto de la recuperación del propio día, del fin de semana, del lunes y de la tendencia (regresión por mínimos cuadrados)."
      ),
      say(
        "The day's own recovery is held fixed; otherwise anything you do on good days would look "
          + "harmful, because a lower score usually follows a good day. The night in between is not held fixed, "
          + "because it is through that night that a day affects the next morning.",
        es:
          "La recuperación del propio día se mantiene constante; si no, todo lo que haces en los días buenos "
          + "parecería perjudicial, porque tras un día bueno la puntuación suele bajar. La noche de en medio, en cambio, "
          + "no, porque es a través de ella como el día influye en la mañana siguiente."),
      say(
        "The 95% interval uses the larger of the classical and the Newey–West standard errors. In "
          + "trials on real data it contained the true value 94 to 97 times in 100.",
        es:
          "El intervalo es del 95 %, con el mayor de dos errores estándar: el clásico y el de Newey y West. "
          + "En pruebas con datos reales ha contenido el valor verdadero entre 94 y 97 veces de cada 100."
      ),
      say(
        "All habits are tested together (Holm correction), at the end of each of the last two months; "
          + "a result is called \"clear\" if both times it is more than chance would explain. At most \(Holm.mostQuestions) are tested: after "
          + "readyday's own, those in your journal about alcohol, late food, caffeine, illness, screens, "
          + "stress and medication come first, then those answered both yes and no on the most days.",
        es:
          "Todos los hábitos se contrastan juntos (corrección de Holm), al final de cada uno de los dos "
          + "últimos meses; «efecto claro» significa que el azar no basta para explicarlo en ninguno de los "
          + "dos. Se contrastan \(Holm.mostQuestions) como máximo: tras los de readyday van los de tu diario "
          + "sobre alcohol, cenas tardías, cafeína, enfermedad, pantallas, estrés y medicación, y después "
          + "los que tienen más días con ambas respuestas, sí y no."),
      say(
        "The same test is run on the morning before, which the day cannot have affected. If there is a difference "
          + "there too, such days follow how you feel, not the other way round, and no result is given.",
        es:
          "El mismo contraste se hace con la mañana anterior, en la que ese día no ha podido influir. Si la "
          + "diferencia ya aparece ahí, es que eliges esos días según cómo te encuentras, y no se saca ninguna "
          + "conclusión."),
      say(
        "A result needs at least 15 days with the habit and 15 without, spread over 6 weeks, and 60 pairs. "
          + "A calendar is used for a week only if at least 3 of its events count in that week, and only from "
          + "its first event to its last.",
        es:
          "Hacen falta al menos 15 días con el hábito y 15 sin él, repartidos en 6 semanas, y 60 pares. Del "
          + "calendario solo cuentan las semanas con al menos 3 eventos, desde el primer evento hasta el "
          + "último."),
    ]
  }

  func pairs(_ pairs: Int, over mornings: ClosedRange<LocalDate>) -> String {
    say(
      "\(count(pairs, "pair")) of consecutive mornings with a recovery score, "
        + "\(span(of: mornings)); the data covers the year up to the last complete month, so the results "
        + "change once a month.",
      es: "\(count(pairs, "par", "pares")) de mañanas consecutivas con datos de recuperación, "
        + "\(span(of: mornings)); los datos se remontan como mucho a un año y acaban con el último mes "
        + "completo, así que los resultados cambian una vez al mes.")
  }

  /// How many of the known days had the habit, and the latest that did.
  func days(_ exposed: Int, of pairs: Int, latest: [LocalDate]) -> String {
    latest.isEmpty
      ? say("0 of \(pairs) so far", es: "0 de \(pairs) por ahora")
      : say(
        "\(exposed) of \(pairs)\(latest.count < exposed ? ", most recently on" : ":") \(list(latest.map(shortDate)))",
        es: "\(exposed) de \(pairs)\(latest.count < exposed ? "; los últimos" : ""): "
          + list(latest.map(shortDate)))
  }

  /// Signs a number with a minus sign (U+2212) or a plus; 0 has none.
  func signed(_ number: Int) -> String {
    number < 0 ? "−\(-number)" : number > 0 ? "+\(number)" : "0"
  }

  /// For example `1 Sep – 26 Oct 2026`.
  package func span(of dates: ClosedRange<LocalDate>) -> String {
    let (from, to) = (dates.lowerBound, dates.upperBound)
    func text(_ date: LocalDate, _ hasYear: Bool) -> String {
      dayAndMonth(date) + (hasYear ? " \(padded(date.year, to: 4))" : "")
    }
    guard from != to else { return text(to, true) }
    return "\(text(from, from.year != to.year)) – \(text(to, true))"
  }

  /// For example `1 May`.
  private func dayAndMonth(_ date: LocalDate) -> String {
    shortDate(date).split(separator: " ").dropFirst().joined(separator: " ")
  }
}

package enum HabitRemark: Equatable, Sendable {
  /// The user hides the value that habits are compared by.
  case outcomeHidden
  /// How many mornings are known, and how many are needed.
  case notYet(mornings: Int, of: Int)
  case noCalendar
  /// The two habits occurred on nearly the same days.
  case together(HabitExposure, HabitExposure)
  /// Journal questions beyond the number that is tested.
  case notLookedAt([HabitExposure])
  /// `unconfirmed` says that some findings are new this month.
  case unconfirmed, howToAsk
}
