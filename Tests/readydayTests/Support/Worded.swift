import ReadyDayCore

@testable import readyday

extension FileProblem { var inEnglish: String { Voice(.english).problem(self) } }

extension Message {
  var inEnglish: String { text(in: .english) }

  func text(in language: Language) -> String { language.voice.text(self) }
}
