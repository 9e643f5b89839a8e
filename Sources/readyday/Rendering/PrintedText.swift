/// Output in pieces, so that long documents are never held in memory.
struct PrintedText {
  let write: (@escaping (String) -> Void) -> Void

  init(inPieces write: @escaping (@escaping (String) -> Void) -> Void) { self.write = write }

  init(_ text: String) { self.init { hand in hand(text) } }

  var whole: String {
    var text = ""
    write { text += $0 }
    return text
  }
}

extension Descriptor {
  /// Writes up to the first failure, and throws it at the end.
  func write(_ text: PrintedText) throws(SystemError) {
    var failure: SystemError?
    text.write { piece in
      guard failure == nil else { return }
      do throws(SystemError) { try write(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
