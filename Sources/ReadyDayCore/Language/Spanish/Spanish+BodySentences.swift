// Sentences about assessments and programmes.
extension Spanish {
  package func sentence(_ sentence: BodySentence) -> String {
    switch sentence {
    case .stopAtPain: "Detente si te duele; si tienes una lesión, pregunta a un fisioterapeuta."
    case .noDiagnosis:
      "La puntuación te compara con las personas de un estudio: 50 es el punto medio. No es un diagnóstico."
    case .profileKept: "Perfil guardado."
    case .profileUnchanged: "No ha cambiado nada."
    case .injuriesHidden: "Lo que evitas está oculto."
    case .assessed(let tests): "Guardada con \(tests) \(tests == 1 ? "prueba" : "pruebas")."
    case .noAssessment: "Aún no hay ninguna valoración: readyday body assess"
    case .overall(let score, let areas, let all):
      "\(score.map { "\($0) sobre 100" } ?? "sin puntuación"), con \(areas) de \(all) zonas"
    case .areaScore(let score, let tests, let all):
      "\(score.map { "\($0)" } ?? "--"), \(tests) de \(all) \(all == 1 ? "prueba" : "pruebas")"
    case .sides(let left, let right, let isUneven):
      "izquierda \(left), derecha \(right)" + (isUneven ? ": desiguales" : "")
    case .bothSides(let value): "\(value), para ambos lados"
    case .lacksAge: "sin puntuación: falta tu año de nacimiento"
    case .outsideAges(let ages):
      "sin valores de referencia fuera de \(ages.lowerBound)–\(ages.upperBound) años"
    case .change(let points, let date): "\(signed(points)) desde el \(self.date(date))"
    case .unmeasured(let tests):
      "Sin medir: \(tests.map(name).joined(separator: ", "))."
    case .noProgramme: "No hay ningún programa: readyday body programme start"
    case .started(let sessions, let first):
      "Seis semanas, \(sessions) sesiones; la primera, el \(date(first))."
    case .replaced(nil): "El programa anterior ha terminado."
    case .replaced(let begun?):
      "El programa anterior ha terminado: readyday body programme --date \(begun)"
    case .stopped: "Programa terminado; para verlo: readyday body programme"
    case .noSession(nil): "Hoy no hay sesión, ni quedan más."
    case .noSession(let next?): "Hoy no hay sesión; la próxima es el \(date(next))."
    case .session(let phase, let number, let count, let effort, let isDeload):
      "Fase de \(name(of: phase).lowercased()), sesión \(number) de \(count), \(name(of: effort))"
        + (isDeload ? ": la más ligera, con la que acaba una fase" : "")
    case .progress(let done, let count, let status):
      "\(name(of: status).withCapital): \(movements(done, of: count))"
    case .adapted(let why): adaptation(why)
    case .offeringMove(let date): "Para pasarla al \(self.date(date)): readyday body move"
    case .moved(let from, let to): "Pasada del \(date(from)) al \(date(to))."
    case .noFreeDay: "Esta semana no queda ningún día libre: sáltatela, no hay que recuperarla."
    case .howToTell: "Cuando la hayas hecho: readyday body done"
    case .assessmentDue: "Ha acabado una fase: vuelve a medirte con readyday body assess"
    case .marked(let done, let count, let status):
      "Sesión \(name(of: status)): \(movements(done, of: count))."
    case .phaseAdherence(let done, let partly, let count):
      "\(done) de \(count) hechas" + (partly > 0 ? ", \(partly) en parte" : "")
    case .slot(let time): "Hueco libre para la sesión: \(time)"
    case .restsOn(let areas):
      areas == 0
        ? "Preparado sin valoración: todas las zonas cuentan igual, salvo las de tus deportes, que cuentan más."
        : "Preparado con \(areas) \(areas == 1 ? "zona medida" : "zonas medidas"); la más débil va primero."
    case .weights(let shares): "Reparto por zonas: \(shares.joined(separator: ", "))."
    case .balance:
      "Empuje, tracción, bisagra, sentadilla y carga se alternan a lo largo de la semana; ningún "
        + "movimiento sale en tres sesiones seguidas, ni ninguno que evites o para el que te falte material."
    case .order:
      "Cada sesión empieza con movilidad, sigue con equilibrio y saltos y acaba con fuerza. Cada fase "
        + "acaba con una sesión más ligera, y su segunda semana pide una versión más difícil o "
        + "algunas repeticiones más."
    case .howHard:
      "Entre dos sesiones fuertes se deja un día, si los que has elegido lo permiten. Si la recuperación está en rojo o el "
        + "día es suave, la sesión pasa a ser movilidad de las mismas zonas."
    case .byWhom:
      "Las reglas y los movimientos son criterio propio de readyday, basado en estudios publicados; no "
        + "sustituyen la valoración de un fisioterapeuta."
    case .howToAnswer:
      "Deja en blanco lo que no puedas hacer y se pasa a la siguiente prueba. Ctrl-D termina y guarda "
        + "lo que haya; Ctrl-C no guarda nada."
    case .askForBirthYear: "Tu año de nacimiento, para los baremos por edad, o Intro para omitirlo:"
    case .birthYears(let years): "Escribe un año de \(years.lowerBound) a \(years.upperBound)."
    case .askForSex:
      "Tu sexo, para los baremos: \(name(of: Sex.female)), \(name(of: Sex.male)), o Intro para omitirlo:"
    case .sexes: "Escribe \(name(of: Sex.female)) o \(name(of: Sex.male))."
    case .badAnswer(let fault, let test): self.fault(fault, in: test)
    case .nothingMeasured: "No se ha medido nada, así que no se ha guardado nada."
    case .howToRecord:
      "Para guardar resultados: readyday body assess --test plank=60 knee-to-wall=11/9"
    }
  }

  private func movements(_ done: Int, of count: Int) -> String {
    "\(done) de \(count) \(count == 1 ? "movimiento hecho" : "movimientos hechos")"
  }

  private func fault(_ fault: AnswerFault, in test: SelfTest) -> String {
    switch fault {
    case .noNumber: "No es un número; \(limits(of: test))"
    case .tooMany:
      test.isSided
        ? "Sobran números; escribe uno, o izquierda y derecha, por ejemplo 11 9."
        : "Sobran números; escribe uno."
    case .beyondLimits: "Fuera de rango; \(limits(of: test))"
    case .comma:
      "La coma se puede leer de dos formas: escribe 11 9 para izquierda y derecha, o 11.5."
    }
  }

  private func limits(of test: SelfTest) -> String {
    "escribe de \(Int(test.limits.lowerBound)) a \(Int(test.limits.upperBound))"
      + (test.isSided ? ", izquierda y derecha, por ejemplo 11 9." : ".")
  }

  private func adaptation(_ why: BodyAdaptation) -> String {
    switch why {
    case .easyDay:
      "El día solo permite movimiento suave: en su lugar, movilidad de las mismas zonas."
    case .moderateDay: "Hoy conviene algo moderado: una serie menos de cada movimiento."
    case .race(let title, let days):
      "\(race(quotedTitle(title), in: days)): " + (days == 0 ? "sin sesión." : "hoy, sin sesión.")
    case .hardYesterday:
      "Ayer había una sesión fuerte en el plan: en su lugar, movilidad de las mismas zonas."
    case .hardToday:
      "Hoy hay otra sesión fuerte en el plan: en su lugar, movilidad de las mismas zonas."
    }
  }
}
