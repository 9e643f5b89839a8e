extension Voice {
  package func sentence(_ sentence: BodySentence) -> String {
    switch sentence {
    case .stopAtPain:
      say(
        "Stop if it hurts; ask a physiotherapist about injuries.",
        es: "Detente si te duele; si tienes una lesión, pregunta a un fisioterapeuta.")
    case .noDiagnosis:
      say(
        "A score compares you with the people in one study: 50 is the middle of that group. It is not a diagnosis.",
        es: "La puntuación te compara con las personas de un estudio: 50 es el punto medio de "
          + "ese grupo. No es un diagnóstico.")
    case .profileKept: say("Profile saved.", es: "Perfil guardado.")
    case .profileUnchanged: say("Nothing has changed.", es: "No ha cambiado nada.")
    case .injuriesHidden: say("What you avoid is hidden.", es: "Lo que evitas está oculto.")
    case .healthHidden:
      say(
        "What you avoid and your answers about health are hidden, and are not considered here.",
        es:
          "Lo que evitas y tus respuestas sobre tu salud están ocultos; aquí no se tienen en cuenta."
      )
    case .assessed(let tests):
      say(
        "Saved with \(tests) \(tests == 1 ? "test" : "tests").",
        es: "Guardada con \(tests) \(tests == 1 ? "prueba" : "pruebas").")
    case .noAssessment:
      say(
        "No assessment yet: readyday body assess",
        es: "Aún no hay ninguna valoración: readyday body assess")
    case .overall(let score, let areas, let all):
      say(
        score.map { "\($0) out of 100, from \(areas) of \(all) areas" }
          ?? "no score: \(areas) of \(all) areas measured, three needed",
        es: score.map { "\($0) sobre 100, con \(areas) de las \(all) zonas medidas" }
          ?? "sin puntuación: \(areas) de \(all) zonas medidas; hacen falta tres")
    case .areaScore(let score, let tests, let all):
      (score.map { "\($0)/100" } ?? "--")
        + say(
          " (\(tests) of \(count(all, "test")) done)",
          es: " (\(tests) de \(count(all, "prueba hecha", "pruebas hechas")))")
    case .sides(let left, let right, let isUneven):
      say(
        "left \(left), right \(right)" + (isUneven ? ": uneven" : ""),
        es: "izquierda \(left), derecha \(right)" + (isUneven ? ": desiguales" : ""))
    case .bothSides(let value):
      say("\(value), taken for both sides", es: "\(value), para ambos lados")
    case .lacksAge:
      say("no score without your birth year", es: "sin puntuación: falta tu año de nacimiento")
    case .outsideAges(let ages):
      say(
        "no norm for ages outside \(ages.lowerBound)–\(ages.upperBound)",
        es: "sin valores de referencia fuera de \(ages.lowerBound)–\(ages.upperBound) años")
    case .change(let points, let date):
      say(
        "\(signed(points)) since \(shortDate(date))",
        es: "\(signed(points)) desde el \(self.date(date))")
    case .unmeasured(let tests):
      say(
        "Not measured: \(tests.map(name).joined(separator: ", ")).",
        es: "Sin medir: \(tests.map(name).joined(separator: ", ")).")
    case .noProgramme:
      say(
        "No programme: readyday body programme start",
        es: "No hay ningún programa: readyday body programme start")
    case .started(let sessions, let first):
      say(
        "Six weeks, \(sessions) sessions; the first on \(shortDate(first)).",
        es: "Seis semanas, \(sessions) sesiones; la primera, el \(date(first)).")
    case .replaced(let begun):
      say("The previous programme has ended", es: "El programa anterior ha terminado")
        + (begun.map { ": readyday body programme --date \($0)" } ?? ".")
    case .stopped:
      say(
        "Programme ended; to see it: readyday body programme",
        es: "Programa terminado; para verlo: readyday body programme")
    case .noSession(nil):
      say("No session today, and none ahead.", es: "Hoy no hay sesión, ni quedan más.")
    case .noSession(let next?):
      say(
        "No session today; the next is on \(shortDate(next)).",
        es: "Hoy no hay sesión; la próxima es el \(date(next)).")
    case .session(let phase, let number, let count, let effort, let isDeload):
      say(
        "Phase \(self.number(of: phase)) (\(name(of: phase).lowercased())) · session \(number) of \(count) in the programme · \(name(of: effort))"
          + (isDeload ? ": the easier one that ends the phase" : ""),
        es:
          "Fase \(self.number(of: phase)) (\(name(of: phase).lowercased())) · sesión \(number) de \(count) del programa · \(name(of: effort))"
          + (isDeload ? ": la más ligera, con la que acaba la fase" : ""))
    case .progress(let done, let count, let status):
      say(
        "\(name(of: status).withCapital): \(movements(done, of: count)) done",
        es: "\(name(of: status).withCapital): \(movements(done, of: count))")
    case .followsNewAnswers:
      say(
        "This session follows your new profile.",
        es: "La sesión se ha rehecho según tu nuevo perfil.")
    case .shorter(let minutes):
      say(
        "It is shorter than the \(duration(minutes: minutes)) you chose: too few other movements suit you.",
        es:
          "Dura menos de los \(duration(minutes: minutes)) que pediste: te faltan ejercicios posibles."
      )
    case .adapted(let why): adaptation(why)
    case .offeringMove(let date):
      say(
        "To move it to \(shortDate(date)): readyday body move",
        es: "Para pasarla al \(self.date(date)): readyday body move")
    case .moved(let from, let to):
      say(
        "Moved from \(shortDate(from)) to \(shortDate(to)).",
        es: "Pasada del \(date(from)) al \(date(to)).")
    case .noFreeDay:
      say(
        "No day is left for it this week, so skip it: you do not have to make it up.",
        es: "Esta semana no queda ningún día libre: sáltatela, no hay que recuperarla.")
    case .howToTell:
      say("When finished, run: readyday body done", es: "Al terminar, ejecuta: readyday body done")
    case .assessmentDue:
      say(
        "A phase has ended: test yourself again with readyday body assess",
        es: "Ha acabado una fase: vuelve a medirte con readyday body assess")
    case .welcome:
      say(
        "Six weeks of exercises, tailored to you: test yourself with readyday body assess, then run readyday body programme start",
        es: "Seis semanas de ejercicios a tu medida: haz las pruebas con readyday body assess y "
          + "después ejecuta readyday body programme start")
    case .repeating:
      say(
        "You did too few sessions, so this phase runs two more weeks. To move on anyway: readyday body programme next",
        es: "Has hecho pocas sesiones, así que esta fase dura dos semanas más. Para pasar ya a "
          + "la siguiente: readyday body programme next")
    case .marked(let done, let count, let status):
      say(
        "Session \(name(of: status)): \(movements(done, of: count)) done.",
        es: "Sesión \(name(of: status)): \(movements(done, of: count)).")
    case .phaseAdherence(let done, let partly, let count):
      say(
        "\(done) of \(count) done" + (partly > 0 ? ", \(partly) partly" : ""),
        es: "\(done) de \(count) hechas" + (partly > 0 ? ", \(partly) en parte" : ""))
    case .slot(let time): say("You have time at \(time)", es: "Hueco para la sesión: \(time)")
    case .restsOn(let areas):
      areas == 0
        ? say(
          "Without an assessment, all areas count the same, except that those your sports need count more.",
          es: "Sin valoración previa, todas las zonas cuentan igual, salvo las de tus deportes, "
            + "que cuentan más.")
        : say(
          "Based on what you have measured (\(count(areas, "area"))), weakest first.",
          es:
            "Programa basado en lo que has medido (\(count(areas, "zona"))), empezando por lo más débil."
        )
    case .weights(let shares):
      say(
        "How much each area gets: \(shares.joined(separator: ", ")).",
        es: "Reparto por zonas: \(shares.joined(separator: ", ")).")
    case .balance:
      say(
        "Push, pull, hinge, squat and carry exercises alternate over the week; no movement appears in three sessions "
          + "in a row, and anything you avoid or lack the equipment for is left out.",
        es:
          "Los ejercicios de empuje, tracción, bisagra de cadera, sentadilla y transporte de peso se alternan a lo largo de la semana; ningún "
          + "movimiento sale en tres sesiones seguidas, y se dejan fuera los que evitas o para los que te falta material."
      )
    case .order:
      say(
        "Each session starts with mobility, followed by balance, jumps and strength. Each phase ends "
          + "with an easier session, and its second week moves on to harder versions or slightly more "
          + "repetitions.",
        es:
          "Cada sesión empieza con movilidad, sigue con equilibrio y saltos y acaba con fuerza. Cada fase "
          + "acaba con una sesión más ligera, y su segunda semana pide una versión más difícil o "
          + "algunas repeticiones más.")
    case .howHard:
      say(
        "There is a day between hard sessions if your training days allow it. On a red or easy day, the "
          + "session becomes a mobility session for the same areas.",
        es:
          "Entre dos sesiones fuertes se deja un día, si los que has elegido lo permiten. Si la recuperación está en rojo o el "
          + "día es suave, la sesión pasa a ser de movilidad, con las mismas zonas.")
    case .byWhom:
      say(
        "The rules and the choice of exercises are readyday's own judgement, based on published work; they "
          + "do not replace an examination by a physiotherapist.",
        es:
          "Las reglas y los movimientos son criterio propio de readyday, basado en estudios publicados; no "
          + "sustituyen la valoración de un fisioterapeuta.")
    case .howToAnswer:
      say(
        "Skip what you cannot do: an empty answer takes you to the next test. Ctrl-D ends the test and "
          + "saves what you have, Ctrl-C saves nothing.",
        es:
          "Deja en blanco lo que no puedas hacer y se pasa a la siguiente prueba. Ctrl-D termina y guarda "
          + "lo que haya; Ctrl-C no guarda nada.")
    case .askForBirthYear:
      say(
        "Your birth year, for norms by age, or Enter to leave it out:",
        es: "Tu año de nacimiento, para los baremos por edad, o Intro para omitirlo:")
    case .birthYears(let years):
      say(
        "Enter a year from \(years.lowerBound) to \(years.upperBound).",
        es: "Escribe un año de \(years.lowerBound) a \(years.upperBound).")
    case .askForSex:
      say(
        "Your sex, for the norms: female, male, or Enter to leave it out:",
        es:
          "Tu sexo, para los baremos: \(name(of: Sex.female)), \(name(of: Sex.male)), o Intro para omitirlo:"
      )
    case .sexes:
      say("Enter female or male.", es: "Escribe \(name(of: Sex.female)) o \(name(of: Sex.male)).")
    case .badAnswer(let fault, let test): self.fault(fault, in: test)
    case .nothingMeasured:
      say(
        "Nothing was measured, so nothing was saved.",
        es: "No se ha medido nada, así que no se ha guardado nada.")
    case .howToRecord(let tests): howToRecord(tests)
    }
  }

  /// Gives examples for tests of one side and of two sides.
  private func howToRecord(_ tests: [SelfTest]) -> String {
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

  private func fault(_ fault: AnswerFault, in test: SelfTest) -> String {
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

  private func adaptation(_ why: BodyAdaptation) -> String {
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
