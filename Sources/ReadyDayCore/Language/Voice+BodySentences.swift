extension Voice {
  /// Shown before a test or a session.
  package var stopAtPain: String {
    say(
      "Stop if it hurts; ask a physiotherapist about injuries.",
      es: "Detente si te duele; si tienes una lesión, pregunta a un fisioterapeuta.")
  }

  package var noDiagnosis: String {
    say(
      "A score compares you with the people in one study: 50 is the middle of that group. It is not a diagnosis.",
      es: "La puntuación te compara con las personas de un estudio: 50 es el punto medio de "
        + "ese grupo. No es un diagnóstico.")
  }

  package var profileKept: String { say("Profile saved.", es: "Perfil guardado.") }

  package var profileUnchanged: String { say("Nothing has changed.", es: "No ha cambiado nada.") }

  package func assessed(tests: Int) -> String {
    say(
      "Saved with \(tests) \(tests == 1 ? "test" : "tests").",
      es: "Guardada con \(tests) \(tests == 1 ? "prueba" : "pruebas").")
  }

  package var noAssessment: String {
    say(
      "No assessment yet: readyday body assess",
      es: "Aún no hay ninguna valoración: readyday body assess")
  }

  /// The overall score, from `areas` out of this many areas; nil if unknown.
  package func overall(_ score: Int?, areas: Int, of all: Int) -> String {
    say(
      score.map { "\($0) out of 100, from \(areas) of \(all) areas" }
        ?? "no score: \(areas) of \(all) areas measured, three needed",
      es: score.map { "\($0) sobre 100, con \(areas) de las \(all) zonas medidas" }
        ?? "sin puntuación: \(areas) de \(all) zonas medidas; hacen falta tres")
  }

  package func areaScore(_ score: Int?, tests: Int, of all: Int) -> String {
    (score.map { "\($0)/100" } ?? "--")
      + say(
        " (\(tests) of \(count(all, "test")) done)",
        es: " (\(tests) de \(count(all, "prueba hecha", "pruebas hechas")))")
  }

  package func sides(left: String, right: String, isUneven: Bool) -> String {
    say(
      "left \(left), right \(right)" + (isUneven ? ": uneven" : ""),
      es: "izquierda \(left), derecha \(right)" + (isUneven ? ": desiguales" : ""))
  }

  package func bothSides(_ value: String) -> String {
    say("\(value), taken for both sides", es: "\(value), para ambos lados")
  }

  package var lacksAge: String {
    say("no score without your birth year", es: "sin puntuación: falta tu año de nacimiento")
  }

  package func change(_ points: Int, since date: LocalDate) -> String {
    say(
      "\(signed(points)) since \(shortDate(date))",
      es: "\(signed(points)) desde el \(self.date(date))")
  }

  package func unmeasured(_ tests: [SelfTest]) -> String {
    say(
      "Not measured: \(tests.map(name).joined(separator: ", ")).",
      es: "Sin medir: \(tests.map(name).joined(separator: ", ")).")
  }

  package var noProgramme: String {
    say(
      "No programme: readyday body programme start",
      es: "No hay ningún programa: readyday body programme start")
  }

  package func started(sessions: Int, first: LocalDate) -> String {
    say(
      "Six weeks, \(sessions) sessions; the first on \(shortDate(first)).",
      es: "Seis semanas, \(sessions) sesiones; la primera, el \(date(first)).")
  }

  /// The first day of the replaced programme, by which it can still be shown; nil if the new one
  /// began on the same day.
  package func replaced(begun: LocalDate?) -> String {
    say("The previous programme has ended", es: "El programa anterior ha terminado")
      + (begun.map { ": readyday body programme --date \($0)" } ?? ".")
  }

  /// What is done of a phase that ends in any case, and when the next one begins.
  package func passed(_ standing: PhaseStanding, in programme: Programme) -> String {
    let (number, done) = (number(of: standing.phase), "\(standing.done)")
    let start = say(
      "Phase \(number), \(done) of \(count(standing.count, "session")) done",
      es: "Fase \(number), \(done) de \(count(standing.count, "sesión hecha", "sesiones hechas"))")
    let first = programme.days(of: standing.phase).upperBound.advanced(by: 1)
    guard standing.phase != ProgrammePhase.allCases.last else { return start + "." }
    return start
      + say(
        "; it is not repeated, and phase \(number + 1) begins on \(shortDate(first)).",
        es: "; no se repite, y la fase \(number + 1) empieza el \(date(first)).")
  }

  package var stopped: String {
    say(
      "Programme ended; to see it: readyday body programme",
      es: "Programa terminado; para verlo: readyday body programme")
  }

  package func noSession(next: LocalDate?) -> String {
    next.map { next in
      say(
        "No session today; the next is on \(shortDate(next)).",
        es: "Hoy no hay sesión; la próxima es el \(date(next)).")
    } ?? say("No session today, and none ahead.", es: "Hoy no hay sesión, ni quedan más.")
  }

  package func session(
    _ phase: ProgrammePhase, number: Int, of count: Int, effort: PlannedIntensity, isDeload: Bool
  ) -> String {
    say(
      "Phase \(self.number(of: phase)) (\(name(of: phase).lowercased())) · session \(number) of \(count) in the programme · \(intensity(effort))"
        + (isDeload ? ": the easier one that ends the phase" : ""),
      es:
        "Fase \(self.number(of: phase)) (\(name(of: phase).lowercased())) · sesión \(number) de \(count) del programa · \(intensity(effort))"
        + (isDeload ? ": la más ligera, con la que acaba la fase" : ""))
  }

  package func progress(done: Int, of count: Int, status: BodyStatus) -> String {
    say(
      "\(name(of: status).withCapital): \(movements(done, of: count)) done",
      es: "\(name(of: status).withCapital): \(movements(done, of: count))")
  }

  package var followsNewAnswers: String {
    say(
      "This session follows your new profile.",
      es: "La sesión se ha rehecho según tu nuevo perfil.")
  }

  /// The session is shorter than the programme's usual length, in minutes.
  package func shorter(than minutes: Int) -> String {
    say(
      "It is shorter than the \(duration(minutes: minutes)) you chose: too few other movements suit you.",
      es:
        "Dura menos de los \(duration(minutes: minutes)) que pediste: no hay más ejercicios para ti."
    )
  }

  package func moved(from: LocalDate, to: LocalDate) -> String {
    say(
      "Moved from \(shortDate(from)) to \(shortDate(to)).",
      es: "Pasada del \(date(from)) al \(date(to)).")
  }

  package var noFreeDay: String {
    say(
      "No day is left for it this week, so skip it: you do not have to make it up.",
      es: "Esta semana no queda ningún día libre: sáltatela, no hay que recuperarla.")
  }

  package var howToTell: String {
    say("When finished, run: readyday body done", es: "Al terminar, ejecuta: readyday body done")
  }

  /// Shown while there is no programme.
  package var welcome: String {
    say(
      "Six weeks of exercises, tailored to you: test yourself with \"readyday body assess\", then run \"readyday body programme start\"",
      es: "Seis semanas de ejercicios a tu medida: haz las pruebas con «readyday body assess» y "
        + "después ejecuta «readyday body programme start»")
  }

  /// A phase repeats because too little of it was done.
  package var repeating: String {
    say(
      "You did too few sessions, so this phase runs two more weeks. To move on anyway: readyday body programme next",
      es: "Has hecho pocas sesiones, así que esta fase dura dos semanas más. Para pasar ya a "
        + "la siguiente: readyday body programme next")
  }

  package func marked(done: Int, of count: Int, status: BodyStatus) -> String {
    say(
      "Session \(name(of: status)): \(movements(done, of: count)) done.",
      es: "Sesión \(name(of: status)): \(movements(done, of: count)).")
  }

  package func phaseAdherence(done: Int, partly: Int, of count: Int) -> String {
    say(
      "\(done) of \(count) done" + (partly > 0 ? ", \(partly) partly" : ""),
      es: "\(done) de \(count) hechas" + (partly > 0 ? ", \(partly) en parte" : ""))
  }

  package func slot(_ time: String) -> String {
    say("You have time for it: \(time)", es: "Hueco para la sesión: \(time)")
  }

  package func restsOn(areas: Int) -> String {
    areas == 0
      ? say(
        "Without an assessment, all areas count the same, except that those your sports need count more.",
        es: "Sin valoración previa, todas las zonas cuentan igual, salvo las de tus deportes, "
          + "que cuentan más.")
      : say(
        "Based on what you have measured (\(count(areas, "area"))), weakest first.",
        es:
          "Programa basado en lo que has medido (\(count(areas, "zona"))); empieza por lo más "
          + "débil.")
  }

  package func weights(_ shares: [String]) -> String {
    say(
      "How much each area gets: \(shares.joined(separator: ", ")).",
      es: "Reparto por zonas: \(shares.joined(separator: ", ")).")
  }

  package var balance: String {
    say(
      "Push, pull, hinge, squat and carry exercises alternate over the week; no movement appears in three sessions "
        + "in a row, and anything you avoid or lack the equipment for is left out.",
      es:
        "Los ejercicios de empuje, tracción, bisagra de cadera, sentadilla y transporte de peso se alternan a lo largo de la semana. Ningún "
        + "movimiento sale en tres sesiones seguidas, y se dejan fuera los que evitas o para los que te falta material."
    )
  }

  package var order: String {
    say(
      "Each session starts with mobility, followed by balance, jumps and strength. Each phase ends "
        + "with an easier session, and its second week moves on to harder versions or slightly more "
        + "repetitions.",
      es:
        "Cada sesión empieza con movilidad, sigue con equilibrio y saltos y acaba con fuerza. Cada fase "
        + "acaba con una sesión más ligera, y su segunda semana pide una versión más difícil o "
        + "algunas repeticiones más.")
  }

  package func birthYears(_ years: ClosedRange<Int>) -> String {
    say(
      "Enter a year from \(years.lowerBound) to \(years.upperBound).",
      es: "Escribe un año de \(years.lowerBound) a \(years.upperBound).")
  }

  package var sexes: String {
    say("Enter female or male.", es: "Escribe \(name(of: Sex.female)) o \(name(of: Sex.male)).")
  }

  package var nothingMeasured: String {
    say(
      "Nothing was measured, so nothing was saved.",
      es: "No se ha medido nada, así que no se ha guardado nada.")
  }

  /// Gives examples for tests of one side and of two sides.
  func howToRecord(_ tests: [SelfTest]) -> String {
    let examples = [tests.first { !$0.isSided }, tests.first { $0.isSided }].compactMap(\.self)
      .map { "\($0.id)=\($0.isSided ? "11/9" : "10")" }.joined(separator: " ")
    return say(
      "To save results: readyday body assess --test \(examples)",
      es: "Para guardar resultados: readyday body assess --test \(examples)")
  }

  private func movements(_ done: Int, of count: Int) -> String {
    say(
      "\(done) of \(count) \(count == 1 ? "movement" : "movements")",
      es: "\(done) de \(count) \(count == 1 ? "movimiento hecho" : "movimientos hechos")")
  }

  package func badAnswer(_ fault: AnswerFault, in test: SelfTest) -> String {
    switch fault {
    case .noNumber:
      say("Not a number; \(limits(of: test))", es: "No es un número; \(limits(of: test))")
    case .tooMany:
      test.isSided
        ? say(
          "Too many numbers; enter one, or left and right, such as 11 9.",
          es: "Sobran números; escribe uno, o izquierda y derecha, por ejemplo 11 9.")
        : say("Too many numbers; enter one.", es: "Sobran números; escribe uno.")
    case .beyondLimits:
      say("Out of range; \(limits(of: test))", es: "Fuera de rango; \(limits(of: test))")
    case .comma:
      say(
        "A comma can mean two things: enter 11 9 for left and right, or 11.5.",
        es: "La coma se puede leer de dos formas: escribe 11 9 para izquierda y derecha, o 11.5.")
    }
  }

  private func limits(of test: SelfTest) -> String {
    say(
      "enter \(Int(truncating: test.limits.lowerBound)) to \(Int(truncating: test.limits.upperBound))"
        + (test.isSided ? ", left and right, such as 11 9." : "."),
      es:
        "escribe de \(Int(truncating: test.limits.lowerBound)) a \(Int(truncating: test.limits.upperBound))"
        + (test.isSided ? ", izquierda y derecha, por ejemplo 11 9." : "."))
  }

  func adapted(_ why: BodyAdaptation) -> String {
    switch why {
    case .restDay: say("Rest today: no session.", es: "Hoy descansa: sin sesión.")
    case .easyDay:
      say(
        "The day allows easy movement only: do a mobility session for the same areas instead.",
        es: "Hoy solo conviene algo suave: en su lugar, movilidad de las mismas zonas.")
    case .moderateDay:
      say(
        "The day allows moderate training: one set fewer of each movement.",
        es: "Hoy conviene algo moderado: una serie menos de cada movimiento.")
    case .race(let title, let days):
      say(
        "\(race(quotedTitle(title), in: days)): no session" + (days == 0 ? "." : " today."),
        es: "\(race(quotedTitle(title), in: days)): "
          + (days == 0 ? "sin sesión." : "hoy, sin sesión."))
    case .hardYesterday:
      say(
        "A hard session was planned yesterday: do a mobility session for the same areas instead.",
        es: "Ayer había una sesión fuerte en el plan: en su lugar, movilidad de las mismas zonas.")
    case .hardToday:
      say(
        "Another hard session is planned today: do a mobility session for the same areas instead.",
        es: "Hoy hay otra sesión fuerte en el plan: en su lugar, movilidad de las mismas zonas.")
    }
  }
}

/// Words that are chosen before the language is known.
package typealias Wording = (Voice) -> String

/// Why an answer to a self-test is invalid.
package enum AnswerFault: Error, Equatable, CaseIterable, Sendable {
  case noNumber, tooMany, beyondLimits
  /// The comma could be a decimal comma, or separate left from right.
  case comma
}
