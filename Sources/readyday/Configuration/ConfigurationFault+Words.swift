import ReadyDayCore

extension ConfigurationFault {
  /// With the key whose value is wrong.
  var placed: Message {
    let message = Message.configuration(.fault(problem))
    return isAboutKey || path.isEmpty ? message : .at(path.text, message)
  }

  var hints: [Hint] {
    advice.map { advice in
      switch advice {
      case .typed(let text): .typed(text)
      case .accepted(let form): .accepted(form)
      case .didYouMean(let guess): .didYouMean(guess, isQuoted: true)
      case .known(let names): .known(names)
      }
    }
  }
}
