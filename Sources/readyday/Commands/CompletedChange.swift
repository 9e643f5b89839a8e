import ReadyDayCore

/// What a command has changed by the time it answers: the change stays even if the answer cannot be written, and repeating it
/// would do it twice.
enum CompletedChange: Hashable, Sendable {
  /// By their ids.
  case keptPlan(String)
  case removedPlan(String)
  case keptReflection(String)
  case removedReflection(String)
  /// A profile, an assessment or a programme.
  case keptBody
  case importedPlans
  /// Sessions are due no more.
  case dismissedSessions
  /// Into this folder.
  case importedRecords(String)
  case exported(String)
  case erased
  /// The configuration at this path.
  case configured(String)
}

extension CommandOutput {
  /// The same, of a command that has changed something.
  ///
  /// - Parameter change: what it has changed.
  func after(_ change: CompletedChange) -> CommandOutput {
    var answer = self
    answer.change = change
    return answer
  }
}
