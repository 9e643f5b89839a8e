extension English {
  package func title(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): "Workout: \(intensity(window.intensity))"
    case .deepWork: "Focused work"
    case .lightsOut: "Lights out"
    }
  }

  package func body(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): windowReason(window)
    case .deepWork(let advice): body(of: advice.content)
    case .lightsOut(let plan): tonight(plan)
    }
  }

  package func column(_ column: Column) -> String {
    switch column {
    case .measure: "Measure"
    case .value: "Value"
    case .details: "Details"
    case .number: "No."
    case .time: "Time"
    case .demand: "Demand"
    case .event: "Event"
    case .reasons: "Why"
    }
  }

  package func subject(_ subject: MailSubject) -> String {
    switch subject {
    case .date(let date): "Briefing for \(shortDate(date))"
    case .zone(let date, let zone?, let load?, let source):
      "\(shortDate(date)): \(recovery(zone, source)), \(loadLevel(load)) day"
    case .zone(let date, let zone?, nil, let source):
      "\(shortDate(date)): \(recovery(zone, source))"
    case .zone(let date, nil, let load?, _): "\(shortDate(date)): \(loadLevel(load)) day"
    case .zone(let date, nil, nil, _): self.subject(.date(date))
    case .headline(let date, let headline): "\(shortDate(date)): \(headline)"
    }
  }

  private func recovery(_ zone: RecoveryZone, _ source: RecoverySource) -> String {
    guard zone != .unknown else { return "recovery unknown" }
    let mark = source == .computed ? " (\(computedMark))" : ""
    return "\(self.zone(zone)) recovery\(mark)"
  }
}
