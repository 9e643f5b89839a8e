import ReadyDayCore

/// Everything the program says about its commands, options and files, in one language. Help is made of ``Phrase`` values.
///
/// It is to the program what ``Phrasebook`` is to the core: there are no default implementations, and every conformer
/// switches over all cases, so that a message one language lacks does not compile. All of it is in lower case, without
/// a full stop.
protocol ProgramPhrases: Phrasebook {
  func usage(_ message: UsageMessage) -> String
  func accepted(_ form: AcceptedForm) -> String
  func hint(_ hint: Hint) -> String

  /// A file's name in a sentence; standard input is named in words.
  func name(of file: String) -> String

  func data(_ message: DataMessage) -> String
  func problem(_ problem: FileProblem) -> String
  func reason(_ error: SystemError) -> String
  func output(_ message: OutputMessage) -> String
  /// About an error that no command is known to end with.
  func unforeseen(_ error: String) -> String
  func configuration(_ message: ConfigurationMessage) -> String

  func completed(_ change: CompletedChange) -> String
  /// The command or option for a step that the core proposes: the core knows none.
  func step(_ step: SetupFindings.Step) -> String
  func remark(_ remark: Remark) -> String
  func setup(_ message: SetupMessage) -> String
  func whoop(_ message: WhoopMessage) -> String
  func advice(_ advice: WhoopAdvice) -> String
  /// In whole sentences, as they stand on the screen.
  func dialogue(_ line: WhoopDialogue) -> String
}

extension Language {
  var phrases: any ProgramPhrases { phrases(in: .metric) }

  func phrases(in units: Units) -> any ProgramPhrases {
    switch self {
    case .english: English(units: units)
    case .spanish: Spanish(units: units)
    }
  }
}
