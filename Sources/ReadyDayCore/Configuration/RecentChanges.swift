/// The last changes to stored files, newest first, each written down before it is made.
///
/// Contents tell whether a change was made and is still there: a file's time can be set to
/// anything, and a run can be killed between writing a change down and making it.
package struct RecentChanges: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    /// The hashes of a file's contents; `before` is nil if there was no file.
    case file(String, before: String?, after: String)
    /// The command whose change cannot be undone.
    case final(String)

    package static func file(_ path: String, from before: [UInt8]?, to after: [UInt8]) -> Change {
      .file(path, before: before.map(Self.hash), after: Self.hash(after))
    }

    fileprivate static func hash(_ bytes: [UInt8]) -> String { StableHash(of: bytes).digits }

    fileprivate var path: String? { if case .file(let path, _, _) = self { path } else { nil } }
  }

  /// What the last change allows.
  package enum Last: Equatable, Sendable {
    /// The file and its backup can be swapped.
    case undoable(String)
    /// Something else has changed this file, or its backup, since.
    case overtaken(String)
    case final(String)
  }

  /// The contents of a file and of its backup; nil for a missing one.
  package typealias Contents = (file: [UInt8]?, backup: [UInt8]?)

  private var all: [Change] = []
  /// The most changes stored.
  private static let most = 40

  /// - Parameter all: newest first.
  package init(_ all: [Change] = []) { self.all = all }

  /// Of one file, keeps two changes: the newer may be one that was never made.
  package mutating func add(_ change: Change) {
    var earlier = 0
    all.removeAll { other in
      guard other.path == change.path else { return false }
      earlier += 1
      return earlier > 1 || change.path == nil
    }
    all = Array(([change] + all).prefix(Self.most))
  }

  /// The newest change that was made; nil if there is none.
  ///
  /// - Parameter contents: nil for a file that is not this run's, such as that of another home.
  package func last(in contents: (String) throws -> Contents?) rethrows -> Last? {
    for change in all {
      switch change {
      case .final(let command): return .final(command)
      case .file(let path, let before, let after):
        guard let now = try contents(path), let file = now.file.map(Change.hash), file != before
        else { continue }
        let isThere = file == after && now.backup.map(Change.hash) == before
        return isThere ? .undoable(path) : .overtaken(path)
      }
    }
    return nil
  }

  /// Forgets a change that cannot be undone, with all that came before it in the same file.
  package mutating func forget(_ last: Last) {
    switch last {
    case .undoable(let path), .overtaken(let path): all.removeAll { $0.path == path }
    case .final(let command): all.removeAll { $0 == .final(command) }
    }
  }
}

extension RecentChanges {
  /// Nothing from a damaged file: then nothing can be undone.
  package init(_ bytes: [UInt8]) {
    let entries = JSON.members(of: bytes)?["changes"]?.elements ?? []
    all = entries.compactMap { $0.members.flatMap(Change.init) }
  }

  package var text: String { JSON.object(["changes": .array(all.map(\.json))]).document }
}

extension RecentChanges.Change {
  fileprivate init?(_ members: [String: JSON]) {
    if let command = members["command"]?.text {
      self = .final(command)
    } else if let path = members["file"]?.text, let after = members["after"]?.text {
      self = .file(path, before: members["before"]?.text, after: after)
    } else {
      return nil
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .file(let path, let before, let after):
      .object(["file": .string(path), "before": JSON(before), "after": .string(after)])
    case .final(let command): .object(["command": .string(command)])
    }
  }
}
