/// Suggests a nap before a night shift, and warns about driving home.
struct NapBeforeNight: RecommendationRule {
  static let id = "nap-before-night"
  static let name = Phrase(
    "A nap before a night shift", es: "Una siesta antes de un turno de noche")

  let work: NightWork
  let nap: TimeSpan
  let zone: Zone

  static func look(at day: Day) throws(Obstacle) -> NapBeforeNight {
    try day.needsCalendar()
    guard let work = day.shifts?.work, let nap = day.shifts?.nap else { throw Self.noNap }
    return NapBeforeNight(work: work, nap: nap, zone: day.zone)
  }

  var kind: Recommendation.Kind { .sleep }
  var priority: Recommendation.Priority { .high }
  var span: TimeSpan? { nap }
  var subject: String { "\(work.start.clock) \(work.title)" }
  var inputs: [Recommendation.Input] {
    Recommendation.Input.ends(of: nap) + [
      .moment("work_start", work.span.start), .moment("work_end", work.span.end),
    ]
  }

  func title(in voice: Voice) -> String {
    let hours = voice.hours(of: nap, in: zone)
    return voice.say(
      "Nap before \(work.start.clock): \(hours) is free",
      es: "Échate una siesta antes de \(voice.las(work.start)): tienes libre de \(hours)")
  }

  func body(in voice: Voice) -> String {
    voice.say(
      "\(voice.first(work.title)) lasts until \(work.end.clock).",
      es: "\(voice.first(work.title)) dura hasta \(voice.las(work.end)).")
      + (work.isElsewhere ? " " + voice.napBeforeDriving : "")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let hours = voice.hours(of: nap, in: zone)
    return [
      "\(voice.clause(work).withCapital)."
        + voice.say(
          " \(hours) is the first free time after 13:00 of 1 h 30 min or more that ends at least 2 h before.",
          es:
            " De \(hours) tienes el primer rato libre después de las 13:00 que dura al menos 1 h 30 min y "
            + "acaba al menos 2 h antes del turno.")
    ]
  }

  static let noNap = Obstacle {
    $0.say(
      "You do not work tonight, come from another night shift, or have no 1 h 30 min free before it.",
      es: "Esta noche no trabajas, vienes de otro turno o no tienes 1 h 30 min libres antes.")
  }
}

extension Voice {
  /// A question and its answer, for the end of a night shift.
  package var napBeforeDriving: String {
    say(
      "Sleepy at the end? Nap before you drive.",
      es: "¿Acabas con sueño? Échate una siesta antes de conducir.")
  }
}
