// Seeds: Fixtures/scenarios/*.txt
// Sources: Sources/ReadyDayCore/CommandLine Sources/readyday/Commands

@testable import ReadyDayCore
@testable import readyday

/// Any words at all behind `readyday`, as the first line of a scenario has them: what cannot be followed is said,
/// with a guess that exists.
///
/// Nothing is run, and no file is read: a line with `--config` in it is passed over.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOptions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  // Most lines begin with no command, or one that does not take their words: another one may.
  let other = input.takeChoice(Commands.actions)
  let line = input.bytes.prefix { $0 != UInt8(ascii: "\n") }
  let all = line.split { $0 == 0 || $0 == UInt8(ascii: " ") }.map {
    String(decoding: $0, as: UTF8.self)
  }
  // Before its name stands the environment.
  let name = all.first == "$" ? all.firstIndex(of: "readyday") : nil
  let words = name.map { Array(all[($0 + 1)...]) } ?? all
  for word in words.prefix(8) { check(word: word) }
  if let first = words.first { check(search: first) }
  guard !words.contains(where: { $0.hasPrefix("--config") }) else { return 0 }
  check(line: words)
  check(completionOf: words)
  check(other, words)
  return 0
}

private let bare = Environment([:])

private func check(line words: [String]) {
  do {
    let invocation = try Invocation(words, bare)
    promise(invocation.run != nil || ["--version", "-V"].contains(words.first), "nothing to do")
  } catch {
    let error = Failure(of: error)
    Promises.isSayable(error)
    check(guessesIn: error.hints, of: words.first ?? "")
  }
}

private func check(_ action: Action, _ words: some Collection<String>) {
  let syntax = action.syntax
  do {
    let arguments = try ArgumentParser(syntax: syntax, environment: bare).parse(words)
    promise(arguments.operands.count <= words.count, "words out of nothing")
    promise(!syntax.operands.isEmpty || arguments.operands.isEmpty, "words that nobody takes")
    for option in syntax.options { check(option, arguments) }
    try arguments.check(syntax.options + SharedOptions.all)
  } catch {
    let error = Failure(of: error)
    Promises.isSayable(error)
    check(guessesIn: error.hints, of: syntax.command)
  }
}

/// What was taken is what the option takes.
private func check(_ option: any CommandOption, _ arguments: Arguments) {
  let values = arguments.values(of: option)
  promise(option.arity != .none || values.isEmpty, "\(option.flag) has a value")
  // What is not given may have a value where there is no configuration, too.
  let origin = arguments.has(option) ? option.flag : "configuration"
  promise(values.allSatisfy { $0.origin == origin }, "\(option.flag) from elsewhere")
}

/// Whatever fits where a line ends could have been typed there.
private func check(completionOf words: [String]) {
  let typed = words.last.map { $0 == "=" ? "" : $0 } ?? ""
  for line in Completion(of: words, bare).lines {
    promise(line.hasPrefix(typed) || line.hasPrefix(":"), "\(line) does not begin with \(typed)")
  }
}

/// Whatever an error offers instead is there.
private func check(guessesIn hints: [Message], of command: String) {
  for hint in hints {
    let words = Voice(.english).text(hint)
    guard words.hasPrefix("did you mean ") else { continue }
    let guess = words.dropFirst("did you mean ".count).dropLast().filter { $0 != "\"" }
    // A synonym may be of several words.
    let typed = guess.split(separator: " ").map(String.init)
    promise(
      known.contains(guess) || Synonyms.ofCommands.replacing(typed) != typed,
      "\(guess) is not there, though \(command) offers it")
  }
}

private let known: Set<String> = {
  var known = Set(Commands.names + DateExpression.words + Activity.allCases.map(\.rawValue))
  known.formUnion(Commands.all.flatMap(\.actionNames))
  for command in Commands.actions {
    for option in command.syntax.options {
      known.insert(option.flag)
      known.formUnion(option.candidates.words)
    }
    for operand in command.syntax.operands {
      known.formUnion(operand.candidates(.init(environment: bare, language: .english)).words)
    }
  }
  return known
}()

/// Values as options read them: each means what it says, or nothing.
private func check(word: String) {
  if let minutes = Minutes(word) { promise((1...1440).contains(minutes.count), "no length") }
  if let minutes = DurationText.minutes(word) {
    promise(DurationText.minutes(DurationText.text(minutes)) == minutes, "another length")
  }
  if let hours = Preferences.Hours(word) {
    promise(Preferences.Hours(hours.text) == hours, "other hours: \(hours.text)")
  }
  if let stamp = Timestamp(word) {
    promise(Timestamp(stamp.description) == stamp, "another moment: \(stamp)")
  }
  if let time = TimeOfDay(clock: word) { promise(TimeOfDay(clock: time.clock) == time, "\(time)") }
  check(date: word)
  check(mailbox: word)
  check(repetition: word)
  if let comparison = Comparison(word) {
    promise(
      comparison.holds(for: -1) || comparison.holds(for: .infinity)
        || !comparison.holds(for: .nan), "a condition on nothing")
  }
}

private func check(date word: String) {
  guard let expression = DateExpression(word) else { return }
  let date = expression.date(today: tuesday)
  if case .next = expression { promise((0...6).contains(tuesday.distance(to: date)), "not next") }
  promise(DateExpression(date.description) == .date(date), "another date: \(date)")
}

private func check(mailbox word: String) {
  guard let mailbox = Mailbox(word) else { return }
  let field = HeaderText.field("To", words: mailbox.words)
  let lines = field.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  promise(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") }, "another header: \(field)")
  promise(field.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) }, "not ASCII: \(field)")
  promise(
    field.hasSuffix("\(mailbox.address)\n") || field.hasSuffix("<\(mailbox.address)>\n"), field)
  promise(mailbox.address.hasSuffix("@\(mailbox.domain)"), "another domain")
}

private func check(repetition word: String) {
  guard let repetition = try? Repetition(word) else { return }
  let again = try? Repetition(repetition.text)
  promise(again == repetition, "read back otherwise: \(repetition.text)")
  if let first = repetition.firstDay(from: tuesday) {
    promise(first >= tuesday, "before the first")
  }
}

private let search = ActivitySearch()

private func check(search word: String) {
  let found = search.found(word).filter { $0.sport == nil }.map(\.activity)
  promise(found.count == Set(found).count, "one activity twice")
  if let name = search.activity(named: word) {
    promise(
      search.activity(named: name.activity.rawValue)?.activity == name.activity, "another one")
  }
}
