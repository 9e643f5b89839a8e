import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("What the program says") struct MessageTests {
  @Test("English names a reason as the system does, Spanish by a name of its own") func reasons() {
    /// Every code there may be: each reason is among them.
    let errors = (0..<140).map { SystemError(code: $0) }
    #expect(Set(errors.map(\.cause)) == Set(SystemError.Cause.allCases))
    for error in errors { #expect(Voice(.english).reason(error) != Voice(.spanish).reason(error)) }
    for error in errors where error.cause == .other {
      #expect(Voice(.english).reason(error) == error.reason)
      #expect(Voice(.spanish).reason(error) == "el sistema dice «\(error.reason)»")
    }
  }

  @Test("a message is one value in all languages, and what is typed is the same everywhere")
  func values() {
    #expect(Message.unknownCommand("a") == .unknownCommand("a"))
    #expect(Message("a", es: "b") != Message("a", es: "c"))
    #expect(Message.typed("readyday init").text(in: .spanish) == "readyday init")
    #expect(Message { $0.decimal(1.5, places: 1) }.text(in: .spanish) == "1,5")
  }

  @Test("with several problems of a kind, and with what had changed by then") func numbers() {
    #expect(Message.skipped(1).inEnglish == "1 problem in the input (--strict)")
    #expect(
      Failure(writing: nil, .busy, after: .erased).message.inEnglish.hasSuffix(
        "; the files were removed"))
  }
}
