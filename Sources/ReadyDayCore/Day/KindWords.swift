/// Words of titles in both languages. Lists named `not…` have phrases that mean something else.
enum KindWords {
  /// Words that mean work if people are invited.
  static let work = [
    "meeting", "call", "sync", "1:1", "1on1", "one on one", "standup", "check-in", "review",
    "planning", "interview", "demo", "retro", "retrospective", "kickoff", "workshop", "all-hands",
    "town hall", "briefing", "debrief", "onboarding", "sprint", "scrum", "backlog", "refinement",
    "board", "committee", "steering", "budget", "strategy", "roadmap", "presentation", "pitch",
    "webinar", "huddle", "handover", "hand-off", "postmortem", "quarterly", "weekly", "daily",
    "offsite", "brainstorm", "brainstorming", "1-1", "one-to-one", "QBR", "SteerCo", "keynote",
    "conference talk", "client", "customer", "vendor", "stakeholder", "release", "incident",
    "lunch and learn", "lunch & learn", "brown bag", "reunión", "llamada", "entrevista", "revisión",
    "planificación", "seguimiento", "presentación", "retrospectiva", "comité", "consejo", "junta",
    "puesta al día", "uno a uno", "1 a 1", "demostración", "sincronización", "presupuesto",
    "estrategia", "formación", "claustro", "evaluación", "tutoría", "cliente", "proveedor",
    "trimestral", "semanal", "lluvia de ideas", "sesión clínica", "taller",
  ]
  static let notWork = [
    "board game", "on board", "flight check-in", "hotel check-in", "check-in hotel", "daily walk",
    "daily run", "revisión médica", "revisión del coche", "revisión dental", "call home",
    "weekly shop", "compra semanal", "call dad", "call mum", "call mom",
  ]

  /// Words for events with other people, even if nobody is invited.
  static let ofPeople = [
    "meeting", "1:1", "1-1", "1on1", "one on one", "one-to-one", "standup", "interview", "QBR",
    "SteerCo", "keynote", "my talk", "conference talk", "all-hands", "town hall", "sync", "kickoff",
    "retro", "retrospective", "committee", "scrum", "daily", "huddle", "conference call",
    "client call", "customer call", "workshop", "reunión", "entrevista", "uno a uno", "1 a 1",
    "comité", "claustro", "retrospectiva", "junta", "lluvia de ideas", "llamada con",
  ]

  static let travel =
    flight + [
      "train", "night train", "ferry", "eurostar", "drive to", "drive from", "road trip", "bus to",
      "coach to", "travel", "trip to", "journey", "tren", "viaje", "trayecto", "coche a", "bus a",
      "autobús a", "barco a", "renfe", "iryo", "ouigo", "Zug", "Bahn",
    ]
  static let flight = [
    "flight", "fly to", "flying to", "airport", "boarding", "layover", "vuelo", "avión",
    "aeropuerto", "embarque", "Flug", "Rückflug", "Hinflug",
  ]
  /// The way to the airport is no flight.
  static let byRoad = [
    "taxi", "cab", "cabify", "uber", "shuttle", "drive to", "drive from", "bus to", "coach to",
    "train to", "parking", "coche a", "bus a", "autobús a", "tren a", "traslado",
  ]
  static let notTravel = [
    "book", "booking", "buy", "cancel", "refund", "check in", "plan", "planning", "pack", "packing",
    "claim", "expense", "insurance", "simulator", "agency", "policy", "pick up", "drop off",
    "to work", "from work", "commute", "photos", "wine flight", "train with", "train for",
    "train legs", "train the", "train hard", "train my", "train at", "train up", "train your",
    "airport lounge", "in-flight", "flight risk", "flight test", "flight deck", "flight school",
    "train set", "release train", "reservar", "comprar", "cancelar", "planear", "planificar",
    "preparar", "facturar", "gastos", "seguro", "agencia", "recoger", "llevar a", "al trabajo",
    "del trabajo", "fotos", "hacer la maleta",
  ]

  static let shift = [
    "shift", "night shift", "ward", "long day", "UCI", "early duty", "late duty", "night duty",
    "turno", "guardia", "imaginaria", "dienst", "frühdienst", "spätdienst", "nachtdienst",
  ]
  /// Only as the whole title of an all-day event.
  static let rota = ["early", "late", "night", "manana", "tarde", "noche", "fruh", "spat", "nacht"]
  static func namesNight(_ title: String) -> Bool { TitleWords(title).has(night) }
  private static let night = WordList(["night", "noche", "nacht", "nachtdienst", "nocturno"])
  static let notShift = [
    "shift left", "shift plan", "paradigm shift", "shift request", "shift swap",
    "turno de preguntas", "turno de palabra", "pedir turno", "sacar turno", "cambio de turno",
    "guardia civil", "guardia localizada", "guardia telefónica", "planning", "planificación",
    "cuadrante", "rota",
  ]

  static let focus = [
    "focus", "deep work", "heads down", "no meetings", "do not book", "maker time", "thinking time",
    "writing time", "write", "draft", "thesis", "prepare presentation", "prepare slides",
    "prepare talk", "prepare report", "study", "revision for", "escribir", "redactar", "tesis",
    "estudiar", "preparar presentación", "preparar la presentación", "preparar informe",
    "concentración", "trabajo profundo", "foco", "sin reuniones", "no molestar",
  ]

  static let errand = [
    "dentist", "doctor", "GP", "hospital appointment", "blood test", "haircut", "hairdresser",
    "vet", "MOT", "car service", "plumber", "electrician", "delivery", "parcel", "groceries",
    "shopping", "weekly shop", "bank appointment", "notary", "pharmacy", "physio", "physiotherapy",
    "massage", "optician", "passport", "pick up", "drop off", "school run", "commute", "errand",
    "laundry", "cleaning", "tax return", "pay rent", "buy", "book flights", "book travel",
    "book hotel", "book table", "book tickets", "call the", "call mum", "call mom", "call dad",
    "call home", "paediatrician", "pediatrician", "vaccine", "therapy", "therapist", "MRI",
    "gynaecologist", "gynecologist", "cardiologist", "dermatologist", "orthodontist", "midwife",
    "ultrasound", "drop-off", "ginecólogo", "ginecóloga", "cardiólogo", "cardióloga",
    "dermatólogo", "dermatóloga", "traumatólogo", "traumatóloga", "ortodoncia", "matrona",
    "ecografía", "guardería", "guarde", "Arzt", "Ärztin", "Zahnarzt", "Hausarzt", "Frauenarzt",
    "Kardiologe", "Kardiologin", "Kita", "lawyer", "court", "exam", "driving test", "funeral",
    "burial", "psicólogo", "psicóloga",
    "terapia", "abogado", "abogada", "juzgado", "juicio", "examen", "entierro", "tanatorio",
    "resonancia", "appointment", "moving house", "walk the dog", "dog walk", "to work", "from work",
    "dentista", "médico", "análisis de sangre", "peluquería", "veterinario", "ITV",
    "revisión del coche", "fontanero", "electricista", "paquete", "compra", "supermercado", "banco",
    "notario", "notaría", "farmacia", "fisio", "fisioterapia", "masaje", "óptica", "pasaporte",
    "DNI", "recoger", "llevar a", "recado", "trámite", "gestoría", "colada", "limpieza",
    "declaración de la renta", "pagar", "comprar", "reservar", "renovar", "llamar a", "llamar al",
    "pediatra", "vacuna", "cita previa", "cita médica", "mudanza", "revisión médica",
    "revisión dental", "pasear al perro", "sacar al perro", "al trabajo", "del trabajo",
  ]

  static let meal = [
    "lunch", "dinner", "breakfast", "brunch", "supper", "coffee", "meal", "comida", "cena",
    "almuerzo", "desayuno", "merienda", "aperitivo", "vermut", "tapas", "café",
  ]
  static let notMeal = ["lunch and learn", "lunch & learn", "coffee machine"]

  static let leisure =
    [
      "party", "bday", "concert", "gig", "cinema", "movie", "film", "theatre", "theater", "museum",
      "opera", "festival", "wedding", "anniversary", "picnic", "bbq", "barbecue", "beach",
      "holiday", "vacation", "pto", "day off", "time off", "annual leave", "ooo", "drinks", "pub",
      "happy hour", "karaoke", "date night", "game night", "board game", "book club", "choir",
      "playdate", "exhibition", "circus", "camping", "sleepover", "graduation", "christening",
      "watch the", "Christmas", "New Year", "bank holiday", "fiesta", "cumple", "concierto", "cine",
      "película", "teatro", "museo", "boda", "aniversario", "bautizo", "comunión", "barbacoa",
      "playa", "vacaciones", "festivo", "día libre", "asuntos propios", "copas", "quedada",
      "quedar con", "exposición", "circo", "acampada", "coro", "club de lectura", "juegos de mesa",
      "partido", "ver el", "ver la", "Navidad", "Nochevieja",
    ] + ServiceWords.all.flatMap { $0.birthday + $0.outOfOffice }

  static let off =
    [
      "ooo", "oof", "vacation", "holiday", "bank holiday", "public holiday",
      "annual leave", "on leave", "pto", "day off", "time off", "sick leave", "sick day",
      "vacaciones", "día libre", "día de vacaciones", "asuntos propios",
      "día de asuntos propios", "festivo", "día festivo", "de baja", "baja médica", "puente",
    ] + ServiceWords.all.flatMap(\.outOfOffice)
  /// The name of a day, not of anybody's leave.
  static let publicHoliday = [
    "bank holiday", "public holiday", "national holiday", "festivo", "día festivo", "fiesta local",
    "fiesta nacional", "fiesta autonómica",
  ]
  /// Words next to a day off that name nobody.
  static let besideOff: Set<String> = [
    "day", "all", "today", "my", "me", "im", "i", "am", "on", "summer", "winter", "christmas",
    "easter", "annual", "leave", "the", "family", "full", "whole", "dia", "todo", "hoy", "mi",
    "mis", "estoy", "el", "la", "de", "del", "verano", "invierno", "navidad", "semana", "santa",
    "completo", "dias",
  ]
  /// After one of these words, the rest of the title does not matter.
  static let afterOff: Set<String> = [
    "in", "at", "to", "until", "till", "back", "from", "with", "en", "a", "hasta", "vuelvo",
    "desde", "con",
  ]
  /// Words before a saint's name, which could otherwise be a person's.
  static let saints: Set<String> = ["st", "saint", "san", "santa", "santo", "sant"]
  /// First words of a feast's name, except those that are also a person's (Asunción) or a season's
  /// ("Vacaciones de Navidad de Marta").
  static let feasts: Set<String> = [
    "christmas", "easter", "new", "boxing", "labour", "labor", "independence", "constitution",
    "thanksgiving", "memorial", "epiphany", "whit", "pentecost", "midsummer", "corpus",
    "nochebuena", "nochevieja", "ano", "constitucion", "hispanidad", "epifania", "pentecostes",
    "virgen", "todos",
  ]
  /// Words for only part of a day.
  static let partOfDay = [
    "half day", "morning", "afternoon", "medio día", "media jornada", "mañana", "tarde",
  ]

  /// With only a name beside one of these, somebody is away or on call.
  static let absence =
    off + [
      "on call", "parental leave", "maternity leave", "paternity leave", "leave", "holidays",
      "away", "off", "wfh", "baja", "permiso", "de guardia", "guardia", "maternidad", "paternidad",
      "ausente",
    ]
  /// Words between the name and the word for absence.
  static let besideName: Set<String> = [
    "is", "on", "of", "s", "the", "esta", "de", "del", "la", "el", "en", "day", "dia",
  ]
  /// Words that may be capitalised but name nobody.
  static let nobody: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
    "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado",
    "domingo", "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto",
    "septiembre", "octubre", "noviembre", "diciembre", "team", "company", "office", "school",
    "everyone", "everybody", "half", "paid", "unpaid", "bank", "parental", "annual", "sick",
    "personal", "compensatory", "study", "summer", "winter", "spring", "autumn", "fall",
    "christmas", "easter", "first", "last", "new", "my", "equipo", "empresa", "oficina", "colegio",
    "todos", "medio", "verano", "invierno", "primavera", "otono", "navidad", "semana", "primer",
    "ultimo", "mi", "mis",
  ]

  /// Folded. None is also a place, a feast or another word found in titles.
  static let firstNames = Set(
    """
    adrian alba alberto alejandro alex alicia alvaro amy ana andrea andres anna antonio beatriz ben
    bob carla carlos clara cristina dan daniel david diana diego elena emma eva fernando francisco
    gabriel helen hugo ines irene isabel javier john jorge jose juan julia laura leo lucas lucia
    luis manuel maria marina mario marta mary miguel monica natalia nuria oscar pablo paco paul
    paula pedro peter rafael raul rob roberto ruben sam sandra sara sergio silvia sofia steve susana
    tom tomas chiara giulia jonas lena leon leonie louis luca matteo rui sophie tiago
    """.split { $0.isWhitespace }.map(String.init))

  /// Errands that count even away from home.
  static let medicine = [
    "dentist", "doctor", "GP", "hospital", "blood test", "pharmacy", "physio", "physiotherapy",
    "therapy", "therapist", "vaccine", "optician", "MRI", "paediatrician", "pediatrician",
    "medication", "medicine", "tablets", "insulin", "dialysis", "injection", "dentista", "médico",
    "médica", "análisis de sangre", "farmacia", "fisio", "fisioterapia", "terapia", "psicólogo",
    "psicóloga", "vacuna", "óptica", "resonancia", "pediatra", "medicación", "medicamento",
    "medicina", "pastilla", "insulina", "diálisis", "inyección",
  ]

  /// Children are brought and fetched even while one of the parents is away.
  static let fetching =
    children + [
      "nursery", "kindergarten", "daycare", "playgroup", "guardería", "hijos", "hijas", "garderie",
      "crèche",
    ]

  /// In brackets after a holiday's name: it is one only in the places that follow.
  static let inRegions: Set<String> = [
    "in", "en", "some", "algunas", "algunos", "einigen", "certaines", "dans", "alcune", "algumas",
    "em", "sommige", "algunes", "regional", "local",
  ]
  /// Holidays of schools, on which others work.
  static let schoolHoliday: Set<String> = [
    "school", "schools", "escolar", "escolares", "lectivo", "schulferien", "ferien", "scolaires",
    "scolastiche", "schoolvakantie", "inset",
  ]

  /// In a location: it is not a place.
  static let online: Set<String> = [
    "online", "zoom", "teams", "meet", "webex", "skype", "phone", "telefono", "virtual", "remote",
    "remoto", "hangouts", "slack", "call", "video", "videollamada", "telefon",
  ]

  /// Words for waiting or a state, in events that take hours.
  static let background =
    [
      "freeze", "maintenance window", "on call", "standby", "delivery", "parcel", "hotel", "stay",
      "airbnb", "check-in window", "guardia localizada", "guardia telefónica", "congelación",
      "ventana de mantenimiento", "entrega", "reparto", "paquete", "estancia",
    ] + workplaces
  static let workplaces = [
    "home office", "in office", "working hours", "working from home", "wfh", "presencial",
    "teletrabajo", "en oficina", "en la oficina",
  ]
  /// Only as the whole title.
  static let offices = ["office", "oficina"]
}
