/// What an undo reverted: an addition, a removal or a change of something named.
package struct Undone: Equatable, Sendable {
  fileprivate enum Kind: Sendable { case added, removed, changed }

  fileprivate let kind: Kind
  /// The item's name in the user's language, or the path of a configuration key.
  fileprivate let name: String

  /// The changes from `before` to `after`, matched by id.
  package static func changes<Item: StoredItem>(
    from before: Store<Item>, to after: Store<Item>, named name: (Item) -> String
  ) -> [Undone] {
    let old = Dictionary(before.all.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(after.all.map(\.id))
    let added = after.all.filter { old[$0.id] == nil }
    let changed = after.all.filter { old[$0.id] != nil && old[$0.id] != $0 }
    let removed = before.all.filter { !ids.contains($0.id) }
    return added.map { Undone(kind: .added, name: name($0)) }
      + changed.map { Undone(kind: .changed, name: name($0)) }
      + removed.map { Undone(kind: .removed, name: name($0)) }
  }

  /// The keys of a configuration whose values differ.
  package static func keys(from before: [UInt8], to after: [UInt8]) -> [Undone] {
    let (old, new) = (EditedConfiguration(before), EditedConfiguration(after))
    return ConfigurationKey.all.map(\.path)
      .filter { old.value(of: $0) != new.value(of: $0) }.map { Undone(kind: .changed, name: $0) }
  }
}

extension Voice {
  /// One line for each change, or one about the whole file if no named item changed.
  package func lines(about undone: [Undone], in file: String) -> [String] {
    let lines = undone.map { "\(say("undone", es: "deshecho")): \(words($0))" }
    let ending = say(
      "\(file) is as it was before; readyday undo brings the change back",
      es: "\(file) está como antes; readyday undo restablece el cambio")
    return lines + [ending]
  }

  private func words(_ undone: Undone) -> String {
    let name = undone.name
    return switch undone.kind {
    case .added: say("\(name) added", es: "añadir \(name)")
    case .removed: say("\(name) removed", es: "eliminar \(name)")
    case .changed: say("\(name) changed", es: "cambiar \(name)")
    }
  }

  package func name(of dismissal: Reminder) -> String {
    say(
      "the dismissal of a session on \(shortDate(dismissal.date))",
      es: "el descarte de una sesión del \(date(dismissal.date))")
  }

  package func name(of record: BodyRecord) -> String {
    switch record {
    case .profile: say("your profile", es: "tu perfil")
    case .assessment(let assessment):
      say("the assessment of \(assessment.date)", es: "la valoración del \(assessment.date)")
    case .programme(let programme):
      say(
        "the programme from \(programme.request.start)",
        es: "el programa del \(programme.request.start)")
    }
  }
}
