/// Text on its way out, in pieces: a hundred years of days are never held at once.
struct PrintedText {
  /// Hands on the pieces, one after the other.
  let write: (@escaping (String) -> Void) -> Void

  init(inPieces write: @escaping (@escaping (String) -> Void) -> Void) {
    self.write = write
  }

  init(_ text: String) {
    self.init { hand in hand(text) }
  }

  /// All of it.
  var whole: String {
    var text = ""
    write { text += $0 }
    return text
  }
}

extension Descriptor {
  /// As much of the text as can be written; what comes after a failure is not.
  func write(_ text: PrintedText) throws(SystemError) {
    var failure: SystemError?
    text.write { piece in
      guard failure == nil else { return }
      do throws(SystemError) { try write(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
