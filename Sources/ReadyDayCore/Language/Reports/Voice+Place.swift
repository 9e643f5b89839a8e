extension Voice {
  /// Shown next to the date: the zone at home, or away "New York, 6 h behind home".
  func place(of day: Day) -> String {
    guard let place = day.place, place.isAway else { return day.zone.name }
    return "\(name(of: place)), \(distance(of: place))"
  }

  /// The city if a journey names one, otherwise an offset such as `UTC−5`.
  private func name(of place: Place) -> String {
    place.city.map { either($0, es: city($0)) } ?? place.clock.clockName
  }

  private func distance(of place: Place) -> String {
    let hours = length(abs(place.ahead) / 60)
    return place.ahead < 0
      ? say("\(hours) behind home", es: "\(hours) menos que en casa")
      : say("\(hours) ahead of home", es: "\(hours) más que en casa")
  }

  /// A city, or an offset such as `UTC−5`, for a table of days.
  func zoneName(of day: Day) -> String { name(of: day.zone, at: day.span.start) }

  /// `Madrid time`, for a day on other clocks.
  func zoneTime(of day: Day) -> String {
    say("\(zoneName(of: day)) time", es: "hora de \(zoneName(of: day))")
  }

  private func name(of zone: Zone, at instant: Instant) -> String {
    guard zone.name.contains("/") else { return zone.offset(at: instant).clockName }
    return either(zone.place, es: city(zone.place))
  }

  /// Asks whether the user, taken to be at home, is in `zone`.
  func question(about zone: Zone) -> String {
    say(
      "Are you in \(zone.place)? If so: readyday --tz \(zone.name)",
      es: "¿Estás en \(city(zone.place))? Si es así: readyday --tz \(zone.name)")
  }

  /// `09:30–10:30` by the clocks where the user will be then, named if the day's show another time.
  func clocks(ofTraining span: TimeSpan, on day: Day) -> String {
    clocks(of: span, in: day.zone(at: span.start)) + there(at: span.start, on: day)
  }

  /// For example `, London time`; empty if the day's clocks show the same.
  func there(at moment: Instant, on day: Day) -> String {
    there(at: moment, in: day.zone(at: moment), besides: day.zone)
  }

  func there(at moment: Instant, in zone: Zone, besides own: Zone) -> String {
    guard !zone.agrees(with: own, at: moment) else { return "" }
    let name = name(of: zone, at: moment)
    return say(", \(name) time", es: ", hora de \(name)")
  }

  /// Which clock a time of that night is on; empty if there is only one.
  func there(_ plan: TonightPlan) -> String {
    guard let zone = plan.there else { return clocks(plan) }
    let name = name(of: zone, at: Instant(secondsSince1970: 0))
    return say(" (\(name) time)", es: " (hora de \(name))")
  }

  func nightFlight(napUntil end: TimeOfDay?) -> String {
    guard let end else {
      return say(
        "No nap any more: go out into daylight, and stay up until the evening.",
        es: "Ya sin siesta: sal a la luz del día y aguanta en pie hasta la noche.")
    }
    return say(
      "Nap 90 min at most, over by \(end.clock); then daylight, and stay up until the evening.",
      es: "Siesta de 90 min como mucho, antes de \(las(end)); luego, luz y en pie hasta la noche.")
  }

  /// How the time difference affects sleep; nil once it no longer does.
  func settling(at place: Place) -> String? {
    guard let settling = place.settling, settling.isSaid else { return nil }
    let shift = length(abs(settling.hours) * 60)
    // A weekday alone is one of the next six days.
    let isNear = settling.daysLeft < 7
    let until =
      settling.isLong
      ? say("for a week or more", es: "durante una semana o más")
      : say(
        "until about \(isNear ? weekday(settling.end.weekday) : shortDate(settling.end))",
        es: "hasta el \(isNear ? weekday(settling.end.weekday) : date(settling.end)), más o menos")
    return place.isAway
      ? say(
        "After a \(shift) time difference, sleep may be lighter \(until).",
        es: "Con \(shift) de diferencia horaria, puede que duermas peor \(until).")
      : say(
        "Back home after a \(shift) time difference: sleep may be lighter \(until).",
        es: "De vuelta en casa, con \(shift) de diferencia: puede que duermas peor \(until).")
  }

  /// For example `6 events at home not counted`; nil if there are none.
  func notCountedOfHome(on day: Day) -> String? {
    let count = day.events.count { $0.notCounted == .atHome }
    return count == 0
      ? nil
      : say(
        "\(count == 1 ? "1 event at home is" : "\(count) events at home are") not counted while you are away",
        es:
          "\(count == 1 ? "1 evento que tienes en tu ciudad no cuenta" : "\(count) eventos que tienes en tu ciudad no cuentan") "
          + "mientras estás fuera")
  }

  func facts(about place: Place?, on day: Day) -> [String] {
    guard let place else {
      return [
        say(
          "All times are in \(day.zone.name): where you are was not looked for, since a time zone was "
            + "given or places are hidden.",
          es: "Todas las horas son de \(day.zone.name): no se ha buscado dónde estás, porque se ha "
            + "indicado una zona horaria o los lugares están ocultos.")
      ]
    }
    return [place.isAway ? "\(name(of: place)), \(distance(of: place))." : atHome, home(of: place)]
      + [evidence(of: place), settling(at: place), notCountedOfHome(on: day).map { "\($0)." }]
      .compactMap(\.self)
  }

  private var atHome: String { say("You are at home.", es: "Estás en casa.") }

  private func home(of place: Place) -> String {
    let name = place.home.name
    return switch place.homeEvidence {
    case .configured:
      say(
        "Your home time zone is \(name), as configured.",
        es: "La zona horaria de tu casa es \(name), según la configuración.")
    case .nights(let count):
      say(
        "Your home time zone is \(name), as on \(count) of your last 28 nights.",
        es: "La zona horaria de tu casa es \(name), la de \(count) de tus últimas 28 noches.")
    case .system:
      say(
        "Your home time zone is \(name), this computer's.",
        es: "La zona horaria de tu casa es \(name), la de este ordenador.")
    }
  }

  private func evidence(of place: Place) -> String? {
    switch place.evidence {
    case .none: return nil
    case .journey(let title, let end):
      let reading = place.zone.reading(at: end)
      let (day, time) = (reading.date, reading.time)
      let journey =
        title.isEmpty ? say("A journey", es: "Un viaje") : first(title)
      return say(
        "\(journey) ends on \(shortDate(day)) at \(time.clock), \(zoneName(place)) time.",
        es: "\(journey) termina el \(date(day)) a \(las(time)), hora de \(zoneName(place)).")
    case .nights(let count, let last):
      let reading = place.zone.reading(at: last)
      return count == 1
        ? say(
          "The last night ended on \(shortDate(reading.date)) on \(place.clock.clockName) time.",
          es: "La última noche terminó el \(shortDate(reading.date)), en horario "
            + "\(place.clock.clockName).")
        : say(
          "The last \(count) nights ended on \(place.clock.clockName) time, the latest on "
            + "\(shortDate(reading.date)).",
          es:
            "Las últimas \(count) noches terminaron en horario \(place.clock.clockName), la última el "
            + "\(shortDate(reading.date)).")
    }
  }

  private func zoneName(_ place: Place) -> String {
    place.isAway ? name(of: place) : place.zone.name
  }
}
