/// An activity as a plan names it: its name of today, one of those it had before there was a catalogue, or that of a
/// sport the catalogue lacks.
package struct ActivityName: Hashable, Sendable {
  package let activity: Activity
  /// The old name, where ``activity`` says less.
  package let formerName: String?
  /// What ``activity`` does not say.
  package let sport: OtherSport?

  package init(_ activity: Activity) {
    (self.activity, formerName, sport) = (activity, nil, nil)
  }

  /// The whole catalogue.
  package static var all: [ActivityName] { Activity.allCases.map { ActivityName($0) } }

  init(_ sport: OtherSport) {
    (activity, formerName, self.sport) = (.other, nil, sport)
  }

  private init(formerly name: String) {
    (activity, formerName, sport) = (.other, name, nil)
  }

  /// Nil for a name that is, and was, none.
  package init?(_ name: String) {
    if let activity = Activity(rawValue: name) {
      self.init(activity)
    } else if let sport = OtherSport(rawValue: name) {
      self.init(sport)
    } else {
      switch name {
      case "strength": self.init(.strengthTraining)
      case "cross_training": self.init(.functionalFitness)
      case "cardio", "skills", "competition": self.init(formerly: name)
      default: return nil
      }
    }
  }

  /// As files and options name it.
  package var code: String { sport?.rawValue ?? activity.rawValue }

  /// `notes` with the old name, so that nothing of the plan is lost.
  package func added(to notes: String) -> String {
    guard let formerName else { return notes }
    return notes.isEmpty ? formerName : "\(notes) (\(formerName))"
  }
}
