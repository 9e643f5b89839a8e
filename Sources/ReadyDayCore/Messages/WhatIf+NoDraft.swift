extension WhatIf {
  /// Why there are no ``drafts``, if nothing is hidden.
  package var whyNoDraft: Message {
    guard !moved.isEmpty else { return .needs("--draft", "--move") }
    let me = before.day.preferences.me
    guard let address = moved.flatMap({ $0.asked(besides: me) }).first else {
      return Message(
        "--draft needs an event with somebody else's address",
        es: "--draft necesita un evento con la dirección de otra persona")
    }
    return Message { voice in
      let name = voice.quotedTitle(address.limited(toBytes: 80))
      return voice.say(
        "--draft: \(name), in the calendar, is not one plain email address",
        es: "--draft: \(name), en el calendario, no es una dirección de correo válida")
    }
  }
}
