extension Voice {
  /// The day's light, and its weather if it matters; empty if neither is known.
  func outside(on day: Day) -> [String] {
    (day.daylight.map { [sentence(about: $0, in: day.zone)] } ?? [])
      + (weather(of: day).map { [$0.withCapital + "."] } ?? [])
  }

  /// For example `Daylight 07:12–18:42 (sun 07:41–18:13; approximate, for Madrid).`, in the zone's time.
  func sentence(about daylight: Daylight, in zone: Zone) -> String {
    let asides = [sun(daylight.sun, in: zone), place(of: daylight.spot)].compactMap(\.self)
    let aside = asides.isEmpty ? "" : " (\(asides.joined(separator: "; ")))"
    let light =
      switch daylight.light {
      case .between(let span):
        say(
          "Daylight \(lightClocks(of: span, in: zone))",
          es: "Luz: \(lightClocks(of: span, in: zone))")
      case .always: say("Daylight all day and night", es: "Luz todo el día y toda la noche")
      case .never: say("Dark all day", es: "Sin luz en todo el día")
      }
    return "\(light)\(aside)."
  }

  private func sun(_ course: Daylight.Course, in zone: Zone) -> String? {
    switch course {
    case .between(let span):
      say("sun \(clocks(of: span, in: zone))", es: "sol: \(clocks(of: span, in: zone))")
    case .always: say("the sun does not set", es: "el sol no se pone")
    case .never: say("the sun does not rise", es: "el sol no sale")
    }
  }

  /// Whole minutes that are light from beginning to end.
  private func lightClocks(of span: TimeSpan, in zone: Zone) -> String {
    clocks(of: TimeSpan(from: span.start.roundedUp(to: 60), to: span.end), in: zone)
  }

  /// Nil for a place that the user named: it needs no saying.
  private func place(of spot: Spot) -> String? {
    guard spot.isOfZone, let name = spot.name else { return nil }
    return say("approximate, for \(name)", es: "aproximado, para \(city(name))")
  }

  /// What of the windows is not light, for example `light until 18:42`; nil if all of them are, if
  /// the place is unknown, or if the user trains indoors.
  func light(in windows: [WorkoutWindow], on day: Day) -> String? {
    guard day.isOutdoors != false, let course = day.daylight?.light else { return nil }
    switch course {
    case .always: return nil
    case .never: return windows.isEmpty ? nil : say("in the dark", es: "a oscuras")
    case .between(let span):
      let dawn = span.start.roundedUp(to: 60)
      return light(
        from: windows.contains { $0.span.start < span.start } ? day.time(at: dawn) : nil,
        until: windows.contains { $0.span.end > span.end } ? day.time(at: span.end) : nil)
    }
  }

  /// Only where the user said where they are: the light of a zone's city is not worth a place in a
  /// line of a screen.
  func placedLight(in windows: [WorkoutWindow], on day: Day) -> String? {
    day.daylight?.spot.isOfZone == false ? light(in: windows, on: day) : nil
  }

  private func light(from dawn: TimeOfDay?, until dusk: TimeOfDay?) -> String? {
    switch (dawn, dusk) {
    case (nil, nil): nil
    case (let dawn?, nil): say("daylight from \(dawn.clock)", es: "con luz desde \(las(dawn))")
    case (nil, let dusk?): say("daylight until \(dusk.clock)", es: "con luz hasta \(las(dusk))")
    case (let dawn?, let dusk?):
      say("daylight \(dawn.range(to: dusk))", es: "luz: \(dawn.range(to: dusk))")
    }
  }
}

extension Voice {
  /// For example `4–13 °C, rain 15–18`; nil if nothing of it matters to somebody who trains outdoors.
  func weather(of day: Day) -> String? {
    guard day.isOutdoors != false, let weather = day.weather, weather.matters else { return nil }
    return ([degrees(weather.celsius)] + troubles(of: weather, in: nil, on: day))
      .joined(separator: ", ")
  }

  /// For example `rain 15–18`; nil if the window has nothing of the kind.
  func troubles(in window: WorkoutWindow, on day: Day) -> String? {
    guard day.isOutdoors != false, let weather = day.weather else { return nil }
    let found = troubles(of: weather, in: window.span, on: day)
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// `span`: the part of the day that is meant; nil for all of it.
  private func troubles(of weather: DayWeather, in span: TimeSpan?, on day: Day) -> [String] {
    func hours(_ spans: [TimeSpan]) -> String? {
      let part = spans.compactMap { span.map($0.intersection) ?? $0 }
      return part.isEmpty ? nil : part.map { self.hours(of: $0, on: day) }.joined(separator: ", ")
    }
    let troubles = Forecast.Trouble.allCases.compactMap { trouble in
      hours(weather.spans(with: trouble)).map { "\(name(of: trouble)) \($0)" }
    }
    let heats = Forecast.Heat.allCases.filter { $0 != .none }.compactMap { heat in
      hours(weather.spans(of: heat)).map { self.heat(heat, $0, weather, isWhole: span == nil) }
    }
    return troubles + heats
  }

  /// Advice about extreme heat is given once in a run of such days.
  private func heat(
    _ heat: Forecast.Heat, _ hours: String, _ weather: DayWeather, isWhole: Bool
  ) -> String {
    let isSaid = isWhole && heat == weather.heat && !(heat == .extreme && weather.isHotAgain)
    let advice = isSaid ? ": \(advice(on: heat))" : ""
    return say("heat about \(hours)\(advice)", es: "calor, más o menos \(hours)\(advice)")
  }

  private func advice(on heat: Forecast.Heat) -> String {
    switch heat {
    case .none, .warm:
      say(
        "outdoors earlier or in the shade, at most moderate",
        es: "al aire libre antes o a la sombra, y sin forzar")
    case .hot: say("outdoors only short and easy", es: "al aire libre, solo corto y suave")
    case .extreme: say("train indoors", es: "entrena a cubierto")
    }
  }

  private func name(of trouble: Forecast.Trouble) -> String {
    switch trouble {
    case .rain: say("rain", es: "lluvia")
    case .snow: say("snow", es: "nieve")
    case .ice: say("ice", es: "hielo")
    case .wind: say("strong wind", es: "viento fuerte")
    }
  }

  /// For example `4–13 °C`, in the user's unit.
  private func degrees(_ celsius: ClosedRange<Double>) -> String {
    let (low, high) = (degrees(celsius.lowerBound), degrees(celsius.upperBound))
    guard low != high else { return "\(low) \(units.degrees)" }
    return
      (low.hasPrefix("−") ? say("\(low) to \(high)", es: "de \(low) a \(high)") : "\(low)–\(high)")
      + " \(units.degrees)"
  }

  private func degrees(_ celsius: Double) -> String {
    let shown = Int(rounding: units == .imperial ? celsius * 1.8 + 32 : celsius)
    return shown < 0 ? "−\(-shown)" : "\(shown)"
  }

  /// `15–18`, or `15:30–18:30` where the forecast's hours do not begin on the clock's.
  private func hours(of span: TimeSpan, on day: Day) -> String {
    let (start, end) = (day.time(at: span.start), day.time(at: span.end))
    guard start.minute == 0, end.minute == 0 else { return start.range(to: end) }
    return "\(start.hour)–\(end == .midnight ? 24 : end.hour)"
  }
}
