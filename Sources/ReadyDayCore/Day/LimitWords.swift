/// Title words that set the minimum or maximum demand, whatever the points.
enum LimitWords {
  /// Distress, high stakes or an audience: always high, however short or small the event.
  static let floor = [
    "layoff", "redundancy", "dismissal", "termination", "firing", "disciplinary", "grievance",
    "performance review", "performance improvement plan", "probation review", "appraisal",
    "annual review", "year-end review", "capability", "resignation", "negotiation", "negotiating",
    "pay rise", "pay review", "salary review", "difficult", "tough conversation",
    "hard conversation", "job interview", "final interview", "technical interview",
    "panel interview", "candidate interview", "interview candidate", "final round", "despido",
    "expediente disciplinario", "evaluación de desempeño", "negociación", "negociar",
    "subida de sueldo", "revisión salarial", "difícil", "entrevista de trabajo", "entrevista final",
    "entrevista técnica", "entrevista candidato", "entrevista candidata", "keynote", "my talk",
    "conference talk", "talk at", "speech", "panel discussion", "presentation to", "presenting to",
    "demo to", "customer demo", "client demo", "demo for customer", "client pitch", "pitch to",
    "investor meeting", "board meeting", "board of directors", "client presentation",
    "customer presentation", "proposal presentation", "lesson observation", "lesson obs", "ofsted",
    "parents evening", "parents' evening", "parent evening", "ponencia", "discurso", "mesa redonda",
    "presentación a", "presentación al", "presentación ante", "presentación propuesta",
    "presentación cliente", "pitch inversores", "demo a", "demo al", "consejo de administración",
    "junta directiva", "junta de accionistas", "incident", "outage", "P0", "P1", "sev0", "sev1",
    "war room", "crisis", "breach", "go-live", "cutover", "failover", "audit", "incidente",
    "incidencia", "puesta en producción", "auditoría", "exam", "examination", "driving test",
    "viva", "finals", "EvAU", "selectividad", "safeguarding", "bullying", "acoso escolar", "PIP",
    "theatre list", "quirófano", "championships", "champs", "campeonato", "entrevista trabajo",
    "facilitating", "facilitate", "defence", "defense", "court", "hearing", "deposition",
    "tribunal", "divorce",
    "custody", "mediation", "examen", "oposición", "defensa", "juicio", "vista oral", "juzgado",
    "divorcio", "custodia", "mediación", "funeral", "burial", "cremation", "chemo", "chemotherapy",
    "biopsy", "surgery", "end of life", "bad news", "moving day", "moving house", "mudanza",
    "cuidados paliativos", "malas noticias", "entierro", "tanatorio", "velatorio", "quimioterapia",
    "quimio", "biopsia", "cirugía", "night shift", "night duty", "turno de noche", "guardia",
  ]
  /// Something is at stake, due or to be learnt: medium at least.
  static let mediumFloor = [
    "dentist", "dental", "orthodontist", "cardiology", "cardiologist", "dermatology", "oncology",
    "consultant", "specialist", "scan", "MRI", "ultrasound", "therapy", "therapist", "counselling",
    "midwife", "hospital", "dentista", "cardiología", "cardiólogo", "especialista", "ecografía",
    "resonancia", "terapia", "psicólogo", "psicóloga", "notary", "solicitor", "lawyer", "mortgage",
    "accountant", "tax return", "viewing", "completion", "salary", "contract", "recruiter",
    "notario", "notaría", "abogado", "abogada", "hipoteca", "asesoría", "declaración de la renta",
    "hacienda", "ver piso", "herencia", "contrato", "deadline", "due", "submit", "submission",
    "closes", "cut-off", "go/no-go", "sign-off", "deploy", "deployment", "migration", "release",
    "entrega", "plazo", "fecha límite", "vence", "despliegue", "migración", "client", "customer",
    "cliente", "tender", "urgent", "urgente", "lecture", "seminar", "tutorial", "study",
    "dissertation", "thesis", "essay", "marking", "driving lesson", "first aid", "estudiar",
    "repasar", "TFG", "tesis", "oposiciones", "corregir", "PTA", "governors", "reunión de vecinos",
    "tutoría", "parent meeting", "wedding", "boda", "grandkids", "nietos", "invoice",
    "AGM", "volunteer", "volunteering", "voluntariado", "lab",
  ]
  /// With any of these words, no minimum applies: the event only resembles a demanding one.
  static let noFloor = [
    "prep", "prepare", "preparation", "rehearsal", "rehearse", "practice", "dry run", "run-through",
    "debrief", "training", "course", "webinar", "workshop on", "book", "feedback", "notes",
    "slides", "blood test", "expenses", "delivery", "results", "celebration", "party", "drinks",
    "template", "watch", "listen", "podcast", "swap", "eye exam", "physical exam", "medical exam",
    "health exam", "hearing test", "hearing aid", "tennis court", "padel court", "squash court",
    "basketball court", "badminton court", "court booking", "food court", "court time",
    "self-defence", "self-defense", "audit log", "audit trail", "early termination",
    "incident-free", "preparar", "preparación", "ensayo", "repaso", "formación", "curso",
    "clase de", "academia", "resultados", "notas", "celebración", "fiesta", "copas",
    "defensa personal", "guardia civil", "analítica", "gastos", "paquete", "reservar",
    "guardia localizada", "cambio de guardia", "llevar a", "recoger",
  ]

  /// Listening, eating, waiting or tidying up: always low, however long or large the event.
  static let lowCeiling = [
    "all-hands", "town hall", "webinar", "info session", "information session", "brown bag",
    "tech talk", "compliance training", "mandatory training", "security training",
    "safety training", "privacy training", "GDPR training", "fire drill", "team building",
    "standup", "daily", "huddle", "handoff", "sleepover", "wins", "quick call", "quick question",
    "drop-in", "haircut", "hairdresser",
    "blood test", "vendor demo", "call mum", "call dad", "play date", "playgroup", "toddler group",
    "baby group", "book club", "bingo", "lunch", "coffee", "breakfast", "brunch", "drinks",
    "happy hour", "farewell", "retirement party", "plumber", "electrician", "train to",
    "night train", "flight", "eurostar", "board game", "expenses", "timesheet", "admin", "inbox",
    "emails", "wrap up", "catch up", "chat", "buddy", "celebration", "optional", "plan day",
    "gastos", "correo", "cierre semana", "charla", "reunión general", "sesión informativa",
    "formación obligatoria", "formación en seguridad", "prevención de riesgos", "simulacro",
    "convivencia", "almuerzo", "café", "desayuno", "cañas", "copas", "despedida", "fontanero",
    "electricista", "vuelo", "tren a", "AVE", "juegos de mesa", "peluquería", "análisis de sangre",
    "analítica", "club de lectura", "diaria", "Flug", "Zug nach",
  ]
  /// Taking part with little at stake: medium at most.
  static let mediumCeiling = [
    "kick-off", "onboarding", "offsite", "sprint review", "sprint planning", "retro",
    "retrospective", "refinement", "backlog", "mandatory", "refresher", "postmortem", "weekly",
    "squad", "dry run", "run-through", "prep", "rehearse", "office hours", "programme board",
    "jornada de equipo", "retrospectiva", "refinamiento", "semanal", "ensayo", "preparar",
  ]
  /// With any of these words, no maximum applies: the user does more than listen.
  static let noCeiling = [
    "on deck", "lunch with CEO", "lunch with the CEO", "board lunch", "lunch with the board",
    "client", "customer", "investor", "my talk", "my part", "speaking", "speaker", "hosting",
    "presenting", "rehearsal", "flight risk", "flight test", "flight simulator", "in-flight",
    "cliente", "inversor", "ponente", "presentar", "presento", "con el consejo",
  ]
}

/// What a level depends on, besides points and words.
struct DemandSetting {
  let kind: EventKind
  let minutes: Int
  let calendar: CalendarKind?
  let isSeries: Bool

  private static let (long, wholeDay) = (4 * 60, 6 * 60)

  fileprivate func least(_ title: KnownTitle) -> EventDemand.Level? {
    switch kind {
    case .race: .high
    case .shift: minutes >= Self.wholeDay ? .high : nil
    case .training: title.words.leastDemand(minutes: minutes)
    case .match: .medium
    case .meeting, .focus, .leisure: title.has(.absence) ? nil : leastAtWork(title)
    case .errand: title.has(.errand) || title.has(.absence) ? nil : leastAtWork(title)
    case .travel, .meal: nil
    }
  }

  private func leastAtWork(_ title: KnownTitle) -> EventDemand.Level? {
    guard calendar == .work else { return kind == .leisure && minutes >= Self.long ? .medium : nil }
    if title.has(.background) { return nil }
    if minutes >= (kind == .focus ? Self.long : Self.wholeDay) { return .high }
    let isLight = kind == .leisure || title.demandWord?.weight == .low || minutes < 25
    return isLight ? nil : .medium
  }

  /// The maximum for meals, leisure and meetings; a high word lifts it, except in a short series.
  fileprivate func most(_ title: KnownTitle) -> EventDemand.Level? {
    let isHigh = title.demandWord?.weight == .high
    switch kind {
    case .meal, .leisure:
      if calendar == .work || title.has(.noCeiling) { return nil }
      return kind == .leisure && minutes >= Self.long ? .medium : .low
    case .meeting where isHigh: return isSeries && minutes <= 60 ? .medium : nil
    case .meeting:
      if calendar == .personal && !title.has(.work) || minutes <= 15 { return .low }
      return minutes <= 75 ? .medium : nil
    case .training, .race, .match, .travel, .shift, .focus, .errand: return nil
    }
  }
}

extension KnownTitle {
  /// The minimum for an event that nobody moves, such as an exam.
  var highFloor: EventDemand.Limit? { wordLimits.highFloor }

  /// Those that words set, whatever the event.
  struct WordLimits { let highFloor, mediumFloor, lowCeiling, mediumCeiling: EventDemand.Limit? }

  func foundWordLimits() -> WordLimits {
    WordLimits(
      highFloor: limit(.floor, .high, by: .floor, unless: .noFloor),
      mediumFloor: limit(.floor, .medium, by: .mediumFloor, unless: .noFloor),
      lowCeiling: limit(.ceiling, .low, by: .lowCeiling, unless: .noCeiling),
      mediumCeiling: limit(.ceiling, .medium, by: .mediumCeiling, unless: .noCeiling))
  }

  /// Earlier limits take precedence.
  func limits(_ setting: DemandSetting) -> [EventDemand.Limit] {
    let words = wordLimits
    let least = setting.least(self).map { EventDemand.Limit(kind: .kindFloor, level: $0) }
    let most = setting.most(self).map { EventDemand.Limit(kind: .kindCeiling, level: $0) }
    var limits: [EventDemand.Limit] = []
    func add(_ limit: EventDemand.Limit?) {
      if let limit, limit.kind.isFloor ? !isOwn.light : !isOwn.heavy { limits.append(limit) }
    }
    add(words.highFloor)
    if least?.level == .high { add(least) }
    add(words.mediumFloor)
    add(words.lowCeiling)
    add(least)
    add(words.mediumCeiling)
    add(most)
    return limits
  }

  private func limit(
    _ kind: EventDemand.Limit.Kind, _ level: EventDemand.Level, by list: KindList,
    unless others: KindList
  ) -> EventDemand.Limit? {
    guard !has(others), let word = first(in: list) else { return nil }
    return EventDemand.Limit(kind: kind, level: level, word: word)
  }
}

extension TitleWords {
  /// The minimum for training, by its sport, words and length.
  fileprivate func leastDemand(minutes: Int) -> EventDemand.Level? {
    guard !has(Self.gentle) else { return nil }
    if minutes >= 150 { return .high }
    let isHard = intensity == .hard || intensity == nil && has(Self.strenuous)
    return isHard && minutes >= 30 ? .medium : nil
  }

  private static let strenuous = WordList(KindWords.strenuousSports)
  private static let gentle = WordList(KindWords.gentleSports)
}
