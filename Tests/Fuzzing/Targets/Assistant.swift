// Seeds: Tests/Fuzzing/Seeds/Assistant
// Sources: Sources/ReadyDayCore/Assistant Sources/readyday/Commands

@testable import ReadyDayCore

/// Any line from an assistant: it is answered with nothing, with one line of JSON, or by a command
/// that gets no option but those that the tool has.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAssistant(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let line = FuzzInput(start, count).bytes
  let server = AssistantServer(version: "0")
  switch server.reply(to: line) {
  case .nothing: break
  case .line(let answer): check(answer)
  case .call(let call):
    promise(commands.contains(call.words[0]), "\(call.words)")
    for word in call.words where word.hasPrefix("-") {
      promise(options.contains { word.hasPrefix($0) }, word)
    }
    check(server.answer(to: call, String(decoding: line, as: UTF8.self), isError: false))
    promise(!AssistantServer.cancels(line, call), "cancels itself")
  }
  return 0
}

private let commands: Set<String> = [
  "brief", "agenda", "trends", "habits", "review", "explain", "what-if", "doctor",
]

private let options = [
  "--date=", "--lang=", "--format=json", "--width=72", "--color=never", "--from=", "--to=",
  "--weeks=", "--move=", "--drop=", "--shorten=", "--set=recovery=",
]

private func check(_ answer: String) {
  promise(answer.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1, "several lines")
  let members = JSON.members(of: Array(answer.utf8))
  promise(members?["jsonrpc"] == .string("2.0"), answer)
  promise(members?["id"] != nil, answer)
  promise((members?["result"] == nil) != (members?["error"] == nil), answer)
}
