extension Spanish {
  public func headline(_ headline: Headline) -> String {
    switch headline {
    case .red(let demands, let move?, let source): red(demands, source, move: quotedTitle(move))
    case .red(let demands, nil, let source): red(demands, source)
    case .yellow(let demands, let source): yellow(demands, source)
    case .green(let demands, let source): green(demands, source)
    case .unscored(.pending, let demands): pending(demands)
    case .unscored(.unscorable, let demands): unscorable(demands)
    case .unscored(.missing, let demands): missing(demands)
    case .unscored(.hidden, let demands?): calendarOnly(demands)
    case .unscored(.hidden, nil): "La recuperación está oculta: entrena según sensaciones."
    case .calendarOnly(let demands): calendarOnly(demands)
    case .tonight(let bedtime, let tomorrow): tonight(bedtime, tomorrow)
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
    case .some(.none): "\(recovery), agenda vacía: descansa, muévete suave y duerme pronto."
    case .eventsLeft: "\(recovery): termina el día con calma y acuéstate pronto."
    case .eventsAndTimeLeft:
      "\(recovery): termina el día con calma, entrena suave y acuéstate pronto."
    case .timeLeft: "\(recovery) y nada más previsto: muévete suave y acuéstate pronto."
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
      "La recuperación aún no está puntuada y el día está cargado: entrenar es opcional."
    case .moderate:
      "La recuperación aún no está puntuada y el día es moderado: entrena según sensaciones."
    case .light:
      "La recuperación aún no está puntuada y el día es ligero: entrena según sensaciones."
    case .some(.none):
      "La recuperación aún no está puntuada y la agenda está vacía: entrena según sensaciones."
    case .eventsLeft: "La recuperación aún no está puntuada: dosifica el resto del día."
    case .eventsAndTimeLeft:
      "La recuperación aún no está puntuada: dosifica el resto del día y entrena según sensaciones."
    case .timeLeft:
      "La recuperación aún no está puntuada y no queda nada previsto: entrena según sensaciones."
    case nil: "La recuperación aún no está puntuada: entrena según sensaciones."
    }
  }

  private func unscorable(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy:
      "No se pudo puntuar la recuperación y el día está cargado: entrenar es opcional."
    case .moderate:
      "No se pudo puntuar la recuperación y el día es moderado: entrena según sensaciones."
    case .light:
      "No se pudo puntuar la recuperación y el día es ligero: entrena según sensaciones."
    case .some(.none):
      "No se pudo puntuar la recuperación y la agenda está vacía: entrena según sensaciones."
    case .eventsLeft: "No se pudo puntuar la recuperación: dosifica el resto del día."
    case .eventsAndTimeLeft:
      "No se pudo puntuar la recuperación: dosifica el resto del día y entrena según sensaciones."
    case .timeLeft:
      "No se pudo puntuar la recuperación y no queda nada previsto: entrena según sensaciones."
    case nil: "No se pudo puntuar la recuperación: entrena según sensaciones."
    }
  }

  private func missing(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "No se conoce la recuperación y el día está cargado: entrenar es opcional."
    case .moderate:
      "No se conoce la recuperación y el día es moderado: entrena según sensaciones."
    case .light: "No se conoce la recuperación y el día es ligero: entrena según sensaciones."
    case .some(.none):
      "No se conoce la recuperación y la agenda está vacía: entrena según sensaciones."
    case .eventsLeft: "No se conoce la recuperación: dosifica el resto del día."
    case .eventsAndTimeLeft:
      "No se conoce la recuperación: dosifica el resto del día y entrena según sensaciones."
    case .timeLeft:
      "No se conoce la recuperación y no queda nada previsto: entrena según sensaciones."
    case nil: "No se conoce la recuperación: entrena según sensaciones."
    }
  }

  private func calendarOnly(_ demands: Headline.Demands) -> String {
    switch demands {
    case .heavy: "Día cargado: guarda pausas entre reuniones; entrenar es opcional."
    case .moderate: "Día moderado: dosifica el esfuerzo y entrena según sensaciones."
    case .light: "Día ligero: bueno para el trabajo profundo y para entrenar según sensaciones."
    case .none: "Agenda vacía: el día es tuyo, entrena según sensaciones."
    case .eventsLeft: "Dosifica el resto del día."
    case .eventsAndTimeLeft: "Dosifica el resto del día y entrena según sensaciones."
    case .timeLeft: "Hoy no queda nada previsto: entrena según sensaciones."
    }
  }

  private func tonight(_ bedtime: TimeOfDay?, _ tomorrow: Headline.Tomorrow) -> String {
    switch (bedtime?.clock, tomorrow) {
    case (let sleep?, .begins(let start)):
      "Por hoy ya está: duérmete hacia las \(sleep); mañana empiezas a las \(start.clock)."
    case (let sleep?, .open):
      "Por hoy ya está: duérmete hacia las \(sleep); mañana no hay nada previsto."
    case (let sleep?, .unknown): "Por hoy ya está: duérmete hacia las \(sleep)."
    case (nil, .begins(let start)):
      "Por hoy ya está: toca descansar; mañana empiezas a las \(start.clock)."
    case (nil, .open): "Por hoy ya está: toca descansar; mañana no hay nada previsto."
    case (nil, .unknown): "Por hoy ya está: toca descansar."
    }
  }
}
