import ReadyDayCore

extension English {
  func data(_ message: DataMessage) -> String {
    switch message {
    case .nothingGiven: "nothing to read yet: give readyday your WHOOP data, a calendar, or both"
    case .noScoredRecovery(let date): "no recovery score for \(date)"
    case .noScoredSleep(let date): "no sleep score for \(date)"
    case .noCalendar: "no calendar given"
    case .calendarsLost: "your calendars could not be read"
    case .noHealthData: "no health data given"
    case .nothing(let kind, let paths):
      "no \(self.kind(kind)) in \(paths.map(name).joined(separator: ", "))"
    case .skipped(1): "1 problem in the input (--strict)"
    case .skipped(let count): "\(count) problems in the input (--strict)"
    case .nothingToSync:
      "nothing to sync: no WHOOP login and no calendar with a URL"
    case .noArguments: "the command line cannot be read: /proc is not mounted"
    case .noPlaceToKeep: "nowhere to store data: neither HOME nor XDG_DATA_HOME is set"
    }
  }

  private func kind(_ kind: DataMessage.Kind) -> String {
    switch kind {
    case .calendar: "calendar"
    case .whoop: "WHOOP records"
    case .health: "health data that readyday knows"
    case .export(.healthAutoExport): "Health Auto Export data"
    case .export(let kind): "\(self.name(of: kind.origin)) export"
    }
  }

  func unforeseen(_ error: String) -> String { "unexpected error: \(error)" }

  func output(_ message: OutputMessage) -> String {
    switch message {
    case .cannotWrite(let name, let error, after: nil):
      "cannot write to \(name ?? "standard output"): \(reason(error))"
    case .cannotWrite(let name, let error, after: let change?):
      output(.cannotWrite(name, error, after: nil)) + "; \(completed(change))"
    case .cannotRemove(let name, let error): "cannot remove \(name): \(reason(error))"
    case .cannotRemoveLink(let link, let target):
      "cannot remove \(link): it is a link to \(target); nothing was removed"
    case .exportIntoStore(let target, let folder):
      "cannot export to \(target): it is inside \(folder), where readyday stores its data"
    }
  }

  func completed(_ change: CompletedChange) -> String {
    switch change {
    case .keptPlan(let id): "the plan was saved as \(id)"
    case .removedPlan(let id): "the plan \(id) was removed"
    case .keptReflection(let id): "the reflection was saved as \(id)"
    case .removedReflection(let id): "the reflection \(id) was removed"
    case .dismissedSessions: "the sessions are no longer due"
    case .keptBody: "the change was saved"
    case .importedPlans: "the plans were imported"
    case .importedRecords(let folder): "the records are in \(folder.shownName)"
    case .exported(let folder): "the copy is in \(folder.shownName)"
    case .erased: "the files were removed"
    case .configured(let file): "\(file.shownName) was written"
    }
  }
}
