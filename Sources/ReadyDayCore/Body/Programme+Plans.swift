extension Programme {
  /// Its sessions as plans, so that they appear among a day's plans.
  var plans: [TrainingPlan] {
    sessions.compactMap { session in
      guard isOn(session.date), session.status != .skipped else { return nil }
      var details = PlanDetails(date: session.date, activity: session.activity)
      details.isOfProgramme = true
      details.minutes = max(session.minutes, TrainingPlan.lengths.lowerBound)
      details.intensity = session.effort.intensity
      if session.status == .done { details.done = [session.date] }
      return try? TrainingPlan(
        details, id: "\(id)-\(session.number)", createdAt: createdAt, updatedAt: updatedAt)
    }
  }
}

extension Store where Item == TrainingPlan {
  /// With the sessions of programmes among them.
  package func joined(by programmes: [Programme]) -> TrainingPlans {
    var joined = self
    for plan in programmes.flatMap(\.plans) { joined.put(plan) }
    return joined
  }
}

extension ProgrammeSession {
  /// What it is nearest to in the catalogue of activities.
  fileprivate var activity: Activity {
    effort == .easy ? .mobility : .strengthTraining
  }
}

extension SessionEffort {
  /// As a plan would say it.
  package var intensity: PlannedIntensity {
    switch self {
    case .easy: .light
    case .moderate: .moderate
    case .hard: .hard
    }
  }
}
