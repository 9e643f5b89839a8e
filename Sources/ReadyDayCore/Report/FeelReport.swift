extension Report {
  /// How the user feels, in date order, and what `state` means for the day.
  ///
  /// `state` is computed without readings. Without it, the feelings are only listed.
  package init(
    _ feelings: [Feeling], state: BodyState? = nil, isHidden: Bool = false, today: LocalDate,
    phrases: Voice
  ) {
    let said = feelings.map { feeling in
      let isThisYear = feeling.date.year == today.year
      let date =
        isThisYear
        ? phrases.shortDate(feeling.date) : phrases.longDate(feeling.date).withCapital
      return ["\(date): \(phrases.word(feeling))", feeling.note]
        .filter { !$0.isEmpty }.joined(separator: " · ")
    }
    // Said again in the same words, it is listed once.
    let lines = said.indices.filter { $0 == 0 || said[$0] != said[$0 - 1] }.map { said[$0] }
    let consequences = state.map { phrases.consequences(of: $0, feelings.last, today: today) } ?? []
    self.init(
      sentences: lines.isEmpty
        ? [
          isHidden
            ? phrases.say(
              "What you say with feel is hidden.", es: "Lo que dices con feel está oculto.")
            : phrases.say("You have not said how you are.", es: "No has dicho cómo estás.")
        ]
        : lines + consequences, in: phrases.language)
  }
}

extension Document<[Feeling]> {
  package static var feel: Document {
    Document(
      "feel", about: .days,
      [
        .list(
          "feelings",
          Fields<Feeling>([
            .text("id") { $0.id }, .date("date") { $0.date },
            .text("word") { $0.word.code.rawValue },
            .optionalText("part") { $0.word.part?.rawValue },
            .optionalText("systemic") { $0.word.systemic },
            .optionalInteger("rating") { $0.rating }, .optionalDate("until") { $0.until },
            .text("note") { $0.note }, .moment("created_at") { $0.createdAt },
          ])
        ) { $0 }
      ])
  }
}

extension Voice {
  /// The user's note for the day, and upcoming races.
  func notes(of day: Day) -> [String] {
    let note = day.state.note
    return (note.isEmpty ? [] : [say("Your note: \(note)", es: "Tu nota: \(note)")])
      + day.raceNotes.map { self.note($0) }
  }

  /// For example `Madrid marathon in 5 days. Do not start this one: …`.
  func note(_ race: RaceNote) -> String {
    switch race {
    case .countdown(let ahead): return countdown(to: ahead)
    case .doNotStart(let ahead):
      return days(to: ahead)
        + say(
          " Do not start this one: you will not have recovered fully.",
          es: " No tomes la salida: todavía no te habrás recuperado del todo.")
    case .free(let ahead, let date):
      return days(to: ahead)
        + say(
          " If you are well, training is free again from \(shortDate(date)).",
          es: " Si estás bien, podrás entrenar sin límite desde el \(self.date(date)).")
    case .ifWell(let ahead):
      return days(to: ahead)
        + say(
          " Start only if you have been well for \(RaceNote.daysWell) days before it.",
          es: " Toma la salida solo si llevas \(RaceNote.daysWell) días bien.")
    }
  }

  private func days(to ahead: Races.Ahead) -> String {
    let (title, days) = (first(ahead.race.title), ahead.days)
    return days == 1
      ? say("\(title) tomorrow.", es: "\(title), mañana.")
      : say("\(title) in \(days) days.", es: "\(title), dentro de \(days) días.")
  }

  /// For example `Madrid marathon in 9 days. Taper: …`.
  private func countdown(to ahead: Races.Ahead) -> String {
    let start = days(to: ahead)
    guard let taper = ahead.taper else { return start }
    let effort =
      taper.hasRaceEffort
      ? say(
        ", one of them short and at race effort",
        es: ", una de ellas corta y a ritmo de competición")
      : ""
    return start
      + say(
        " Taper: about \(percent(Double(taper.percentLess))) less volume than usual, in the same number of sessions\(effort).",
        es:
          " Puesta a punto: cerca de un \(percent(Double(taper.percentLess))) menos de volumen con el mismo número de sesiones\(effort)."
      )
  }

  /// The user's state and its effects, and why readings are missing; nil if there is neither.
  ///
  /// Tomorrow's briefing says only why readings are missing.
  func state(
    of briefing: Briefing, isTomorrow: Bool = false, withNotes notes: Bool = false
  ) -> Report.Section? {
    let day = briefing.day
    let today =
      (notes ? self.notes(of: day) : []) + [day.place.flatMap(settling)].compactMap(\.self)
      + self.sentences(about: day.state)
    let sentences =
      (isTomorrow ? [] : today) + (briefing.missingReadings.map { [sentence(about: $0)] } ?? [])
    return sentences.isEmpty ? nil : Report.Section(.sentences(sentences))
  }
}

extension Day {
  /// Nil if feelings are hidden and the readings do not limit the day either.
  var ifStateIsShown: Day? {
    let hidesFeel = morning?.hidden.contains(.feel) == true
    return hidesFeel && state.unusual == nil && state.wayBack == nil ? nil : self
  }

  static let stateFields = Fields<Day>([
    .optionalText("word") { $0.state.word?.code.rawValue },
    .optionalInteger("rating") { $0.state.rating },
    .optionalText("note") { $0.state.note.isEmpty ? nil : $0.state.note },
    .optionalInteger("ill_day") { $0.state.illness?.day },
    .optionalInteger("unusual_day") { $0.state.unusual?.mornings },
    .optionalInteger("back_day") { $0.state.wayBack?.day },
    .codes("injured") { $0.state.injuries.map(\.joint) },
    .sentences("sentences") { $1.sentences(about: $0.state) },
  ])
}
