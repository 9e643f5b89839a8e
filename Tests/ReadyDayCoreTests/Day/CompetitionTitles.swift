/// Titles of eight languages: what is a race or a match, and what only looks like one.
enum CompetitionTitles {
  /// `race` or `match`, then the title. Somebody who runs, rides, swims, hikes and plays wrote them.
  static let own = """
    race|Valencia Marathon
    race|Great North Run half marathon
    race|Ridgeway ultra 50 km
    race|London Triathlon (Olympic)
    race|10 mile time trial, club
    race|Hyrox Bilbao
    race|Masters swim meet
    race|Zegama 42K
    race|Media Maratón de Getafe
    race|Travesía a nado Bahía de Cádiz
    race|Marcha BTT Los Monegros 118 km
    race|Cronoescalada a Urkiola
    race|Trail Peñalara
    race|Halbmarathon Köln
    race|Volkslauf Bad Tölz 12 km
    race|Silvesterlauf
    race|Semi-marathon de Lyon
    race|Course de la Diagonale
    race|Granfondo Stelvio
    race|Gara podistica di Pavia
    race|Meia maratona de Lisboa
    race|Corrida de São João 15 km
    race|Halve marathon Egmond
    race|Cursa dels Nassos 10 km
    race|Marató de Muntanya
    match|Rovers v Bees (H)
    match|Match vs Leeds
    match|Partido contra Vallecas
    match|Liga pádel jornada 7
    match|Spiel gegen Altona
    match|Wedstrijd tegen Ajax 3
    match|Partita di calcetto
    match|Partit de lliga
    """

  /// Sixty more, by somebody who had not seen the words that are looked for.
  static let written = """
    race|Podium 5k Barrowford, wave C
    race|Great North Run!!
    race|Club 10 TT (off 19:12)
    race|HYROX Manchester doubles w/ Tom
    race|Vets Head, crew 84
    match|Sunday league v Red Lion (A) KO 10.30
    match|3rd XV away at Old Whits
    match|Ladies 2s cup QF
    race|San Silvestre Vallecana
    race|Media de Valencia
    race|Quebrantahuesos
    race|Travesía Tabarca
    race|Duatlón sprint Soria
    match|Veteranos vs Getafe C
    match|Pádel liga jornada 4 con Javi
    match|Semis copa contra Sagunto
    race|Hermannslauf
    race|Silvesterlauf Werl-Soest
    race|Challenge Roth
    race|Ötzi Radmarathon
    race|EZF Vereinsmeisterschaft 20 km
    match|Heimspiel gg. TuS Holzweiler II
    match|Medenspiel H40 auswärts
    match|Bezirksliga Damen 2 in Hürth
    race|Marseille-Cassis
    race|SaintéLyon
    race|Étape du Tour
    race|Monte-Cristo 5 km
    race|Cross départemental masters
    match|Match à Villeurbanne (SM3)
    match|Tournoi TC Meylan 2e tour
    match|Hand coupe dép. - 1/8
    race|Stramilano 10k
    race|Nove Colli lungo
    race|Traversata dello Stretto
    race|Tri Bardolino olimpico
    race|Campestre San Vittore Olona
    match|Amichevole calcetto vs contabilità
    match|Torneo padel quarti con Luca
    race|Meia da Ponte 25 Abril
    race|S. Silvestre da Amadora
    race|UTSF Freita 65k
    race|70.3 Cascais
    race|Douro Granfondo
    match|Jogo veteranos fora c/ Amora
    match|Padel M4 6ª jornada
    race|Dam tot Dam
    race|Warandeloop korte cross
    race|Clubtijdrit laatste ronde
    race|Kwart Almere
    race|Head of the River Amstel C4+
    match|Uit tegen Laren H7
    match|Beker thuis vs Dynamo DS4
    race|Jean Bouin 10
    race|Matagalls-Montserrat
    race|Travessia illes Medes
    race|Triatló Banyoles esprint
    race|Burriac Atac
    match|Partit a Sant Narcís, sènior B
    match|Lliga per equips +45 Valldoreix
    """

  /// Neither, even for somebody who trains and plays.
  static let others = """
    Nature trail with Nina
    Money trail documentary
    Pub trail, Soho
    Trail mix shopping
    Ultra-wide monitor arrives
    Ultrasound
    Team meet and greet
    Meet Ruth at the station
    Swap meet, village hall
    Puesta en marcha del horno
    Salir de marcha con la cuadrilla
    Marcha por el clima, contra el carbón
    Calle Travesía 12, firma
    Gara d'appalto: offerta
    Corrida de toros
    Corrida leve 6 km
    Lebenslauf aktualisieren
    Auflauf mit Spinat
    Kreislauf: Blutdruck messen
    Ablauf Hochzeit
    Probelauf Anlage
    Durchlauf Chor
    Verlauf besprechen
    Hundeauslauf Park
    Dauerlauf 12 km
    Waldlauf mit Jan
    Corsa lenta 10 km
    Sortie course à pied 10 km
    Marcha nórdica 9 km
    Long run 22K
    Easy 12K
    Warhammer 40K
    Form 10-K review
    Samsung 8K
    Series A 20K
    Van 30K service
    Bitcoin 90K
    10K steps
    Netflix marathon
    Baking competition
    FIFA tournament
    Taxi carrera
    Audit trail
    Parkrun
    Marathon tickets
    Watch the marathon
    Kids' triathlon
    Pick up race pack and bib
    Turno partido
    Partido Popular: acto
    Garcia v Perez, court 2
    PE (A)
    League of Legends
    Champions League final
    World Cup opener
    Cup of coffee with Jo
    Match funding call
    Darts league
    Chess match
    Spiel des Jahres
    Ver el partido
    Sacar partido al móvil
    """

  /// Somebody else's or children's.
  static let children = """
    Carrera escolar
    Sponsorenlauf
    Cup U11
    Tigers v Lions U9
    Cross del cole, carrera 2 km
    Spiel F2
    """
}
