import ReadyDayCore

/// What a command has changed by the time it answers: it stays so when nobody can read the answer, and doing it again
/// would do it twice.
enum Deed: Hashable, Sendable {
  /// By their ids.
  case keptPlan(String)
  case removedPlan(String)
  case keptReflection(String)
  case removedReflection(String)
  case importedPlans
  /// Into this folder.
  case importedRecords(String)
  case exported(String)
  case erased
  /// The configuration at this path.
  case configured(String)
}

extension Deed {
  /// Lower case, no full stop.
  var wording: Wording {
    switch self {
    case .keptPlan(let id):
      Wording(en: "the plan is kept as \(id)", es: "el plan queda guardado como \(id)")
    case .removedPlan(let id):
      Wording(en: "the plan \(id) is removed", es: "el plan \(id) queda borrado")
    case .keptReflection(let id):
      Wording(en: "the reflection is kept as \(id)", es: "la reflexión queda guardada como \(id)")
    case .removedReflection(let id):
      Wording(en: "the reflection \(id) is removed", es: "la reflexión \(id) queda borrada")
    case .importedPlans:
      Wording(en: "the plans are imported", es: "los planes quedan importados")
    case .importedRecords(let folder):
      Wording(
        en: "the records are kept in \(folder.shownName)",
        es: "los registros quedan guardados en \(folder.shownName)")
    case .exported(let folder):
      Wording(
        en: "the copy is in \(folder.shownName)", es: "la copia está en \(folder.shownName)")
    case .erased: Wording(en: "the files are removed", es: "los archivos quedan borrados")
    case .configured(let file):
      Wording(en: "\(file.shownName) is written", es: "\(file.shownName) queda escrito")
    }
  }
}

extension Answer {
  /// The same, of a command that has changed something.
  ///
  /// - Parameter deed: what it has changed.
  func after(_ deed: Deed) -> Answer {
    var answer = self
    answer.deed = deed
    return answer
  }
}

extension Failure {
  /// What the answer would have told has to be told by the failure to write it.
  init(writing name: String, _ error: SystemError, after deed: Deed?) {
    let failure = Failure(writing: name, error)
    guard let deed else {
      self = failure
      return
    }
    self.init(
      failure.status, code: failure.code,
      Wording(
        en: "\(failure.wording.english); \(deed.wording.english)",
        es: "\(failure.wording.spanish); \(deed.wording.spanish)"))
  }
}
