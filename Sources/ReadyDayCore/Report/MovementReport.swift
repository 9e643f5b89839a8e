extension Report {
  /// Movements with their IDs.
  ///
  /// - Parameter isGrouped: whether to group them by area.
  package init(found movements: [Movement], isGrouped: Bool, phrases: Voice) {
    guard !movements.isEmpty else {
      self.init(
        phrases.language,
        .note(phrases.say("No movements found.", es: "No se ha encontrado ningún movimiento.")))
      return
    }
    guard isGrouped else {
      var table = Table(movements.map(phrases.row), fit: .cut)
      table.isIndented = false
      self.init(phrases.language, .table(table))
      return
    }
    let groups = BodyArea.allCases.compactMap { area -> Table.Group? in
      let own = movements.filter { $0.area == area }
      return own.isEmpty
        ? nil : Table.Group(title: phrases.name(of: area).withCapital, rows: own.map(phrases.row))
    }
    self.init(phrases.language, .table(Table(groups, fit: .cut)))
  }

  /// One movement in full.
  package init(_ movement: Movement, phrases: Voice) {
    let name = phrases.name(of: movement).withCapital
    var table = Table(phrases.values(of: movement), fit: .wrap)
    table.isIndented = false
    self.init(
      phrases.language, title: "\(name) (\(movement.id))",
      [
        Section(.sentences([phrases.instruction(for: movement), phrases.cue(for: movement)])),
        Section(.table(table)),
        Section(
          .note(
            phrases.say(
              "The scores by phase are estimates based on the kind of exercise and its level.",
              es: "Las notas por fase son estimaciones según el tipo de ejercicio y su nivel."))),
      ])
  }
}

extension Voice {
  fileprivate func row(of movement: Movement) -> Report.Table.Row {
    let facts = movement.facts
    let needs = facts.equipment.map { name(of: $0) }.sorted().joined(separator: ", ")
    let title = name(of: movement)
    let kind = "\(title) · \(name(of: facts.kind))"
    return Report.Table.Row([
      Report.Cell(movement.id),
      Report.Cell(needs.isEmpty ? kind : "\(kind) · \(needs)", kind, title),
    ])
  }

  fileprivate func values(of movement: Movement) -> [(name: String, value: String)] {
    let facts = movement.facts
    func list(_ names: [String]) -> String { names.joined(separator: ", ") }
    func named(_ movement: Movement?) -> String {
      movement.map { "\(name(of: $0)) (\($0.id))" } ?? ""
    }
    let needs = Equipment.allCases.filter(facts.equipment.contains).map { name(of: $0) }
    let values: [(name: String, value: String)] = [
      (say("area", es: "zona"), name(of: facts.area)),
      (say("kind", es: "tipo"), name(of: facts.kind)),
      (say("level", es: "nivel"), "\(facts.level) / 3"),
      (say("pattern", es: "patrón"), facts.pattern.map { name(of: $0) } ?? ""),
      (say("needs", es: "material"), needs.isEmpty ? noEquipment : list(needs)),
      (
        say("involves", es: "exige"),
        list(BodyLoad.allCases.filter(facts.loads.contains).map { name(of: $0) })
      ),
      (say("joints", es: "articulaciones"), list(movement.joints.map { name(of: $0) })),
      (say("muscles", es: "músculos"), list(facts.muscles.map { name(of: $0) })),
      (say("sports", es: "deportes"), list(movement.sports.map { name(of: $0) })),
      (say("suits phase", es: "útil en fase"), impact(movement.impact)),
      (say("easier", es: "más fácil"), named(movement.easier)),
      (say("harder", es: "más difícil"), named(movement.harder)),
    ]
    return values.filter { !$0.value.isEmpty }
  }
}

extension Coded where Self: RawRepresentable, RawValue == String {
  /// The raw value in snake_case.
  fileprivate var hyphenless: String { String(rawValue.map { $0 == "-" ? "_" : $0 }) }
}

extension BodyArea { package var code: String { hyphenless } }
extension BodyLoad { package var code: String { hyphenless } }
extension Joint { package var code: String { hyphenless } }

extension Document<[Movement]> {
  package static var movements: Document {
    Document("movements", [.list("movements", Movement.fields) { $0 }])
  }
}

extension Movement {
  static let fields = Fields<Movement>([
    .text("id") { $0.id }, .words("name") { $1.name(of: $0) },
    .words("instruction") { $1.instruction(for: $0) }, .words("cue") { $1.cue(for: $0) },
    .code("area") { $0.area }, .code("kind") { $0.kind }, .integer("level") { $0.facts.level },
    .optionalCode("pattern") { $0.facts.pattern },
    .codes("equipment") { movement in
      Equipment.allCases.filter(movement.facts.equipment.contains)
    },
    .codes("loads") { movement in BodyLoad.allCases.filter(movement.facts.loads.contains) },
    .codes("joints") { $0.joints }, .codes("muscles") { $0.facts.muscles },
    .codes("sports") { $0.sports }, .object("impact", MovementImpact.fields) { $0.impact },
    .optionalText("easier") { $0.easier?.id }, .optionalText("harder") { $0.harder?.id },
  ])
}

extension MovementImpact {
  fileprivate static let fields = Fields<MovementImpact>([
    .integer("recovery") { $0.recovery }, .integer("resilience") { $0.resilience },
    .integer("results") { $0.results },
  ])
}
