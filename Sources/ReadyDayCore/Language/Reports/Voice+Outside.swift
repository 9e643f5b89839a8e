extension Voice {
  /// For example `Light 07:12–18:42 (sun 07:41–18:13; about, for Madrid).`, in the zone's time.
  func sentence(about daylight: Daylight, in zone: Zone) -> String {
    let asides = [sun(daylight.sun, in: zone), place(of: daylight.spot)].compactMap(\.self)
    let aside = asides.isEmpty ? "" : " (\(asides.joined(separator: "; ")))"
    let light =
      switch daylight.light {
      case .between(let span):
        say(
          "Light \(lightClocks(of: span, in: zone))",
          es: "Luz: \(lightClocks(of: span, in: zone))")
      case .always: say("Light all day and night", es: "Luz todo el día y toda la noche")
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
    return say("about, for \(name)", es: "más o menos, en \(city(name))")
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

  private func light(from dawn: TimeOfDay?, until dusk: TimeOfDay?) -> String? {
    switch (dawn, dusk) {
    case (nil, nil): nil
    case (let dawn?, nil): say("light from \(dawn.clock)", es: "con luz desde \(las(dawn))")
    case (nil, let dusk?): say("light until \(dusk.clock)", es: "con luz hasta \(las(dusk))")
    case (let dawn?, let dusk?):
      say("light \(dawn.range(to: dusk))", es: "luz: \(dawn.range(to: dusk))")
    }
  }
}
