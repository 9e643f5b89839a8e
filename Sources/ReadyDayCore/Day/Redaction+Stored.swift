// What was stored, as if what is hidden had never been said or measured.

extension Redaction {
  package func applied(to feelings: Feelings) -> Feelings { feelings.filter(shows) }

  package func shows(_ said: Feeling) -> Bool {
    !metrics.contains(.feel) && !(metrics.contains(.injuries) && said.isInjury)
  }

  package func applied(to reflections: Reflections) -> Reflections {
    reflections.compactMap(applied)
  }

  package func applied(to reflection: Reflection) -> Reflection { reflection.hiding(metrics) }

  package func applied(to plans: TrainingPlans) -> TrainingPlans { plans.compactMap(applied) }

  /// Free text and links of a plan count as its title.
  package func applied(to plan: TrainingPlan) -> TrainingPlan {
    if hidesTitles { return copy(of: plan) { $0.details.hideWords(behind: placeholder) } }
    return hidesLinksAndNotes ? copy(of: plan) { $0.details.notes = "" } : plan
  }

  package func applied(to workout: SourcedWorkout) -> SourcedWorkout {
    copy(of: workout) { shown in
      if metrics.contains(.strain) { shown.record.strain = nil }
      if metrics.contains(.energy) { shown.record.kilocalories = nil }
      if metrics.contains(.heartRate) {
        (shown.record.averageHeartRate, shown.record.maximumHeartRate) = (nil, nil)
        shown.record.zoneMinutes = nil
      }
    }
  }

  package func applied(to entry: SessionsBehind.Entry) -> SessionsBehind.Entry {
    copy(of: entry) { $0.session = entry.session.hiding(metrics) }
  }
}

extension Reflection {
  func hiding(_ metrics: Set<HealthMetric>) -> Reflection {
    var hidden = self
    if metrics.contains(.feel) {
      (hidden.details, hidden.isFeelingHidden) = (Details(feeling: details.feeling), true)
    }
    hidden.workout = workout?.hiding(metrics)
    hidden.body = body?.hiding(metrics)
    return hidden
  }
}

extension ReflectedSession {
  func hiding(_ metrics: Set<HealthMetric>) -> ReflectedSession {
    copy(of: self) { ($0.workout, $0.body) = (workout?.hiding(metrics), body?.hiding(metrics)) }
  }
}

extension WorkoutFacts {
  func hiding(_ metrics: Set<HealthMetric>) -> WorkoutFacts {
    var facts = self
    if metrics.contains(.strain) { facts.strain = nil }
    if metrics.contains(.energy) { facts.kilocalories = nil }
    if metrics.contains(.heartRate) {
      (facts.averageHeartRate, facts.maximumHeartRate, facts.zoneMinutes) = (nil, nil, nil)
    }
    return facts
  }
}

extension BodyFacts {
  func hiding(_ hidden: Set<HealthMetric>) -> BodyFacts {
    var facts = self
    if hidden.contains(.recovery) { facts.recovery = nil }
    if hidden.contains(.sleep) { (facts.asleepMinutes, facts.sleepPerformance) = (nil, nil) }
    if hidden.contains(.heartRateVariability) { facts.heartRateVariability = nil }
    if hidden.contains(.restingHeartRate) { facts.restingHeartRate = nil }
    return facts
  }
}
