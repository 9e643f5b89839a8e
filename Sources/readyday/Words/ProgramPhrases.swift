import ReadyDayCore

/// Everything the program says of its commands, options and files, in one language.
///
/// It is to the program what ``Phrasebook`` is to the core: there are no default implementations, and every conformer
/// switches over all cases, so that a message one language lacks does not compile. All of it is in lower case, without
/// a full stop.
protocol ProgramPhrases: Phrasebook {
  /// Which command or option does what the core says is to be done: the core knows of none.
  func step(_ step: SetupReport.Step) -> String
  func remark(_ remark: Remark) -> String
}

extension Language {
  var words: any ProgramPhrases {
    switch self {
    case .english: English()
    case .spanish: Spanish()
    }
  }
}
