extension Voice {
  /// Adds the place if the night is on a different clock from the day.
  func lightsOut(_ plan: TonightPlan) -> String {
    switch plan.limit {
    case .irregular:
      let (time, sleep) = (plan.lightsOut, length(plan.sleep))
      return say("asleep by \(time.clock)", es: "dormir desde \(las(time))") + there(plan)
        + say(": \(sleep) by \(plan.wake.clock)", es: ": \(sleep) hasta \(las(plan.wake))")
    case .week(let earlier) where earlier > 0 && plan.lightsOut != plan.usual:
      return lightsOut(plan.lightsOut) + there(plan)
        + say(
          ", \(length(earlier)) earlier than you have been",
          es: ", \(length(earlier)) antes de lo que vienes haciendo")
    default: return lightsOut(plan.lightsOut) + there(plan)
    }
  }

  /// The coming night in a few words: the time or, in a night without one, why; nil if nothing is
  /// known about nights, or if the user wants to hear nothing.
  func tonightLine(of day: Day) -> String? {
    if let plan = day.tonightPlan { return lightsOut(plan) }
    if let work = day.shifts?.work { return working(work.start, work.end) }
    return night(of: day)
  }

  private func night(of day: Day) -> String? {
    if let found = day.tonight.lightsOut, found.instant <= day.moment {
      let (left, wake) = (
        found.wake.instant.seconds(since: day.moment) / 60,
        day.nightZone.time(at: found.wake.instant)
      )
      return say(
        "lights out now: \(length(left)) until \(wake.clock)",
        es: "apaga la luz ya: quedan \(length(left)) hasta \(las(wake))")
    }
    guard let why = day.tonight.noLightsOut, day.morning?.sleep.nights.isEmpty == false else {
      return nil
    }
    return switch why {
    case .off: nil
    case .nightEvent where day.isNightOfJourney:
      say("you travel through the night", es: "pasas la noche de viaje")
    case .nightEvent:
      say("no time: an event takes the night", es: "sin hora: un evento ocupa la noche")
    case .abroad:
      say(
        "no time: last night was in another time zone",
        es: "sin hora: la última noche ha sido en otra zona horaria")
    case .unknown:
      say(
        "no time: too few nights are known (readyday explain tonight)",
        es: "sin hora: se conocen muy pocas noches (readyday explain tonight)")
    }
  }
}
