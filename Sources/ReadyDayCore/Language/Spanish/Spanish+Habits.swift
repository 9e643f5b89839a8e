extension Spanish {
  package func name(of exposure: HabitExposure, _ borders: HabitBorders) -> String {
    switch exposure {
    case .heavyLoad: "carga de la agenda superior a \(threshold(borders.heavyLoad))"
    case .lateCompany: "un evento con gente hasta las 19:00 o después"
    case .eventNearSleep: "un evento que acaba 2 h o menos antes de dormir"
    case .highStrain:
      borders.highStrain.map { "esfuerzo de \(decimal($0, places: 1)) o más" } ?? "esfuerzo alto"
    case .lateWorkout: "entrenar a menos de 4 h de la hora de dormir"
    case .lateSleep: "dormirte con 1 h o más de retraso"
    case .shortSleep:
      borders.shortSleep.map { "dormir \(duration(minutes: Numerals.whole($0))) o menos" }
        ?? "dormir poco"
    case .newZone: "primeros 3 días en otra zona horaria"
    case .journal(let question): quoted(question)
    }
  }

  package func finding(_ finding: Habits.Habit.Finding) -> String {
    switch finding {
    case .lower(let points): "\(span(ofPoints: points)) menos"
    case .higher(let points): "\(span(ofPoints: points)) más"
    case .between(let low, let high): "entre \(signed(low)) y \(signed(high))"
    case .alreadyHigher: "ya alta"
    case .alreadyLower: "ya baja"
    case .tooFewDays(let known, let needed): "\(known) de \(needed)"
    case .tooFewOthers(let known, let needed): "\(known) de \(needed) sin el hábito"
    case .tooFewWeeks(let known, let needed): "\(known) de \(needed) semanas"
    case .tooFewMornings(let known, let needed): "noche \(known) de \(needed)"
    case .inseparable: "mismos días"
    }
  }

  /// `entre 8 y 28`.
  func span(ofPoints points: ClosedRange<Int>) -> String {
    points.count == 1
      ? "\(points.lowerBound)" : "entre \(points.lowerBound) y \(points.upperBound)"
  }

  package func state(_ state: Habits.State) -> String {
    switch state {
    case .clear: "efecto claro"
    case .unconfirmed: "visto este mes, no el anterior"
    case .chosen: "sueles tener esos días cuando tu recuperación ya es alta o baja"
    case .noEffect: "apenas influye en tu recuperación"
    case .unclear: "insuficiente para saberlo"
    case .tooFew: "muy pocos días"
    }
  }

  package func count(of habit: Habits.Habit) -> String {
    let noun = habit.exposure.isOfNights ? "noches" : "días"
    return "\(habit.exposed) de \(habit.pairs) \(noun)"
  }

  package var habitsTitle: String { "Hábitos" }

  package var habitsSubtitle: [String] {
    ["recuperación de la mañana siguiente", "coincidencias, no causas"]
  }

  package func remark(_ remark: HabitRemark) -> String {
    switch remark {
    case .recoveryHidden:
      "La recuperación está oculta, así que no hay con qué comparar los hábitos."
    case .notYet(let known, let needed):
      "Llevas \(known) noches de \(needed): aún hay muy pocas mañanas consecutivas con recuperación para "
        + "sacar conclusiones. Solo cuentan los meses completos."
    case .noCalendar: "No hay calendario: no hay nada sobre los eventos."
    case .unconfirmed: "Lo que solo se ha visto este mes a menudo desaparece al siguiente."
    case .howToAsk:
      "En puntos de recuperación, con intervalos del 95 %; se actualiza una vez al mes. Cómo se calcula: "
        + "readyday explain habits"
    }
  }

  package func explanation(_ fact: HabitFact) -> String {
    switch fact {
    case .rows(let mornings, let pairs):
      "\(pairs == 1 ? "1 par" : "\(pairs) pares") de mañanas consecutivas con recuperación, "
        + "\(span(of: mornings)); los datos llegan como mucho a un año atrás y acaban con el último mes "
        + "completo, así que los resultados cambian una vez al mes."
    case .model:
      "Cada línea es un ajuste por mínimos cuadrados de la recuperación del día siguiente según si "
        + "ese día se dio el hábito, la recuperación de esa misma mañana, el fin de semana, el lunes y el "
        + "paso del tiempo."
    case .lag:
      "La recuperación de esa misma mañana se mantiene fija; si no, salir cuando te encuentras bien "
        + "parecería perjudicial. La noche intermedia, no: el día influye en la mañana siguiente a través "
        + "de ella."
    case .interval:
      "El intervalo es del 95 %, con el mayor de dos errores estándar: el clásico y el de Newey y West. "
        + "En pruebas con datos reales ha contenido el valor verdadero entre 94 y 97 veces de cada 100."
    case .manyQuestions:
      "Todos los hábitos se contrastan juntos (corrección de Holm), al final de cada uno de los dos "
        + "últimos meses; «efecto claro» significa que el azar no basta para explicarlo en ninguno de los dos."
    case .control:
      "El mismo contraste se hace con la mañana anterior, que el día no puede haber cambiado. Si la "
        + "diferencia ya aparece ahí, es que eliges esos días según cómo te encuentras, y no se saca ninguna "
        + "conclusión."
    case .notCounted:
      "Hacen falta al menos 15 días con el hábito y 15 sin él, repartidos en 6 semanas, y 60 pares. Del "
        + "calendario solo cuentan las semanas con al menos 3 eventos, desde el primer evento hasta el "
        + "último."
    case .days(let exposed, let pairs, let latest):
      exposed == 0
        ? "ninguno de \(pairs)"
        : "\(exposed) de \(pairs), los últimos: \(latest.map(shortDate).joined(separator: ", "))"
    case .wholeList: "Para ver todos los días usados: readyday explain habits --format json"
    }
  }

  /// With a real minus, and a plus where it is more than nothing.
  func signed(_ number: Int) -> String {
    number < 0 ? "−\(-number)" : number > 0 ? "+\(number)" : "0"
  }

  package func span(of dates: ClosedRange<LocalDate>) -> String {
    let (from, to) = (dates.lowerBound, dates.upperBound)
    func text(_ date: LocalDate, _ hasYear: Bool) -> String {
      dayAndMonth(date) + (hasYear ? " \(padded(date.year, to: 4))" : "")
    }
    guard from != to else { return text(to, true) }
    return "\(text(from, from.year != to.year)) – \(text(to, true))"
  }

  private func dayAndMonth(_ date: LocalDate) -> String {
    shortDate(date).split(separator: " ").dropFirst().joined(separator: " ")
  }
}
