// Races and matches, and what only looks like one.

extension KindWords {
  static let race: [String] =
    runs + rides + triathlons + duathlons + [
      "race", "hyrox", "Matagalls-Montserrat", "tournament", "regatta", "championship",
      "competition", "carrera", "torneo", "competición", "campeonato", "regata", "Sponsorenlauf",
      "Turnier", "course de", "tournoi", "championnat", "campionato", "triatlo", "torneio",
      "toernooi", "torneig", "campionat", "Vereinsmeisterschaft", "Vasaloppet",
    ]
  private static let runs = [
    "marathon", "half marathon", "ultramarathon", "ultra trail", "10k", "5k", "maratón",
    "media maratón", "ultramaratón", "San Silvestre", "Halbmarathon", "Volkslauf", "Stadtlauf",
    "Silvesterlauf", "Berglauf", "semi-marathon", "maratona", "mezza maratona", "gara podistica",
    "meia maratona", "halve marathon", "marató", "mitja marató", "Frauenlauf", "Firmenlauf",
    "Osterlauf", "Nachtlauf", "São Silvestre", "S. Silvestre", "trimloop", "stratenloop",
    "singelloop", "Great North Run", "Behobia", "Transvulcania", "Hermannslauf", "Rennsteiglauf",
    "Marseille-Cassis", "SaintéLyon", "UTMB", "Dam tot Dam", "Zevenheuvelenloop", "Jean Bouin",
  ]
  private static let rides = [
    "gran fondo", "granfondo", "criterium", "time trial", "sportive", "cicloturista",
    "cronoescalada", "cyclosportive", "Zeitfahren", "Einzelzeitfahren", "EZF", "Radmarathon",
    "contre la montre", "tijdrit", "clubtijdrit", "RideLondon", "Quebrantahuesos", "Ötztaler",
    "Étape du Tour", "La Marmotte", "Nove Colli",
  ]
  private static let triathlons = [
    "triathlon", "ironman", "70.3", "triatlón", "triatlon", "triatló", "Challenge Roth",
  ]
  private static let duathlons = ["duathlon", "duatlón"]
  /// Words of races only with a distance, or if the user trains for them.
  static let weakRace: [String] =
    weakRuns + weakSwims + marches + ["gara", "Wettkampf", "wedstrijd"]
  private static let weakRuns = [
    "trail", "ultra", "corrida", "track meet", "athletics meet", "cursa", "media de", "mitja de",
    "meia de", "meia da", "meia do", "mezza di", "semi de", "halve van",
  ]
  private static let weakSwims = ["travesía a nado", "swim meet", "travessia a nado"]
  private static let marches = ["marcha", "marxa"]
  static let notRace = [
    "race condition", "race report", "rat race", "arms race", "human race", "movie marathon",
    "film marathon", "maratón de cine", "maratón de películas", "carrera profesional",
    "carrera laboral", "desarrollo de carrera", "fin de carrera", "la competencia",
    "competition law", "competition analysis",
    // Sport, but not a race.
    "training", "workout", "session", "prep", "preparation", "easy", "tempo", "interval",
    "long run", "shakeout", "fartlek", "pace", "plan", "entrenamiento", "entreno", "entrenar",
    "sesión", "preparación", "suave", "continua", "fácil", "series", "rodaje", "tirada",
    "intervalo", "regenerativa", "progresiva", "pick up", "bib", "dorsal", "registration",
    "register", "sign up", "ticket", "watch", "volunteer", "cheer", "planning", "organising",
    "organizing", "photos", "opens", "packet", "briefing", "expo", "dinner", "lunch", "breakfast",
    "quiz", "party", "meeting", "kids", "ideas", "chess", "poker", "charla", "reunión", "cena",
    "comida", "feria", "fiesta", "niños", "infantil", "ajedrez", "inscripción", "inscribirse",
    "apuntarse", "ver", "voluntario", "animar", "fotos", "entradas", "recoger",
    "prépa", "sortie", "Vorbereitung", "Dauerlauf", "Waldlauf", "corsa", "course à pied",
    "marcha nórdica", "travesía de esquí", "parkrun", "dossard", "Startnummer", "pettorale",
    "locker", "lento", "lenta", "leve", "rustig", "facile",
    // Neither.
    "Netflix", "Maurten", "baking", "cooking", "FIFA", "esports", "video game", "videojuegos",
    "taxi", "Uber", "caballos", "F1", "TV", "DAZN", "fantasy", "writing", "coding", "spelling",
    "elegir", "orla", "review", "steps", "pasos", "screening", "debate", "Mathe", "matemáticas",
    "matematica", "toros", "appalto", "buste", "Consip", "course de maths", "sacs",
  ]
  /// With one of these, a weak word means no race.
  static let notWeakRace = [
    "audit", "paper", "puesta en marcha", "posada en marxa", "posta en marxa", "salir de marcha",
    "anar de marxa", "marcha atrás", "marcha nupcial", "orgullo", "8M", "contra", "scout", "nordic",
    "swap meet", "festival", "HD", "Apple Watch", "processed", "latency", "tapas", "lights", "ale",
    "beer", "association", "shoes", "walk", "walking", "running", "trail run", "populares", "bus",
    "nature", "treasure", "Kabouterpad", "Gruffalo", "pub", "money",
  ]
  /// With one of these, a name and a distance mean no race: `Warhammer 40K`.
  static let notDistance = [
    "Warhammer", "Bitcoin", "Samsung", "Tesla", "Sony", "Strava", "Kickstarter", "Zwift", "Garmin",
    "loan", "préstamo", "Kredit", "series", "salary", "sueldo", "budget", "bonus", "challenge",
    "Maurten", "lauf", "loop", "course", "fondo", "jog", "salida", "duurloop", "TV", "invoice",
  ]

  static let match = [
    "match", "partido", "Spiel", "Heimspiel", "Auswärtsspiel", "Punktspiel", "league", "liga",
    "cup", "ligue", "copa", "Pokal", "coupe", "coppa", "taça", "partita", "jogo", "partit",
    "wedstrijd", "v", "vs", "auswärts", "Medenspiel", "Ligaspiel", "Kreisliga", "Bezirksliga",
    "Landesliga", "lliga", "jornada", "uit tegen", "thuis tegen", "away at", "away to", "home to",
    "XV",
  ]
  static let notMatch = [
    "turno partido", "horario partido", "jornada partida", "Partido Popular", "partido judicial",
    "sacar partido", "reunión del partido", "mitin", "League of Legends", "League of Friends",
    "match funding", "Match.com", "mentor", "stem cell", "residency", "paint", "deadline",
    "report", "cup of", "World Cup", "Ryder Cup", "Champions League", "egg cup", "cup fitting",
    "cup song", "cup and saucer", "cup-a-soup", "PE", "Week", "Bins", "Vitamin", "Hepatitis",
    "Maths", "Room", "Option", "Dr", "Court", "lecture", "pub", "chat", "talk", "Wade", "Batman",
    "Superman", "Ford", "Ferrari", "Plan A", "rent", "buy", "Type 1", "darts", "Justice League",
    "Ivy League", "Little League", "contra el cáncer", "Smash", "impro", "Kino", "schauen",
    "Spiel des Jahres", "Spiel & Spaß",
    "campeones", "Campeões", "à la télé", "soirée", "rehearsal", "painting", "table review", "bank",
    "Barça", "Real Madrid", "Arsenal", "Bayern", "PSG", "Juventus", "Benfica",
  ]
  /// A week or day of less training.
  static let deload = [
    "deload", "semana de descarga", "descarga", "Entlastung", "Entlastungswoche", "Entlastungstag",
  ]
  static let notDeload = [
    "carga y descarga", "camión", "descarga de", "descarga del", "muelle", "Vorstand", "app", "PDF",
    "zona de",
  ]

  /// Sport that is children's.
  static let children = [
    "school", "escolar", "cole", "colegio", "escuela", "Kita", "Schule", "Grundschule",
    "Sponsorenlauf", "école", "scuola", "escola", "alevín", "benjamín", "prebenjamín", "cadete",
    "kids", "niños", "nens", "Kinder", "Bambini", "peques",
  ]
  /// Whom a competition may be of, besides a name.
  static let relatives: Set<String> = [
    "papa", "mama", "dad", "mum", "mom", "brother", "sister", "wife", "husband", "hermano",
    "hermana", "marido", "novio", "novia", "hijo", "hija", "primo", "prima", "abuelo",
    "opa", "oma", "bruder", "schwester", "frere", "soeur", "fratello", "sorella", "tio", "tia",
  ]
  /// Before a name, these words make it company or a saint, not an owner.
  static let besideOwner: Set<String> = [
    "with", "w", "con", "mit", "avec", "com", "met", "amb", "san", "santa", "sant", "st", "saint",
    "memorial", "trofeo", "copa", "v", "vs", "at", "en",
  ]

  /// The sports that words of races mean. Any other word may mean any sport.
  static let raceSports: KeyValuePairs<Activity, [String]> = [
    .running: runs + weakRuns + triathlons + duathlons + ["hyrox"],
    .cycling: rides + triathlons + duathlons + ["ciclistica"],
    .swimming: weakSwims + triathlons + ["nuoto", "Schwimmen", "zwemmen"],
    .hiking: marches + ["Matagalls-Montserrat"], .walking: marches, .functionalFitness: ["hyrox"],
  ]

  static func namesRace(_ title: String) -> Bool {
    let words = TitleWords(title)
    return words.has(races) && !words.has(besideRaces)
  }

  static func namesDeload(_ title: String) -> Bool {
    let words = TitleWords(title)
    return words.has(deloads) && (!words.has(besideDeloads) || words.has(deloadWeek))
  }

  /// The user's own: neither "Marta - sick leave" nor "Darse de baja de Netflix".
  static func namesSickLeave(_ title: String) -> Bool {
    TitleWords(title).around(sickLeaves).map(DayOff.namesNobody) ?? false
  }

  private static let sickLeaves = WordList([
    "sick leave", "sick day", "off sick", "de baja", "baja médica", "baja laboral",
    "incapacidad temporal", "krankgeschrieben",
  ])
  private static let (deloads, besideDeloads) = (WordList(deload), WordList(notDeload))
  private static let deloadWeek = WordList(["semana de descarga"])

  private static let (races, besideRaces) = (WordList(race), WordList(notRace))
}
