/// The last changes to stored files, newest first, each written down before it is made, with what
/// the file held before.
///
/// Contents tell whether a change was made and is still there: a file's time can be set to
/// anything, and a run can be killed between writing a change down and making it.
package struct RecentChanges: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    /// The hashes of a file's contents; `before` is nil if there was no file. `text` is what it held
    /// before; nil if that is too long to keep.
    case file(String, before: String?, after: String, text: String? = nil)
    /// The command whose change cannot be undone.
    case final(String)

    package static func file(_ path: String, from before: [UInt8]?, to after: [UInt8]) -> Change {
      .file(
        path, before: before.map(Self.hash), after: Self.hash(after),
        text: before.flatMap { $0.count > mostBytes ? nil : String(decoding: $0, as: UTF8.self) })
    }

    /// The longest text to keep.
    private static let mostBytes = 1 << 20

    fileprivate static func hash(_ bytes: [UInt8]) -> String { StableHash(of: bytes).digits }

    fileprivate var path: String? { if case .file(let path, _, _, _) = self { path } else { nil } }

    fileprivate var withoutText: Change {
      guard case .file(let path, let before, let after, _) = self else { return self }
      return .file(path, before: before, after: after)
    }
  }

  /// What the last change allows.
  package enum Last: Equatable, Sendable {
    /// The file holds `now`, and can be made to hold `before` again; nil if there was no file.
    case undoable(String, now: [UInt8], before: [UInt8]?)
    /// Something else has changed this file, or its backup, since.
    case overtaken(String)
    case final(String)
  }

  /// The contents of a file and of its backup; nil for a missing one.
  package typealias Contents = (file: [UInt8]?, backup: [UInt8]?)

  private var all: [Change] = []
  /// The most changes stored.
  private static let most = 10

  /// - Parameter all: newest first.
  package init(_ all: [Change] = []) { self.all = all }

  package mutating func add(_ change: Change) {
    if change.path == nil { all.removeAll { $0.path == nil } }
    all = Array(([change] + all).prefix(Self.most))
  }

  /// Forgets what files held, before some of it is erased.
  package mutating func forgetTexts() { all = all.map(\.withoutText) }

  /// The newest change that was made; nil if there is none.
  ///
  /// - Parameter contents: nil for a file that is not this run's, such as that of another home.
  package func last(in contents: (String) throws -> Contents?) rethrows -> Last? {
    for change in all {
      switch change {
      case .final(let command): return .final(command)
      case .file(let path, let before, let after, let text):
        guard let (now, backup) = try contents(path), let now, Change.hash(now) != before
        else { continue }
        let kept = [text.map { Array($0.utf8) }, backup].compactMap(\.self)
          .first { Change.hash($0) == before }
        guard Change.hash(now) == after, kept != nil || before == nil else {
          return .overtaken(path)
        }
        return .undoable(path, now: now, before: kept)
      }
    }
    return nil
  }

  /// Forgets a change that has been taken back, with later ones of its file, which were never made;
  /// or one that cannot be undone, with all that came before it in the same file.
  package mutating func forget(_ last: Last) {
    switch last {
    case .undoable(let path, _, let before):
      let end = all.firstIndex { change in
        guard case .file(path, let held, _, _) = change else { return false }
        return held == before.map(Change.hash)
      }
      let kept = all[(end.map { $0 + 1 } ?? all.endIndex)...]
      all = all[..<(end ?? all.endIndex)].filter { $0.path != path } + kept
    case .overtaken(let path): all.removeAll { $0.path == path }
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
      self = .file(
        path, before: members["before"]?.text, after: after, text: members["text"]?.text)
    } else {
      return nil
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .file(let path, let before, let after, let text):
      .object([
        "file": .string(path), "before": JSON(before), "after": .string(after), "text": JSON(text),
      ])
    case .final(let command): .object(["command": .string(command)])
    }
  }
}
