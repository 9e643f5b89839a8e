/// What the workouts recorded during earlier events of a title say about the next one.
package struct LearnedTitle: Hashable, Sendable {
  /// `other` if the sport is unknown or varies.
  package let activity: Activity
  package let intensity: PlannedIntensity
  /// The dates on which a workout was recorded meanwhile.
  package let dates: [LocalDate]

  /// How many of the last occurrences are looked at, and how many of them need a workout.
  package static let (looked, needed) = (4, 3)

  /// `past`: the last occurrences, oldest first. Nil unless enough of them had a workout.
  fileprivate init?(_ past: ArraySlice<LearnedTitles.Past>) {
    let trained = past.filter { $0.workout != nil }
    guard past.count == Self.looked, trained.count >= Self.needed,
      let usual = trained.compactMap(\.workout).usual
    else { return nil }
    (activity, intensity) = (usual.activity, usual.intensity)
    dates = trained.map(\.date)
  }
}

/// The past events of the titles during which workouts were recorded.
struct LearnedTitles {
  fileprivate typealias Past = (date: LocalDate, workout: LearnedWorkout?)

  /// One a date, in order.
  private var past: [ObjectIdentifier: [Past]] = [:]
  /// Nothing is recorded of later days.
  private let end: LocalDate

  /// - Parameters:
  ///   - during: the titles of the events during which a workout was recorded.
  ///   - events: the spans of all events of some titles.
  init(
    from recorded: RecordedSports, in zone: Zone, during: (LearnedWorkout) -> [KnownTitle],
    events: (Set<ObjectIdentifier>) -> [(title: KnownTitle, span: TimeSpan)]
  ) {
    end = recorded.end
    let titles = Dictionary(
      recorded.workouts.flatMap { Set(during($0).map(ObjectIdentifier.init)) }.map { ($0, 1) },
      uniquingKeysWith: +)
    let trained = Set(titles.filter { $0.value >= LearnedTitle.needed }.keys)
    guard !trained.isEmpty, let first = recorded.workouts.first?.span.start else { return }
    past = Dictionary(grouping: events(trained)) { ObjectIdentifier($0.title) }.mapValues {
      Dictionary(grouping: $0) { zone.reading(at: $0.span.start).date }.map { date, events in
        // Most are of the years before the first workout.
        let events = events.filter { $0.span.end > first }
        let workout = recorded.workouts.first { workout in
          events.contains { workout.isRecorded(during: $0.span) }
        }
        return (date, workout)
      }.ordered { $0.date < $1.date }
    }
  }

  /// Looks only at what was before `date`; nil if that says too little.
  func learned(_ title: KnownTitle, before date: LocalDate) -> LearnedTitle? {
    past[ObjectIdentifier(title)].flatMap { past in
      LearnedTitle(
        past[..<past.partition { $0.date >= min(date, end) }].suffix(LearnedTitle.looked))
    }
  }
}

extension Timetable {
  /// What was recorded during the last events of this title before `date`; nil if too little.
  func learned(_ title: KnownTitle, before date: LocalDate) -> LearnedTitle? {
    recorded.workouts.isEmpty ? nil : learnedTitles.learned(title, before: date)
  }

  func foundLearnedTitles() -> LearnedTitles {
    LearnedTitles(from: recorded, in: zone) { workout in
      places(on: workout.start.date).compactMap { place in
        learnable(place).flatMap { workout.isRecorded(during: $0) ? title(at: place) : nil }
      }
    } events: { titles in
      all.indices.compactMap { place in
        let title = title(at: place)
        return titles.contains(ObjectIdentifier(title)) ? learnable(place).map { (title, $0) } : nil
      }
    }
  }

  /// Nil for what was called off, and for what says nothing by its title.
  private func learnable(_ place: Int) -> TimeSpan? {
    let occurrence = all[place]
    guard case .timed(let span) = occurrence.time, !span.lastsDays, !occurrence.isOwn,
      !title(at: place).isBareBusy, !occurrence.fullTitle.isEmpty,
      occurrence.status != .cancelled, !occurrence.has(.declined, from: preferences.me)
    else { return nil }
    return span
  }
}
