import ReadyDayCore

/// The day's sessions, and yesterday's without a reflection, as they stand in the brief.
struct SessionsJSON: Sendable {
  let phrases: any Phrasebook

  func sessions(of day: Day) -> [JSON] {
    day.sessionFits.map { fit in
      let session = fit.session
      return .object([
        "plan_id": JSON(session.planID),
        "activity": .string(session.activity.rawValue),
        "name": .string(phrases.name(of: session.activity)),
        "start": session.span.map { .moment($0.start, in: day.zone) } ?? .null,
        "end": session.span.map { .moment($0.end, in: day.zone) } ?? .null,
        "duration_min": .integer(session.minutes),
        "intensity": .string(session.intensity.rawValue),
        "room": .string(fit.room.code),
        "allowed_intensity": .string(fit.advice.intensity.code),
        "too_hard": .bool(fit.isTooHard),
        "proposal": fit.proposal.map { value($0, in: day.zone) } ?? .null,
        "note": .string(phrases.fit(fit, on: day) { day.clocks(of: $0) }),
      ])
    }
  }

  private func value(_ proposal: SessionFit.Proposal, in zone: Zone) -> JSON {
    var (activity, intensity): (Activity?, PlannedIntensity?)
    var (minutes, span): (Int?, TimeSpan?)
    switch proposal {
    case .swap(let other, let lighter, let length):
      (activity, intensity, minutes) = (other, lighter, length)
    case .move(let target): span = target
    }
    return .object([
      "activity": JSON(activity?.rawValue), "intensity": JSON(intensity?.rawValue),
      "duration_min": JSON(minutes ?? span?.wholeMinutes),
      "start": span.map { .moment($0.start, in: zone) } ?? .null,
      "end": span.map { .moment($0.end, in: zone) } ?? .null,
    ])
  }

  func due(_ sessions: [ReflectedSession]) -> [JSON] {
    sessions.map { session in
      var (plan, workout): (String?, String?)
      switch session.subject {
      case .plan(let id): plan = id
      case .workout(let id): workout = id
      }
      return .object([
        "plan_id": JSON(plan), "workout_id": JSON(workout),
        "date": .string(session.date.description), "activity": .string(session.activity.rawValue),
        "name": .string(session.workout?.sport ?? phrases.name(of: session.activity)),
      ])
    }
  }
}

extension SessionFit.Room {
  var code: String {
    switch self {
    case .over: "over"
    case .free: "free"
    case .window: "window"
    case .taken: "taken"
    case .unprepared: "unprepared"
    case .none: "none"
    case .unknown: "unknown"
    }
  }
}
