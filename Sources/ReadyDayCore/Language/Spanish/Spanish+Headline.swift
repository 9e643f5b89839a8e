extension Spanish {
  package func headline(_ headline: Headline) -> String {
    switch headline {
    case .red(let demands, let move?, let source): red(demands, source, move: quotedTitle(move))
    case .red(let demands, nil, let source): red(demands, source)
    case .yellow(let demands, let source): yellow(demands, source)
    case .green(let demands, let source): green(demands, source)
    case .unscored(.pending, let demands): pending(demands)
    case .unscored(.unscorable, let demands): unscorable(demands)
    case .unscored(.missing, let demands): missing(demands)
    case .unscored(.hidden, let demands?): calendarOnly(demands)
    case .unscored(.hidden, nil): "La recuperación está oculta: entrena por sensaciones."
    case .calendarOnly(let demands): calendarOnly(demands)
    case .tonight(let bedtime, let tomorrow): tonight(bedtime, tomorrow)
    case .calendarUncertain:
      "No se ha podido calcular parte del calendario: míralo antes de hacer planes."
    case .nothingKnown: "Aún no hay datos: indica los de WHOOP o un calendario."
    }
  }

  /// Nobody is to take readyday's score for WHOOP's.
  private func mark(_ source: RecoverySource) -> String {
    source == .computed ? " (\(computedMark))" : ""
  }

  private func red(
    _ demands: Headline.Demands?, _ source: RecoverySource, move title: String
  ) -> String {
    let recovery = "Recuperación roja\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery), día cargado: mueve \(title) y entrena suave."
    case .moderate: "\(recovery), día moderado: mueve \(title) y entrena suave."
    case .light: "\(recovery), día ligero: mueve \(title) y entrena suave."
    case .some(.none), .eventsAndTimeLeft, .timeLeft, nil:
      "\(recovery): mueve \(title) y entrena suave."
    case .eventsLeft: "\(recovery): mueve \(title) y acuéstate pronto."
    }
  }

  private func red(_ demands: Headline.Demands?, _ source: RecoverySource) -> String {
    let recovery = "Recuperación roja\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery), día cargado: haz pausas, entrena suave y duerme pronto."
    case .moderate:
      "\(recovery), día moderado: primero lo ligero, entrena suave y duerme pronto."
    case .light:
      "\(recovery), día ligero: tómatelo con calma, entrena suave y duerme pronto."
    case .some(.none): "\(recovery), agenda vacía: descansa, muévete con suavidad y duerme pronto."
    case .eventsLeft: "\(recovery): termina el día con calma y acuéstate pronto."
    case .eventsAndTimeLeft:
      "\(recovery): termina el día con calma, entrena suave y acuéstate pronto."
    case .timeLeft: "\(recovery) y nada más previsto: muévete con suavidad y acuéstate pronto."
    case nil: "\(recovery): tómatelo con calma, entrena suave y duerme pronto."
    }
  }

  private func yellow(_ demands: Headline.Demands?, _ source: RecoverySource) -> String {
    let recovery = "Recuperación amarilla\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery), día cargado: haz pausas y entrena con moderación."
    case .moderate: "\(recovery), día moderado: dosifica el trabajo y el entrenamiento."
    case .light: "\(recovery), día ligero: cabe un entrenamiento moderado."
    case .some(.none): "\(recovery), agenda vacía: cabe un entrenamiento moderado."
    case .eventsLeft: "\(recovery): lleva el resto del día a un ritmo moderado."
    case .eventsAndTimeLeft:
      "\(recovery): dosifica el resto del día; cabe un entrenamiento moderado."
    case .timeLeft: "\(recovery) y nada más previsto: cabe un entrenamiento moderado."
    case nil: "\(recovery): lleva un ritmo moderado y entrena con moderación."
    }
  }

  private func green(_ demands: Headline.Demands?, _ source: RecoverySource) -> String {
    let recovery = "Recuperación verde\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery), día cargado: primero lo difícil, y guarda alguna pausa."
    case .moderate:
      "\(recovery), día moderado: bueno para el trabajo profundo y para entrenar."
    case .light: "\(recovery), día ligero: bueno para el trabajo profundo y para entrenar."
    case .some(.none):
      "\(recovery), agenda vacía: buen día para el trabajo profundo y para entrenar."
    case .eventsLeft: "\(recovery): de lo que queda de día, primero lo difícil."
    case .eventsAndTimeLeft: "\(recovery): hay energía para el resto del día y para entrenar."
    case .timeLeft: "\(recovery) y nada más previsto: buen momento para entrenar."
    case nil: "\(recovery): buen día para el trabajo profundo y para entrenar."
    }
  }

  private func pending(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy:
      "WHOOP aún no ha dado la recuperación y el día está cargado: entrenar es opcional."
    case .moderate:
      "WHOOP aún no ha dado la recuperación y el día es moderado: entrena por sensaciones."
    case .light:
      "WHOOP aún no ha dado la recuperación y el día es ligero: entrena por sensaciones."
    case .some(.none):
      "WHOOP aún no ha dado la recuperación y la agenda está vacía: entrena por sensaciones."
    case .eventsLeft: "WHOOP aún no ha dado la recuperación: dosifica el resto del día."
    case .eventsAndTimeLeft:
      "WHOOP aún no ha dado la recuperación: dosifica el resto del día y entrena por sensaciones."
    case .timeLeft:
      "WHOOP aún no ha dado la recuperación y no queda nada previsto: entrena por sensaciones."
    case nil: "WHOOP aún no ha dado la recuperación: entrena por sensaciones."
    }
  }

  private func unscorable(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy:
      "No se pudo calcular la recuperación y el día está cargado: entrenar es opcional."
    case .moderate:
      "No se pudo calcular la recuperación y el día es moderado: entrena por sensaciones."
    case .light:
      "No se pudo calcular la recuperación y el día es ligero: entrena por sensaciones."
    case .some(.none):
      "No se pudo calcular la recuperación y la agenda está vacía: entrena por sensaciones."
    case .eventsLeft: "No se pudo calcular la recuperación: dosifica el resto del día."
    case .eventsAndTimeLeft:
      "No se pudo calcular la recuperación: dosifica el resto del día y entrena por sensaciones."
    case .timeLeft:
      "No se pudo calcular la recuperación y no queda nada previsto: entrena por sensaciones."
    case nil: "No se pudo calcular la recuperación: entrena por sensaciones."
    }
  }

  private func missing(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "No se conoce la recuperación y el día está cargado: entrenar es opcional."
    case .moderate:
      "No se conoce la recuperación y el día es moderado: entrena por sensaciones."
    case .light: "No se conoce la recuperación y el día es ligero: entrena por sensaciones."
    case .some(.none):
      "No se conoce la recuperación y la agenda está vacía: entrena por sensaciones."
    case .eventsLeft: "No se conoce la recuperación: dosifica el resto del día."
    case .eventsAndTimeLeft:
      "No se conoce la recuperación: dosifica el resto del día y entrena por sensaciones."
    case .timeLeft:
      "No se conoce la recuperación y no queda nada previsto: entrena por sensaciones."
    case nil: "No se conoce la recuperación: entrena por sensaciones."
    }
  }

  private func calendarOnly(_ demands: Headline.Demands) -> String {
    switch demands {
    case .heavy: "Día cargado: guarda pausas entre reuniones; entrenar es opcional."
    case .moderate: "Día moderado: dosifica el esfuerzo y entrena por sensaciones."
    case .light: "Día ligero: bueno para el trabajo profundo y para entrenar por sensaciones."
    case .none: "Agenda vacía: el día es tuyo, entrena por sensaciones."
    case .eventsLeft: "Dosifica el resto del día."
    case .eventsAndTimeLeft: "Dosifica el resto del día y entrena por sensaciones."
    case .timeLeft: "Hoy no queda nada previsto: entrena por sensaciones."
    }
  }

  private func tonight(_ bedtime: TimeOfDay?, _ tomorrow: Headline.Tomorrow) -> String {
    switch (bedtime, tomorrow) {
    case (let sleep?, .begins(let start)):
      "Por hoy ya está: duérmete hacia \(las(sleep)); mañana empiezas a \(las(start))."
    case (let sleep?, .open):
      "Por hoy ya está: duérmete hacia \(las(sleep)); mañana no hay nada previsto."
    case (let sleep?, .unknown): "Por hoy ya está: duérmete hacia \(las(sleep))."
    case (nil, .begins(let start)):
      "Por hoy ya está: toca descansar; mañana empiezas a \(las(start))."
    case (nil, .open): "Por hoy ya está: toca descansar; mañana no hay nada previsto."
    case (nil, .unknown): "Por hoy ya está: toca descansar."
    }
  }
}
