/// What could not be written or removed.
enum OutputMessage: Hashable, Sendable {
  /// - Parameters:
  ///   - name: of the file; nil for standard output.
  ///   - change: what the command had changed by then: what its answer would have told.
  case cannotWrite(String?, SystemError, after: CompletedChange?)
  case cannotRemove(String, SystemError)
  /// A link stands in the place of a file or folder of readyday's.
  case cannotRemoveLink(String, target: String)
  /// The folder that a copy is to go to lies in one that is copied.
  case exportIntoStore(String, folder: String)
}
