/// Titles of real life with what they are: `title | people | day, start, length | calendar | kind`.
///
/// `p` in the column of people is a conference link, `1p` one with somebody invited; the calendar's kind may be left open.
enum KindTitles {
  static let english = """
    Stand-up | 6 | mon 09:00 15m | | meeting
    1:1 Ana | 1 | mon 12:00 45m | | meeting
    Board review Q3 | 9 | mon 09:00 2h | | meeting
    Sprint planning | 7 | tue 10:00 2h | | meeting
    Sprint planning | 0 | tue 10:00 2h | | errand
    Design review: "import" screen | 4 | wed 11:00 1h | | meeting
    Design review | 0 | wed 11:00 1h | | errand
    Interview: data engineer | 2 | thu 16:00 1h | | meeting
    Interview | 0 | thu 16:00 1h | | meeting
    Customer escalation call | 5 | mon 18:30 1h | | meeting
    Call with the Tokyo office | 3 | fri 20:00 30m | | meeting
    Call mum | 0 | sun 11:00 30m | | errand
    Quick question | 1 | tue 11:00 30m | | meeting
    Quick question | 0 | tue 11:00 30m | | errand
    Quick question | 1 | tue 17:59 30m | | meeting
    Quick question | 1 | tue 18:00 30m | | leisure
    Catch-up with Lucía | 1 | sat 11:00 1h | | leisure
    Catch-up with Lucía | 1 | tue 11:00 1h | personal | leisure
    Catch-up with Lucía | 1 | sat 11:00 1h | work | meeting
    Catch-up with Lucía | 1p | sat 11:00 1h | | meeting
    Catch-up with Lucía | p | sat 11:00 1h | | leisure
    Dial-in | 1p | sun 22:00 1h | personal | meeting
    Gym | p | mon 07:00 1h | | training
    Lunch | p | mon 13:00 1h | | meal
    All-hands | 80 | fri 15:00 1h | | meeting
    Town hall | 0 | fri 15:00 1h | | meeting
    Team offsite | 12 | thu 09:00 8h | | meeting
    Budget | 0 | mon 10:00 1h | | errand
    Budget review with Finance | 4 | mon 10:00 1h | | meeting
    Lunch and learn: Rust | 14 | wed 13:00 1h | | meeting
    Weekly | 3 | mon 10:00 30m | | meeting
    Retrospective | 5 | fri 16:00 1h | | meeting
    Parents' evening | 0 | thu 19:00 1h | | leisure
    Race | 0 | sun 09:00 3h | | race
    Half marathon | 0 | sun 09:30 2h | | race
    Madrid Marathon | 0 | day | | race
    Berlin Marathon | 0 | 2 days | | race
    Berlin Marathon | 0 | 3 days | | leisure
    Triathlon | 0 | sat 08:00 4h | | race
    Padel tournament | 4 | sat 10:00 5h | | race
    10k | 0 | sun 10:00 1h | | race
    10k easy | 0 | tue 07:00 1h | | training
    Race briefing | 0 | sat 18:00 1h | | leisure
    Tournament of ideas | 6 | tue 10:00 2h | | meeting
    Marathon | 3 | tue 10:00 2h | work | meeting
    Marathon | 3 | sun 10:00 4h | | race
    Half marathon kick-off | 3p | tue 10:00 1h | | meeting
    10k run | 0 | tue 07:00 1h | | race
    Marathon training | 0 | tue 07:00 1h | | training
    Marathon pace run | 0 | tue 07:00 1h | | training
    Race condition in the importer | 3 | tue 10:00 1h | | meeting
    Race report | 0 | tue 10:00 1h | | errand
    Pick up race bib | 0 | sat 12:00 30m | | errand
    Volunteer at the marathon | 0 | sun 08:00 4h | | leisure
    Movie marathon | 0 | sat 20:00 6h | | leisure
    Flight to Lisbon | 0 | mon 06:00 2h | | travel
    IB3107 flight | 0 | sat 06:00 2h | | travel
    MAD → JFK | 0 | mon 12:00 8h | | travel
    MAD -> LIS | 0 | mon 12:00 1h | | travel
    Flight risk: Tom | 2 | mon 12:00 1h | | meeting
    Rome LH1138 | 0 | mon 06:00 2h | | travel
    PR 1138 | 2 | mon 12:00 1h | | meeting
    BCN-BIO | 0 | mon 06:00 1h | | travel
    Flug nach Berlin | 0 | mon 06:00 2h | | travel
    API → SDK | 3 | mon 12:00 1h | | meeting
    API-SDK alignment | 3 | mon 12:00 1h | | meeting
    ✈️ Rome | 0 | fri 18:00 3h | | travel
    Night train to Lisbon | 0 | mon 21:00 10h | | travel
    Train to Seville | 0 | mon 07:00 3h | | travel
    Train with Sara | 1 | tue 19:00 1h | | training
    Train the trainer | 8 | tue 10:00 3h | | meeting
    Drive to Segovia | 0 | sat 09:00 1h | | travel
    Drive to work | 0 | tue 08:00 30m | | errand
    Commute | 0 | tue 08:00 30m | | errand
    Hold: book travel | 0 | tue 10:00 30m | | errand
    Book flights | 0 | tue 10:00 30m | | errand
    Plan the trip to Rome | 0 | sat 10:00 1h | | leisure
    Road trip | 2 | sat 10:00 9h | | travel
    Airport pick up | 0 | sat 10:00 1h | | errand
    Travel policy review | 4 | tue 10:00 1h | | meeting
    Night shift | 0 | mon 22:00 8h | | shift
    Late shift | 0 | sat 14:00 8h | | shift
    Shift left workshop | 9 | tue 10:00 2h | | meeting
    On-call: Ana | 0 | day | | errand
    N | 0 | sat 22:00 10h | | leisure
    N | 0 | sat 22:00 10h | personal | leisure
    Ward 4 | 0 | tue 07:00 8h | | shift
    Ward 4 | 0 | tue 07:00 6h | | shift
    Ward 4 | 0 | tue 07:00 3h | | errand
    Ward 4 | 0 | sat 07:00 8h | | shift
    Ward 4 | 0 | sat 07:00 8h | work | shift
    Yoga class | 0 | tue 19:00 1h | | training
    Yoga class | 12 | tue 12:00 1h | | training
    Gym | 0 | mon 07:00 1h | | training
    Run with Sara | 1 | wed 07:00 1h | | training
    Long run | 0 | sun 08:00 2h | | training
    Hike | 3 | sun 09:00 6h | | training
    Swim | 0 | fri 13:00 45m | | training
    Bike ride | 2 | sat 09:00 3h | | training
    Climbing with Jon | 1 | thu 20:00 2h | | training
    Tennis | 1 | sat 11:00 1h | | training
    5-a-side football | 9 | thu 20:00 1h | | training
    Walk | 0 | tue 14:00 30m | | training
    Walk the dog | 0 | tue 14:00 30m | | errand
    Dry run of the demo | 3 | tue 10:00 1h | | meeting
    Dry run | 0 | tue 10:00 1h | | errand
    Payroll run | 0 | tue 10:00 1h | | errand
    School run | 0 | tue 08:30 30m | | errand
    Boxing | 0 | tue 19:00 1h | | training
    Boxing Day | 0 | day | holidays | leisure
    Security training | 30 | tue 10:00 1h | | meeting
    Training | 6 | tue 10:00 2h | | meeting
    Training | 0 | tue 07:00 1h | | training
    Training | 6 | tue 19:00 2h | | training
    Pick up Leo from football | 0 | tue 18:00 30m | | errand
    Leo's football | 0 | sat 10:00 1h | | leisure
    Kids football | 0 | tue 17:00 1h | | errand
    Leo swimming lesson | 0 | tue 17:00 45m | | errand
    Private swimming lesson | 0 | tue 17:00 45m | | training
    Football: Arsenal v Spurs | 0 | sat 15:00 2h | | leisure
    6x1000 | 0 | tue 07:00 1h | | training
    8k Z2 | 0 | tue 07:00 1h | | training
    Leg day | 0 | tue 07:00 1h | | training
    Bench review | 3 | tue 11:00 1h | | meeting
    Watch the football | 2 | sun 21:00 2h | | leisure
    Massage | 0 | fri 19:00 1h | | errand
    Physio | 0 | wed 09:00 45m | | errand
    Workout: hard | 0 | tue 07:00 1h | | training
    Lunch | 0 | mon 13:00 1h | | meal
    Team lunch | 8 | fri 13:30 1h | | meal
    Lunch with the board | 6 | fri 13:30 2h | | meeting
    Sunday lunch with my parents | 2 | sun 14:00 3h | | meal
    Dinner with Marta | 1 | mon 19:00 1h | | meal
    Coffee with Jon | 1 | tue 11:00 30m | | meal
    Breakfast | 0 | tue 08:00 30m | | meal
    Marta's birthday | 0 | day | | leisure
    Birthday party | 20 | sat 18:00 4h | | leisure
    Buy a birthday present | 0 | wed 18:30 1h | | errand
    Concert | 2 | fri 21:00 3h | | leisure
    Cinema | 1 | thu 20:00 2h | | leisure
    Wedding | 0 | sat 12:00 12h | | leisure
    Choir | 0 | wed 20:00 2h | | leisure
    Holiday in Asturias | 0 | 3 days | | leisure
    Board games | 4 | fri 20:00 3h | | leisure
    Date night | 1 | fri 20:00 3h | | leisure
    Drinks with the team | 9 | fri 17:30 2h | | leisure
    Launch party | 30 | thu 17:00 2h | | leisure
    Wedding planning | 1 | sat 11:00 1h | | meeting
    Focus time | 0 | wed 09:00 3h | | focus
    Focus group | 6 | wed 09:00 2h | | meeting
    Deep work | 0 | tue 20:00 2h | | focus
    Do not book | 0 | tue 10:00 2h | | focus
    Dentist | 0 | mon 11:30 1h | | errand
    Dentist | 0 | sat 11:30 1h | | errand
    Car service | 0 | tue 08:00 30m | | errand
    Parcel | 0 | tue 08:00 10m | personal | errand
    Garden | 0 | tue 08:00 1h | personal | leisure
    Expenses | 0 | mon 15:30 30m | | errand
    Tax return | 0 | sat 10:00 2h | | errand
    La Almudena | 0 | day | holidays | leisure
    Release 2.4 | 0 | day | | errand
    Team offsite | 12 | day | | meeting
    Lucía OOO | 0 | day | | leisure
    """

  static let spanish = """
    Reunión de equipo | 6 | lun 09:00 1h | | meeting
    Reunión de padres | 0 | jue 19:00 1h | | leisure
    Reunión | 0 | lun 10:00 1h | | meeting
    Comité de dirección | 7 | mar 10:00 2h | | meeting
    Entrevista: ingeniera de datos | 2 | jue 16:00 1h | | meeting
    Seguimiento con Ana | 1 | vie 10:00 30m | | meeting
    Uno a uno Lucía | 1 | lun 12:00 30m | | meeting
    Llamada con el cliente | 2 | mie 18:30 30m | | meeting
    Llamar al banco | 0 | mie 10:00 10m | | errand
    Claustro | 0 | mie 16:00 2h | | meeting
    Formación en seguridad | 20 | mar 10:00 2h | | meeting
    Puesta al día | 1 | mar 19:00 30m | | meeting
    Comida de trabajo | 3 | mar 14:00 2h | | meal
    Comida de trabajo: presupuesto | 3 | mar 14:00 2h | | meeting
    Presupuesto | 0 | mar 10:00 1h | | errand
    Carrera | 0 | mar 07:00 1h | | training
    Carrera | 0 | dom 10:00 1h | | race
    Carrera suave | 0 | dom 10:00 1h | | training
    Carrera de la Mujer | 0 | dom 09:00 1h | | race
    Carrera continua 8 km | 0 | mie 07:00 50m | | training
    Media maratón de Madrid | 0 | dom 09:00 2h | | race
    Maratón | 0 | day | | race
    Maratón de series | 1 | sab 20:00 4h | | leisure
    Entrenamiento maratón | 0 | mar 19:00 1h | | training
    Plan de carrera | 1 | mar 10:00 1h | | meeting
    Torneo de pádel | 0 | sab 10:00 4h | | race
    San Silvestre | 0 | jue 17:30 1h | | race
    Competición de natación | 0 | sab 09:00 5h | | race
    Recoger dorsal del maratón | 0 | vie 18:00 1h | | errand
    Vuelo a Lisboa | 0 | lun 06:00 2h | | travel
    Tren a Sevilla | 0 | lun 07:00 3h | | travel
    AVE a Barcelona | 0 | lun 07:00 3h | | travel
    Ave María | 0 | dom 12:00 1h | | leisure
    Viaje a Roma | 0 | 3 days | | travel
    Comprar billetes de tren | 0 | mar 10:00 15m | | errand
    Preparar el viaje | 0 | dom 18:00 1h | | leisure
    Recoger a Marta del aeropuerto | 0 | vie 21:00 1h | | errand
    Turno de noche | 0 | lun 22:00 10h | | shift
    Turno de mañana | 0 | sab 08:00 7h | | shift
    Guardia | 0 | vie 15:00 24h | | shift
    Turno de preguntas | 20 | mar 12:00 30m | | meeting
    Hospital | 0 | mar 08:00 7h | | errand
    Hospital | 0 | dom 22:00 10h | | leisure
    Pádel | 3 | mar 19:00 90m | | training
    Pádel con Jon | 1 | sab 10:00 90m | | training
    Clase de yoga | 0 | mie 19:00 1h | | training
    Natación | 0 | vie 13:00 1h | | training
    Gimnasio | 0 | lun 07:00 1h | | training
    Entrenamiento fuerte | 0 | mar 07:00 1h | | training
    Fútbol con los del trabajo | 12 | jue 20:00 1h | | training
    Fútbol de Leo | 0 | sab 10:00 1h | | leisure
    Entrenamiento de Fuerza | 0 | mar 07:00 1h | | training
    Series 6x800 | 0 | mar 07:00 1h | | training
    Ruta por la sierra | 2 | dom 09:00 6h | | training
    Hoja de ruta | 5 | mar 10:00 1h | | meeting
    Recoger a los niños de natación | 0 | mie 17:30 30m | | errand
    Partido de pádel | 3 | dom 11:00 90m | | training
    Ver el partido | 3 | dom 21:00 2h | | leisure
    Comida con mis padres | 2 | dom 14:00 3h | | meal
    Cena con Marta | 1 | vie 21:00 2h | | meal
    Café con Jon | 1 | mar 11:00 30m | | meal
    Cumpleaños de Marta | 0 | day | | leisure
    Cumple de Leo | 0 | sab 17:00 3h | | leisure
    Concierto | 1 | vie 21:00 3h | | leisure
    Cine con Ana | 1 | jue 20:00 2h | | leisure
    Boda de Jon y Lucía | 0 | sab 12:00 12h | | leisure
    Copas | 5 | vie 20:00 3h | | leisure
    Vacaciones | 0 | 5 days | | leisure
    Concentración | 0 | mie 09:00 2h | | focus
    Tiempo de concentración | 0 | mie 09:00 2h | | focus
    Dentista | 0 | lun 11:30 1h | | errand
    ITV | 0 | mar 09:00 1h | | errand
    Revisión médica | 1 | mar 09:00 1h | | errand
    Peluquería | 0 | sab 11:00 1h | | errand
    Compra semanal | 0 | sab 11:00 1h | | errand
    Compra para la cena | 0 | sab 11:00 1h | | errand
    Trabajo | 0 | mar 09:00 9h | | errand
    Guardería | 0 | mar 08:00 30m | | errand
    """
}
