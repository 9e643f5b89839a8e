extension English {
  public func title(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): "Workout: \(intensity(window.intensity))"
    case .deepWork: "Deep work"
    }
  }

  public func body(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): windowReason(window, isBest: true)
    case .deepWork(let advice): body(of: advice.content)
    }
  }

  public func column(_ column: Column) -> String {
    switch column {
    case .measure: "Measure"
    case .value: "Value"
    case .details: "Details"
    case .time: "Time"
    case .demand: "Demand"
    case .event: "Event"
    case .reasons: "Why"
    }
  }

  public func subject(_ subject: MailSubject) -> String {
    switch subject {
    case .date(let date): "Briefing for \(shortDate(date))"
    case .zone(let date, let zone?, let load?):
      "\(shortDate(date)): \(recovery(zone)), \(loadLevel(load)) day"
    case .zone(let date, let zone?, nil): "\(shortDate(date)): \(recovery(zone))"
    case .zone(let date, nil, let load?): "\(shortDate(date)): \(loadLevel(load)) day"
    case .zone(let date, nil, nil): self.subject(.date(date))
    case .headline(let date, let headline): "\(shortDate(date)): \(self.headline(headline))"
    }
  }

  private func recovery(_ zone: RecoveryZone) -> String {
    zone == .unknown ? "recovery unknown" : "\(self.zone(zone)) recovery"
  }
}
