import ReadyDayCore

/// What an error is about, in no language yet.
indirect enum Message: Hashable, Sendable {
  case usage(UsageMessage)
  case data(DataMessage)
  case file(FileProblem)
  case output(OutputMessage)
  case configuration(ConfigurationMessage)
  case plan(PlanProblem)
  case store(StoreFault)
  case whoop(WhoopMessage)
  /// Something should be removed, and there is no terminal to confirm it.
  case notConfirmed
  /// An error no command is known to end with, in its own words.
  case unforeseen(String)
  /// About a file, a place in one, or a key.
  case at(String, Message)
}

extension ProgramPhrases {
  func text(_ message: Message) -> String {
    switch message {
    case .usage(let message): usage(message)
    case .data(let message): data(message)
    case .file(let problem): self.problem(problem)
    case .output(let message): output(message)
    case .configuration(let message): configuration(message)
    case .plan(let problem): self.problem(problem)
    case .store(let fault): problem(fault)
    case .whoop(let message): whoop(message)
    case .notConfirmed: confirmation(.nobodyToAsk)
    case .unforeseen(let error): unforeseen(error)
    case .at(let place, let message): "\(place): \(text(message))"
    }
  }
}
