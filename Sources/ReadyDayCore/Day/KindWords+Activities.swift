// Massages and physiotherapy are errands, not training.

extension KindWords {
  /// In both languages. The first activity with a word in the title counts; `other` has the rest.
  static let activities: KeyValuePairs<Activity, [String]> = [
    .strengthTraining: ["gym", "strength training", "gimnasio", "entrenamiento de fuerza"],
    .functionalFitness: ["HIIT", "circuit training", "cross training", "entrenamiento funcional"],
    .crossfit: ["crossfit"], .weightlifting: ["weightlifting", "weights", "lifting", "pesas"],
    .powerlifting: ["powerlifting"], .bodybuilding: ["bodybuilding", "musculación"],
    .olympicLifting: ["olympic lifting", "halterofilia"],
    .calisthenics: ["calisthenics", "calistenia"],
    .running: [
      "run", "running", "jog", "jogging", "long run", "parkrun", "correr", "carrera", "footing",
      "rodaje", "tirada larga",
    ],
    .cycling: [
      "cycling", "bike", "biking", "bike ride", "long ride", "easy ride", "recovery ride",
      "group ride", "salida larga", "spinning", "spin class", "ciclismo", "bici", "bicicleta",
    ],
    .swimming: ["swim", "swimming", "natación", "nadar", "aquagym"],
    .rowing: ["rowing", "remo"], .elliptical: ["elliptical", "elíptica"],
    .stairClimbing: ["stair climbing"], .jumpRope: ["jump rope", "comba"],
    .boxing: ["boxing", "boxeo"], .kickboxing: ["kickboxing"],
    .mma: ["mma", "mixed martial arts", "artes marciales"], .muayThai: ["muay thai"],
    .jiuJitsu: ["jiu-jitsu", "bjj"], .karate: ["karate"], .taekwondo: ["taekwondo"],
    .wrestling: ["wrestling"], .basketball: ["basketball", "baloncesto"],
    .soccer: ["soccer", "fútbol", "fútbol sala", "futsal", "5-a-side", "7-a-side", "pachanga"],
    .football: ["football", "fútbol americano"],
    .volleyball: ["volleyball", "beach volleyball", "voleibol", "vóley", "vóley playa"],
    .baseball: ["baseball", "béisbol"], .hockey: ["hockey"], .rugby: ["rugby"],
    .lacrosse: ["lacrosse"], .tennis: ["tennis", "tenis"], .squash: ["squash"],
    .racquetball: ["racquetball"], .badminton: ["badminton"], .pickleball: ["pickleball"],
    .golf: ["golf"], .skiing: ["ski", "skiing", "esquí", "esquiar"],
    .snowboarding: ["snowboard", "snowboarding"], .surfing: ["surf", "surfing"],
    .skateboarding: ["skate", "skateboarding", "monopatín"],
    .rockClimbing: ["climb", "climbing", "escalada", "escalar", "rocódromo"],
    .bouldering: ["boulder", "bouldering", "búlder"],
    .hiking: ["hike", "hiking", "senderismo", "excursión", "caminata", "ruta"],
    .trailRunning: ["trail running", "trail run", "carrera de montaña"],
    .yoga: ["yoga"], .pilates: ["pilates"], .taiChi: ["tai chi"],
    .meditation: ["meditation", "meditación", "meditar"],
    .stretching: ["stretch", "stretching", "estirar", "estiramientos"],
    .walking: ["walk", "walking", "caminar", "paseo", "andar"],
    .other: [
      "padel", "table tennis", "ping pong", "judo", "fencing", "esgrima", "gymnastics", "gimnasia",
      "aerobics", "zumba", "dance class", "clase de baile", "ballet", "barre class", "handball",
      "balonmano", "cricket", "netball", "softball", "kayak", "kayaking", "canoe", "piragua",
      "paddleboard", "diving", "buceo", "horse riding", "equitación", "montar a caballo", "skating",
      "patinaje", "patinar", "frontón", "atletismo", "entrenamiento", "entreno", "entrenar",
      "workout", "train with", "train legs", "deporte",
    ],
  ]

  static let training = activities.flatMap(\.value)

  /// Words that mean sport unless something suggests work.
  static let anyTraining = ["training", "exercise", "fitness", "track session", "interval"]

  /// Words that mean sport if nobody else is invited.
  static let aloneTraining = [
    "lift", "spin", "bootcamp", "body pump", "tempo", "leg day", "brick", "squat", "bench", "z2",
    "zone 2", "travesía", "series", "fuerza", "zona 2",
  ]

  static let hardSession = [
    "interval", "tempo", "threshold", "race pace", "fartlek", "HIIT", "vo2", "vo2max", "hills",
    "hill repeats", "sprint", "track session", "all out", "hard", "test", "time trial", "series",
    "umbral", "ritmo", "cuestas", "a tope", "fuerte",
  ]
  static let easySession = [
    "easy", "recovery", "z1", "z2", "zone 1", "zone 2", "shakeout", "gentle", "suave",
    "recuperación", "regenerativo", "regenerativa", "zona 1", "zona 2", "fácil",
  ]
  /// Easy unless the title says how long.
  static let plainSession = ["rodaje"]
  static let strenuousSports = [
    "crossfit", "spin", "spinning", "bootcamp", "body pump", "boxing", "boxeo", "kickboxing", "mma",
    "judo", "karate", "football", "fútbol", "futsal", "soccer", "5-a-side", "7-a-side", "pachanga",
    "rugby", "hockey", "basketball", "baloncesto", "handball", "netball", "volleyball", "padel",
    "tennis", "tenis", "squash", "badminton", "masters", "trail run",
  ]
  /// Sports that are not demanding, however long.
  static let gentleSports = [
    "yoga", "pilates", "tai chi", "walk", "walking", "paseo", "caminar", "golf", "aqua", "gimnasia",
    "ballet", "table tennis", "ping pong", "dance class", "clase de baile",
  ]
  static let longSession = [
    "long run", "long ride", "tirada larga", "salida larga", "rodaje largo", "brick",
  ]

  static let notTraining = [
    "lift repair", "lift maintenance", "lift share", "ski lift", "series a", "series b", "series c",
    "ver series", "maratón de series", "fuerza de ventas", "fuerza mayor", "leg day off",
    "tempo check", "dry run", "test run", "trial run", "run through", "runbook", "payroll",
    "run errands", "run of show", "run rate", "run tests", "run the tests", "run the numbers",
    "running costs", "running late", "running order", "batch run", "billing run",
    "production run", "ci run", "walkthrough", "code walk", "walk-in", "gym membership",
    "bike shop", "bike repair", "bike service", "boxing day", "swimlane", "watch", "watching",
    "on tv", "tickets", "train the trainer", "compliance training", "security training",
    "safety training", "sales training", "leadership training", "onboarding training",
    "product training", "media training", "mandatory training", "model training", "training data",
    "training budget", "data training", "first aid training", "fire training", "excel training",
    "ai training", "ml training", "training compliance", "gdpr", "rgpd", "phishing", "shoes return",
    "return running shoes",
    "buy running shoes", "comprar zapatillas", "devolver zapatillas", "exercise book",
    "fitness function", "career", "price hike",
    "rate hike", "climb the ladder", "climbing the ladder", "gym class meeting", "ver el", "ver la",
    "en la tele", "entradas", "hoja de ruta", "plan de carrera", "carrera profesional",
    "carrera laboral", "fin de carrera", "desarrollo de carrera", "nómina", "correr la voz",
    "correr los tests", "correr las pruebas", "correr con los gastos", "escalada de precios",
    "escalada de incidencias", "paseo marítimo", "entrenamiento de modelos",
  ]

  /// Nil if `title` names none, or has a phrase that means something else.
  static func activity(in title: String) -> Activity? {
    let words = TitleWords(title)
    guard !words.has(elsewhere) else { return nil }
    return lists.first { words.has($0.words) }?.activity
  }

  private static let elsewhere = WordList(notTraining)

  private static let lists = activities.map { (activity: $0.key, words: WordList($0.value)) }
}
