extension Diary {
  /// The briefing of the day that was asked about.
  package var briefing: Briefing { briefing(of: day) }

  private func briefing(of day: Day) -> Briefing {
    var sources = reading.sources
    if day.morning?.hidden.contains(.sleep) == false {
      sources.zoneDoubt = reading.health?.doubt(about: day.place?.home ?? day.zone)
    }
    return Briefing(
      day: day, after: EarlierDays(before: day), sources: sources,
      diagnostics: reading.diagnostics,
      reflectionsDue: reflectionsDue(before: day.date, in: day.zone),
      tasks: reading.agenda?.tasks ?? [])
  }

  /// Sessions of the day before `date` that are over: part of that day may still be ahead.
  private func reflectionsDue(before date: LocalDate, in zone: Zone) -> [ReflectedSession] {
    guard reading.asksForReflections else { return [] }
    let yesterday = date.advanced(by: -1)...date.advanced(by: -1)
    let behind = SessionsBehind(
      of: yesterday, workouts: reading.workouts(on: yesterday), training: reading.training,
      at: occasion.present, in: zone)
    return behind.open.map(\.session)
  }

  /// Today and tomorrow; nil unless the night between them can still be planned.
  package func evening(_ briefing: Briefing) -> Evening? {
    let tomorrow = occasion.zone.dayAfter(occasion.today)
    if occasion.isToday, briefing.day.isEvening {
      return Evening(
        briefing, tomorrow: plannedDay(tomorrow, upAt: briefing.day.plannedWake))
    }
    guard occasion.date == tomorrow else { return nil }
    let evening = self.briefing(of: day(occasion.today, seenAt: occasion.present))
    let day = Day(
      tomorrow, in: occasion.zone, seenAt: occasion.now, morning: morning(on: tomorrow),
      upAt: evening.day.plannedWake, of: self)
    return Evening(evening, tomorrow: day, reflectionsDue: briefing.reflectionsDue)
  }
}
