// A workout in both exports has two ids: the API's (of either version), and its start in the app's
// export. Two different workouts do not begin in the same second.

extension HealthRecords {
  /// The workouts by start, each once, completed from all of its records.
  var distinctWorkouts: [WorkoutRecord] {
    let ordered = workouts.all.oncePerSport.enumerated().sorted { a, b in
      (a.element.span.start, a.element.span.end, a.offset)
        < (b.element.span.start, b.element.span.end, b.offset)
    }
    return ordered.map(\.element).merged { $1.isSameWorkout(as: $0) ? $0.merged(with: $1) : nil }
  }

  /// Removes workouts of the app's export that add nothing to the API's records.
  mutating func removeRepeatedWorkouts() {
    let ofAPI = Dictionary(grouping: workouts.all.filter(\.isFromAPI), by: \.span.start)
    guard !ofAPI.isEmpty else { return }
    removeWorkouts { workout in
      !workout.isFromAPI
        && ofAPI[workout.span.start, default: []].contains {
          workout.isSameWorkout(as: $0) && $0.completed(by: workout) == $0
        }
    }
  }
}

private struct Beginning: Hashable {
  let moment: Instant
  let activity: Activity
  let sport: String?
}

extension [WorkoutRecord] {
  /// In reading order; two workouts of one sport cannot begin together.
  fileprivate var oncePerSport: [WorkoutRecord] {
    var places: [Beginning: Int] = [:]
    return reduce(into: []) { distinct, workout in
      let key = Beginning(
        moment: workout.span.start, activity: workout.activity, sport: workout.sport)
      guard let place = places[key] else {
        places[key] = distinct.count
        distinct.append(workout)
        return
      }
      distinct[place] = distinct[place].merged(with: workout)
    }
  }
}

extension WorkoutRecord {
  /// Whether they begin at the same second, and end within a minute or are of one sport.
  func isSameWorkout(as other: WorkoutRecord) -> Bool {
    span.start == other.span.start
      && (abs(span.end.seconds(since: other.span.end)) <= 60
        || (activity == other.activity && sport == other.sport))
  }

  fileprivate var isFromAPI: Bool { if case .began = id { false } else { true } }

  /// The API's record, or the one updated last, completed from the other.
  fileprivate func merged(with other: WorkoutRecord) -> WorkoutRecord {
    let isOlder =
      isFromAPI == other.isFromAPI ? isNewer(other.updatedAt, than: updatedAt) : other.isFromAPI
    return isOlder ? other.completed(by: self) : completed(by: other)
  }

  fileprivate func completed(by other: WorkoutRecord) -> WorkoutRecord {
    let namesSport = activity != .other || sport != nil
    return WorkoutRecord(
      id: id, span: span, offset: offset, activity: namesSport ? activity : other.activity,
      strain: strain ?? other.strain, averageHeartRate: averageHeartRate ?? other.averageHeartRate,
      maximumHeartRate: maximumHeartRate ?? other.maximumHeartRate,
      zoneMinutes: zoneMinutes ?? other.zoneMinutes,
      kilocalories: kilocalories ?? other.kilocalories, meters: meters ?? other.meters,
      movingMinutes: movingMinutes ?? other.movingMinutes, updatedAt: updatedAt,
      sport: namesSport ? sport : other.sport)
  }
}
