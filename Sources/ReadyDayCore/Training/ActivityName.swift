/// An activity as a plan names it: its name of today, or one of those it had before there was a
/// catalogue.
package struct ActivityName: Hashable, Sendable {
  package let activity: Activity
  /// The old name, where ``activity`` says less.
  package let formerName: String?

  /// Nil for a name that is, and was, none.
  package init?(_ name: String) {
    if let activity = Activity(rawValue: name) {
      self.activity = activity
      formerName = nil
      return
    }
    switch name {
    case "strength": activity = .strengthTraining
    case "cross_training": activity = .functionalFitness
    case "cardio", "skills", "competition": activity = .other
    default: return nil
    }
    formerName = activity == .other ? name : nil
  }

  /// `notes` with the old name, so that nothing of the plan is lost.
  package func added(to notes: String) -> String {
    guard let formerName else { return notes }
    return notes.isEmpty ? formerName : "\(notes) (\(formerName))"
  }
}
