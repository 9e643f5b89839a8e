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

  /// The keys of a configuration whose values differ; of rules and calendars, each one that does.
  package static func keys(
    from before: [UInt8], to after: [UInt8], in voice: Voice, hiding redaction: Redaction
  ) -> [Undone] {
    let (old, new) = (EditedConfiguration(before), EditedConfiguration(after))
    return ConfigurationKey.all.map(\.path).flatMap { key in
      let (was, now) = (old.value(of: key), new.value(of: key))
      guard was != now else { return [Undone]() }
      func entries(in value: JSON?, besides other: JSON?) -> [String] {
        (value?.elements ?? []).filter { other?.elements?.contains($0) != true }
          .compactMap { voice.name(of: $0, in: key, hiding: redaction) }
      }
      let (gone, come) = (entries(in: was, besides: now), entries(in: now, besides: was))
      let both = Set(gone).intersection(come)
      let found =
        come.map { Undone(kind: both.contains($0) ? .changed : .added, name: $0) }
        + gone.filter { !both.contains($0) }.map { Undone(kind: .removed, name: $0) }
      return found.isEmpty ? [Undone(kind: .changed, name: key)] : found
    }
  }
}

extension Voice {
  /// Nil for an entry of another list than the rules and the calendars.
  fileprivate func name(of entry: JSON, in key: String, hiding redaction: Redaction) -> String? {
    let members = entry.members ?? [:]
    switch key {
    case "rules":
      let name =
        redaction.hidesTitles
        ? nil : ["exact", "title", "calendar"].compactMap { members[$0]?.text }.first
      return name.map {
        let name = quotedText($0)
        return say("rule for \(name)", es: "la regla de \(name)")
      } ?? say("a rule", es: "una regla")
    case "calendars":
      guard let name = (members["name"] ?? members["path"] ?? entry).text else { return nil }
      let shown = quotedText(name.isWebAddress ? name.shownWebAddress : name)
      return say("calendar \(shown)", es: "el calendario \(shown)")
    default: return nil
    }
  }

  /// One line for each change, in the words of what is so again, and one about the whole file.
  package func lines(about undone: [Undone], in file: String) -> [String] {
    undone.map(words)
      + [say("\(file) is as it was before", es: "\(file) está como antes del cambio")]
  }

  private func words(_ undone: Undone) -> String {
    let name = undone.name
    return switch undone.kind {
    case .added: say("\(name) removed", es: "se ha quitado \(name)")
    case .removed: say("\(name) is back", es: "ha vuelto \(name)")
    case .changed: say("\(name) is as it was", es: "\(name) está como estaba")
    }
  }

  package func name(of dismissal: Reminder) -> String {
    say(
      "dismissal (session on \(shortDate(dismissal.date)))",
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
