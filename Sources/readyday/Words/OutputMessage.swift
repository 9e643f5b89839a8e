/// A failure to write or remove something.
enum OutputMessage: Hashable, Sendable {
  /// - Parameters:
  ///   - name: of the file; nil for standard output.
  ///   - change: what the command had already changed, which its answer would have said.
  case cannotWrite(String?, SystemError, after: CompletedChange?)
  case cannotRemove(String, SystemError)
  /// One of readyday's files or folders is a link.
  case cannotRemoveLink(String, target: String)
  /// The target folder of an export is inside a folder that is exported.
  case exportIntoStore(String, folder: String)
}
