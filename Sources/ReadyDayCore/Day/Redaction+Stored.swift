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
    hidesTitles ? copy(of: plan) { $0.details.hideWords(behind: placeholder) } : plan
  }

  package func applied(to records: BodyRecords) -> BodyRecords {
    records.compactMap { record in
      switch record {
      case .profile(let profile): .profile(applied(to: profile))
      case .assessment: metrics.contains(.selfTests) ? nil : record
      case .programme(let programme): .programme(applied(to: programme))
      }
    }
  }

  package func applied(to profile: BodyProfile) -> BodyProfile { profile.hiding(metrics) }

  package func applied(to programme: Programme) -> Programme { programme.hiding(metrics) }
}

extension PlanDetails {
  mutating func hideWords(behind placeholder: String) {
    notes = ""
    race?.title = placeholder
  }
}
