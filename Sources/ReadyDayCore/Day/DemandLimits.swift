/// Title words that set the minimum or maximum demand, whatever the points.
enum LimitWords {
  /// Distress, high stakes or an audience: high, however short and however few people.
  static let floor = [
    // Somebody's job is at stake.
    "layoff", "redundancy", "dismissal", "termination", "firing", "disciplinary", "grievance",
    "performance review", "performance appraisal", "performance improvement plan",
    "probation review",
    "negotiation", "negotiating", "pay rise", "pay review", "salary review", "difficult",
    "tough conversation", "hard conversation", "job interview", "final interview",
    "technical interview", "panel interview", "candidate interview", "interview candidate",
    "despido", "expediente disciplinario", "evaluación de desempeño", "evaluación del desempeño",
    "negociación", "negociar", "subida de sueldo", "revisión salarial", "difícil",
    "entrevista de trabajo", "entrevista final", "entrevista técnica", "entrevista candidato",
    "entrevista candidata",
    "keynote", "my talk", "conference talk", "talk at", "speech", "panel discussion",
    "presentation to", "presenting to", "demo to", "customer demo", "client demo",
    "demo for customer", "demo for client", "client pitch", "customer pitch", "investor pitch",
    "pitch to", "investor meeting", "board meeting", "board of directors", "executive committee",
    "ponencia", "discurso", "mesa redonda", "presentación a", "presentación al",
    "presentación ante", "demo a", "demo al", "comité de dirección", "comité ejecutivo",
    "consejo de administración", "junta directiva", "junta de accionistas",
    // Something is broken, or must not break.
    "incident", "outage", "P0", "P1", "sev0", "sev1", "war room", "postmortem", "crisis",
    "go-live", "cutover", "audit",
    "incidente", "auditoría",
    "exam", "examination", "driving test", "viva", "defence", "defense", "court", "hearing",
    "deposition", "tribunal", "divorce", "custody", "mediation",
    "examen", "oposición", "defensa", "juicio", "vista oral", "juzgado", "divorcio", "custodia",
    "mediación",
    "funeral", "burial", "cremation", "chemo", "chemotherapy", "biopsy", "surgery",
    "entierro", "tanatorio", "velatorio", "quimioterapia", "quimio", "biopsia", "cirugía",
    "night shift", "night duty", "turno de noche", "turno nocturno", "guardia",
  ]
  /// With these words, it is something else, or only about it.
  static let noFloor = [
    "prep", "prepare", "preparation", "rehearsal", "rehearse", "practice", "dry run", "run-through",
    "debrief", "training", "course", "webinar", "workshop on", "book", "feedback", "notes",
    "slides",
    "results", "celebration", "party", "drinks", "template", "watch", "listen", "podcast", "swap",
    "eye exam", "physical exam", "medical exam", "health exam", "hearing test", "hearing aid",
    "tennis court", "padel court", "squash court", "basketball court", "badminton court",
    "court booking", "food court", "court time", "self-defence", "self-defense", "audit log",
    "audit trail", "early termination", "incident-free",
    "preparar", "preparación", "ensayo", "repaso", "formación", "curso", "clase de", "academia",
    "resultados", "notas", "celebración", "fiesta", "copas", "defensa personal", "guardia civil",
    "guardia localizada", "cambio de guardia", "llevar a", "recoger",
  ]

  /// Listening, eating or waiting: low, however long and however many people.
  static let lowCeiling = [
    "all-hands", "town hall", "webinar", "info session", "information session", "brown bag",
    "lunch and learn", "lunch & learn", "tech talk", "compliance training", "mandatory training",
    "security training", "safety training", "privacy training", "GDPR training", "fire drill",
    "team building", "standup",
    "lunch", "coffee", "breakfast", "brunch", "drinks", "happy hour", "farewell",
    "retirement party",
    "plumber", "electrician", "train to", "night train", "flight", "eurostar", "board game",
    "reunión general", "sesión informativa", "charla informativa", "formación obligatoria",
    "formación en seguridad", "prevención de riesgos", "simulacro", "convivencia",
    "almuerzo", "café", "desayuno", "cañas", "copas", "despedida", "fontanero", "electricista",
    "vuelo", "tren a", "AVE", "juegos de mesa",
    "Flug", "Zug nach",
  ]
  /// Taking part with little at stake.
  static let mediumCeiling = [
    "kick-off", "onboarding", "offsite", "sprint review", "demo day",
    "jornada de equipo",
  ]
  /// With these words, one does more than listen.
  static let noCeiling = [
    "on deck", "CEO", "CFO", "board lunch", "lunch with the board", "client", "customer",
    "investor",
    "my talk", "my part", "speaking", "speaker", "hosting", "presenting", "rehearsal",
    "flight risk",
    "flight test", "flight simulator", "in-flight",
    "cliente", "inversor", "ponente", "presentar", "presento", "con el consejo",
  ]
}

extension KnownTitle {
  /// The level that a word sets; the user's own words come first.
  func limit(_ lexicon: DemandLexicon) -> EventDemand.Limit? {
    if !has(.noFloor), !words.has(lexicon.own.low), let word = first(in: .floor) {
      return EventDemand.Limit(kind: .floor, level: .high, word: word)
    }
    guard !has(.noCeiling), !words.has(lexicon.own.high) else { return nil }
    if let word = first(in: .lowCeiling) {
      return EventDemand.Limit(kind: .ceiling, level: .low, word: word)
    }
    return first(in: .mediumCeiling).map {
      EventDemand.Limit(kind: .ceiling, level: .medium, word: $0)
    }
  }
}
