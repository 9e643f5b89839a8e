extension MovementWords {
  static let wholeBody: [Movement: MovementWords] = [
    .feetTogether: MovementWords(
      "feet-together stance | Stand with your feet side by side, touching. | Near a wall or a chair; tall, eyes ahead.",
      "de pie con los pies juntos | Quédate de pie con los pies juntos. | Cerca de una pared o una silla; erguido, con la vista al frente."
    ),
    .tandemStance: MovementWords(
      "heel-to-toe stance | Stand with one heel in front of the toes of the other foot. | Near a wall or a chair; look ahead, not at your feet.",
      "de pie talón con punta | Quédate de pie con un talón delante de la punta del otro pie. | Cerca de una pared o una silla; mira al frente, no a los pies."
    ),
    .singleLegStance: MovementWords(
      "single-leg stance | Stand on one leg. | Near a wall or a chair; tall, with a strong arch.",
      "equilibrio a una pierna | Quédate sobre una pierna. | Cerca de una pared o una silla; erguido, con el arco firme."
    ),
    .eyesClosedStance: MovementWords(
      "single-leg stance, eyes closed | Stand on one leg and close your eyes. | In a corner or by a counter: open your eyes before you sway far.",
      "equilibrio a una pierna con los ojos cerrados | Quédate sobre una pierna y cierra los ojos. | En una esquina o junto a una encimera: abre los ojos antes de perder el equilibrio."
    ),
    .tandemWalk: MovementWords(
      "heel-to-toe walk | Walk along a line, heel to toe. | Along a wall; look ahead, take your time.",
      "caminar talón con punta | Camina sobre una línea, talón con punta. | Junto a una pared; mira al frente, sin prisa."
    ),
    .starReach: MovementWords(
      "star reach | On one leg, reach with the other foot forward, sideways and back. | Only as far as your standing knee stays above the foot.",
      "alcance en estrella | Sobre una pierna, alcanza con el otro pie adelante, al lado y atrás. | Solo hasta donde la rodilla de apoyo siga sobre el pie."
    ),
    .floorGetUp: MovementWords(
      "floor get-up | Sit down on the floor by way of one knee, and stand up again. | Use a hand for as long as you need to; train both sides equally.",
      "levantarse del suelo | Siéntate en el suelo pasando por una rodilla y vuelve a levantarte. | Usa una mano mientras la necesites; los dos lados por igual."
    ),
    .bearCrawl: MovementWords(
      "bear crawl | On hands and feet with low knees, crawl forward and back. | Knees a hand above the floor, back flat, small steps.",
      "paso del oso | Sobre manos y pies, con las rodillas bajas, avanza y retrocede. | Rodillas a un palmo del suelo, espalda recta, pasos pequeños."
    ),
    .farmerCarry: MovementWords(
      "farmer's carry | Walk with a weight in each hand. | Tall, shoulders low, quick short steps.",
      "paseo del granjero | Camina con una pesa en cada mano. | Erguido, hombros bajos, pasos cortos y rápidos."
    ),
    .fastFeet: MovementWords(
      "fast feet | Run on the spot with very quick, low steps. | Light on the balls of your feet; arms help.",
      "pies rápidos | Corre en el sitio con pasos muy rápidos y bajos. | Ligero, sobre la parte delantera del pie; los brazos ayudan."
    ),
    .skaterHop: MovementWords(
      "skater hop | Hop sideways from one foot to the other. | Hold each landing for a second before the next hop.",
      "saltos de patinador | Salta de lado de un pie al otro. | Aguanta un segundo cada aterrizaje antes del siguiente salto."
    ),
    .sunSalutation: MovementWords(
      "sun salutations | Flow from standing to a plank and back through forward and backward bends. | One movement per breath; bend your knees as much as you like.",
      "saludos al sol | Pasa de estar de pie a la plancha y vuelve, inclinándote adelante y atrás. | Un movimiento por respiración; dobla las rodillas cuanto quieras."
    ),
    .standingPoses: MovementWords(
      "standing poses | Hold warrior, triangle and side angle, both sides. | Spread your weight over both feet, and hold each pose for five breaths.",
      "posturas de pie | Mantén el guerrero, el triángulo y el ángulo lateral, a ambos lados. | Reparte el peso entre los dos pies y mantén cada postura cinco respiraciones."
    ),
    .floorPoses: MovementWords(
      "floor poses | Hold the child's pose, a seated forward bend and a lying twist. | Ease into each pose as you breathe out; never pull.",
      "posturas en el suelo | Mantén la postura del niño, la pinza sentada y una torsión tumbada. | Entra en cada postura al soltar el aire; no fuerces nunca."
    ),
    .relaxation: MovementWords(
      "final relaxation | Do nothing for a few minutes. | Sit or lie as is comfortable, eyes closed, and let your breath come and go.",
      "relajación final | No hagas nada durante unos minutos. | Siéntate o túmbate como te resulte cómodo, con los ojos cerrados, y deja ir y venir la respiración."
    ),
    .easyWalking: MovementWords(
      "walking, relaxed breathing | Walk on level ground. | Breathe through your nose; if you cannot, slow down.",
      "caminar con respiración tranquila | Camina por terreno llano. | Respira por la nariz; si no puedes, ve más despacio."
    ),
    .easyRunning: MovementWords(
      "easy running | Run easily. | Slow enough to talk in full sentences.",
      "carrera suave | Corre con calma. | Lo bastante despacio como para hablar con frases enteras."
    ),
    .tempoRunning: MovementWords(
      "comfortably hard running | Run at a pace you could keep for about an hour. | Steady: you can only say a few words at a time.",
      "carrera a ritmo sostenido | Corre a un ritmo que aguantarías alrededor de una hora. | Ritmo constante: puedes decir unas pocas palabras, no más."
    ),
  ]
}
