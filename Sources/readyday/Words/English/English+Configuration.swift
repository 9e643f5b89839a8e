import ReadyDayCore

extension English {
  func configuration(_ message: ConfigurationMessage) -> String {
    switch message {
    case .noPlace: "nowhere to store a configuration"
    case .alreadyThere(let file): "\(file) already exists; unchanged"
    case .editorFailed(let name, .notInstalled): "the editor \(quoted(name)) is not installed"
    case .editorFailed(let name, .failed(_, let status)):
      "the editor \(quoted(name)) exited with status \(status)"
    case .editorFailed(let name, .system(let error)):
      "cannot start the editor \(quoted(name)): \(reason(error))"
    case .namesNoData(let file): "\(file) names no data yet: neither WHOOP nor a calendar"
    case .unreadableFile(let file, let error): "cannot read \(file): \(reason(error))"
    case .malformed(let reason): malformed(reason)
    case .fault(let problem): self.problem(problem)
    case .doubt(.noSuchPath(let path, _)): "nothing is at \(path)"
    case .doubt(.noSuchCalendar(let name, let known, _)):
      "no calendar is called \(quoted(name)); there are \(known.joined(separator: ", "))"
    }
  }

  private func problem(_ problem: ConfigurationFault.Problem) -> String {
    switch problem {
    case .unknownKey(let key): "unknown key \(quoted(key))"
    case .wrongKind(let found, let wanted): "expected \(kind(wanted)), found \(kind(found))"
    case .unreadable(let text): "invalid value \(quoted(text))"
    case .outOfRange(let number): "\(number) is out of range"
    case .emptyText: "the text is empty"
    case .calendarWithoutPath: "a calendar needs one of path, url and url_command"
    case .refusedAddress: "not an address that can be fetched"
    case .agentWithoutAddress: "user_agent needs url or url_command"
    case .ruleWithoutMatch: "a rule needs a title or a calendar"
    case .ruleWithoutEffect: "a rule needs one of points, demand and ignore: true"
    }
  }

  private func malformed(_ reason: JSONFault.Reason) -> String {
    switch reason {
    case .expected(.value): "expected a value"
    case .expected(.name): "expected a key"
    case .expected(.colon): "expected \":\""
    case .expected(.end): "expected the end of the file"
    case .expected(.comma(let close)): "expected \",\" or \"\(close)\""
    case .unclosedString: "unterminated string"
    case .unclosedComment: "unterminated comment"
    case .badEscape: "invalid escape sequence"
    case .notUTF8: "not UTF-8 text"
    case .tooDeep: "nested too deeply"
    case .tooLong: "string too long"
    case .repeatedName(let name): "the key \(quoted(name)) is set twice"
    }
  }

  private func kind(_ kind: ConfigurationFault.Kind) -> String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
