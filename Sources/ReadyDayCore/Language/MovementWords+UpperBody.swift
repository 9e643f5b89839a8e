extension MovementWords {
  static let neck: [Movement: MovementWords] = [
    .chinTuck: MovementWords(
      "chin tuck | Sitting or standing, draw your head back over your shoulders and hold for two breaths. | Move straight back, as if closing a drawer with your chin; keep your eyes level.",
      "retracción de mentón | Sentado o de pie, lleva la cabeza hacia atrás sobre los hombros y aguanta dos respiraciones. | Recto hacia atrás, como quien cierra un cajón; la mirada, al frente."
    ),
    .neckTurn: MovementWords(
      "neck turn | Turn your head slowly to look over one shoulder, then over the other. | Stop where it starts to pull, and breathe out as you turn.",
      "giros de cuello | Gira despacio la cabeza para mirar sobre un hombro y después sobre el otro. | Detente donde empiece a tirar y suelta el aire al girar."
    ),
    .neckSideStretch: MovementWords(
      "side neck stretch | Tilt an ear toward the shoulder and rest a hand on your head. | Keep the other shoulder down; the hand rests, it does not pull.",
      "estiramiento lateral de cuello | Inclina una oreja hacia el hombro y apoya una mano en la cabeza. | El otro hombro, abajo; la mano descansa, no tira."
    ),
    .headNod: MovementWords(
      "lying head nod | On your back, nod your chin toward your throat without lifting your head. | The nod is small: no more than saying yes.",
      "decir «sí» con la cabeza, tumbado | Boca arriba, acerca el mentón a la garganta sin levantar la cabeza. | El gesto es pequeño: como decir que sí."
    ),
    .neckHold: MovementWords(
      "lying neck hold | On your back, tuck your chin, lift your head two fingers high, and hold. | Stop when your chin juts forward or you hold your breath.",
      "elevación mantenida de la cabeza | Boca arriba, mete el mentón, levanta la cabeza dos dedos y aguanta. | Detente cuando el mentón se adelante o contengas la respiración."
    ),
    .neckSidePress: MovementWords(
      "neck side press | Press the side of your head into your hand, and hold. | Press at half strength; your head does not move.",
      "empuje lateral de cabeza | Empuja con el lado de la cabeza contra la mano y aguanta. | A media fuerza; la cabeza no se mueve."
    ),
    .proneHeadLift: MovementWords(
      "prone head lift | Face down over the edge of a bed, raise your head level with your back. | Keep looking at the floor; keep your neck long.",
      "elevación de cabeza boca abajo | Boca abajo al borde de la cama, sube la cabeza a la altura de la espalda. | Mira siempre al suelo; el cuello, largo."
    ),
    .gazeTurn: MovementWords(
      "head turn with fixed gaze | Read a word held at arm's length while you turn your head left and right. | Slow down when the letters start to blur.",
      "giros de cabeza con la mirada fija | Lee una palabra con el brazo estirado mientras giras la cabeza a los lados. | Ve más despacio cuando las letras bailen."
    ),
  ]

  static let shoulders: [Movement: MovementWords] = [
    .armCircle: MovementWords(
      "arm circle | Standing, draw circles with straight arms, forward and back. | From small circles to large ones, shoulders low.",
      "círculos con los brazos | De pie, dibuja círculos con los brazos rectos, adelante y atrás. | De círculos pequeños a grandes, con los hombros bajos."
    ),
    .wallSlide: MovementWords(
      "wall slide | With your forearms on a wall, slide them up and back down. | Keep your ribs down; go only as high as your arms stay on the wall.",
      "deslizamiento de brazos en la pared | Con los antebrazos en la pared, súbelos y bájalos. | Costillas abajo; sube solo mientras los brazos sigan en la pared."
    ),
    .crossBodyStretch: MovementWords(
      "cross-body shoulder stretch | Draw one arm across your chest with the other. | Shoulder low; feel it behind the shoulder, not in front.",
      "estiramiento de hombro cruzado | Lleva un brazo cruzado sobre el pecho con el otro. | Hombro bajo; se nota detrás del hombro, no delante."
    ),
    .doorwayStretch: MovementWords(
      "doorway chest stretch | With a forearm on a door frame at shoulder height, turn away from it. | Step through until it pulls across the chest, never in the joint.",
      "estiramiento de pecho en la puerta | Con el antebrazo en el marco a la altura del hombro, gírate hacia fuera. | Adelántate hasta que tire en el pecho, nunca en la articulación."
    ),
    .scapularPushUp: MovementWords(
      "shoulder blade push-up | On hands and toes or knees, let your chest sink between the shoulders and push up. | Elbows stay straight; only the shoulder blades move.",
      "flexión escapular | Sobre manos y pies o rodillas, deja caer el pecho entre los hombros y empuja. | Codos rectos; solo se mueven los omóplatos."
    ),
    .sideLyingRotation: MovementWords(
      "side-lying external rotation | On your side with the upper elbow at a right angle, turn the forearm up. | Keep your elbow at your side; lower slowly.",
      "rotación externa de lado | De lado, con el codo de arriba en ángulo recto, gira el antebrazo hacia arriba. | El codo, siempre al costado; baja despacio."
    ),
    .bandExternalRotation: MovementWords(
      "band external rotation | With your elbow at a right angle, pull the band outward. | Elbow at your side; turn from the shoulder, not from the back.",
      "rotación externa con goma | Con el codo en ángulo recto, tira de la goma hacia fuera. | El codo, al costado; gira desde el hombro, no desde la espalda."
    ),
    .bandPullApart: MovementWords(
      "band pull-apart | Hold the band in front of your chest and pull it apart. | Shoulders low; let the band back slowly.",
      "apertura con goma | Sujeta la goma delante del pecho y sepárala. | Hombros bajos; deja volver la goma despacio."
    ),
    .wallPushUp: MovementWords(
      "wall push-up | Hands on a wall, lower your chest toward it and push away. | Body in a straight line from head to heels.",
      "flexión en la pared | Con las manos en la pared, acerca el pecho y empuja. | El cuerpo en línea de la cabeza a los talones."
    ),
    .inclinePushUp: MovementWords(
      "incline push-up | Do a push-up with your hands on a table or a windowsill. | Hands on something that cannot slide; elbows at 45° to your body.",
      "flexión inclinada | Haz una flexión con las manos en una mesa o un alféizar. | Manos sobre algo que no resbale; codos a 45° del cuerpo."
    ),
    .pushUp: MovementWords(
      "push-up | From hands and toes, lower your chest to a fist above the floor and push up; or press a bar. | Keep your body in a straight line, elbows at about 45° to your sides.",
      "flexión | Sobre manos y pies, baja el pecho a un puño del suelo y sube; o empuja una barra. | El cuerpo en línea recta; los codos, a 45° del tronco."
    ),
    .explosivePushUp: MovementWords(
      "explosive incline push-up | With your hands on a sturdy table, push off so fast that they leave it. | Land with soft elbows; stop when you get slow.",
      "flexión inclinada explosiva | Con las manos en una mesa firme, empuja tan rápido que se despeguen. | Cae con los codos algo flexionados; detente cuando pierdas velocidad."
    ),
    .bandPunch: MovementWords(
      "band punch | With the band fixed behind you, punch forward and turn with it. | Start from the back foot; fast out, slow back.",
      "golpes con goma | Con la goma sujeta detrás, golpea al frente y gira con ella. | Empieza en el pie de atrás; sal rápido, vuelve despacio."
    ),
    .overheadPress: MovementWords(
      "overhead press | Press two weights from your shoulders to above your head. | Ribs down, abs braced; press straight up past your face.",
      "press militar | Empuja dos pesas desde los hombros hasta por encima de la cabeza. | Costillas abajo y abdomen firme; empuja recto por delante de la cara."
    ),
    .pullDown: MovementWords(
      "pull-up or pull-down | Hang from a bar and pull yourself up; or pull a cable down. | Start from your shoulder blades, and bring your chest to the bar.",
      "dominada o jalón | Cuélgate de una barra y sube; o tira de una polea hacia abajo. | Empieza con los omóplatos y lleva el pecho a la barra."
    ),
  ]

  static let thoracicSpine: [Movement: MovementWords] = [
    .catCow: MovementWords(
      "cat-cow | On hands and knees, round your back, then let it sink. | One breath each way; move where it is stiff, not where it is easy.",
      "gato-vaca | A cuatro patas, redondea la espalda y después déjala caer. | Una respiración en cada sentido; moviliza la parte más rígida, no la que ya se mueve bien."
    ),
    .openBook: MovementWords(
      "open book | On your side with bent knees, open the upper arm to the floor behind you. | Knees stay together on the floor; follow your hand with your eyes.",
      "libro abierto | De lado con las rodillas dobladas, abre el brazo de arriba hasta el suelo de detrás. | Rodillas juntas en el suelo; sigue la mano con la mirada."
    ),
    .seatedTurn: MovementWords(
      "seated trunk rotation | On a chair with your arms crossed, turn your chest to one side, then the other. | Sit tall; both sit bones stay on the chair.",
      "giros de tronco sentado | En una silla con los brazos cruzados, gira el pecho a un lado y al otro. | Siéntate erguido, con los dos isquiones en la silla."
    ),
    .threadTheNeedle: MovementWords(
      "thread the needle | On hands and knees, reach one arm beneath the other, then up. | Hips stay above your knees; breathe out as you reach.",
      "enhebrar la aguja | A cuatro patas, pasa un brazo por debajo del otro y después súbelo. | La cadera, sobre las rodillas; suelta el aire al meter el brazo."
    ),
    .chairExtension: MovementWords(
      "extension over a chair | On a chair with a low back, lean your upper back over its edge. | Support your head; bend at the edge of the chair, not in your lower back.",
      "extensión sobre la silla | En una silla de respaldo bajo, inclina la espalda alta sobre el borde. | Sujétate la cabeza; dobla en el borde de la silla, no en la zona lumbar."
    ),
    .ribBreathing: MovementWords(
      "rib breathing | Lie with bent legs, hands on your lower ribs, and breathe into them. | Feel the ribs widen under your hands; breathe out for longer than you breathe in.",
      "respiración costal | Tumbado con las piernas dobladas y las manos en las costillas bajas, respira hacia ellas. | Nota cómo se abren las costillas; que soltar el aire dure más que tomarlo."
    ),
    .rollUpperBack: MovementWords(
      "roll the upper back | Lie on the roller and roll from the middle of the back to the shoulders. | Hands behind your head, hips on the floor; stay off your lower back.",
      "rodillo en la espalda alta | Túmbate sobre el rodillo y rueda de media espalda a los hombros. | Manos tras la cabeza y cadera en el suelo; evita la zona lumbar."
    ),
    .halfKneelingTurn: MovementWords(
      "half-kneeling rotation | Kneel on one knee, arms crossed, and turn toward the front leg and away. | Squeeze the glute of the kneeling side; hips do not turn.",
      "giros con una rodilla en el suelo | Con una rodilla en el suelo y los brazos cruzados, gira hacia la pierna de delante y vuelve. | Aprieta el glúteo de la rodilla apoyada; la cadera no gira."
    ),
    .proneW: MovementWords(
      "prone W raise | Face down with bent elbows, lift your arms off the floor in the shape of a W. | Squeeze your shoulder blades down and together; forehead on the floor.",
      "elevación en W boca abajo | Boca abajo con los codos doblados, despega los brazos en forma de W. | Junta y baja los omóplatos; la frente, en el suelo."
    ),
    .proneY: MovementWords(
      "prone Y raise | Face down, lift straight arms in the shape of a Y. | Thumbs up; lift from the shoulder blades, only as high as is easy.",
      "elevación en Y boca abajo | Boca abajo, sube los brazos rectos en forma de Y. | Pulgares arriba; sube desde los omóplatos, solo hasta donde sea fácil."
    ),
    .bandRow: MovementWords(
      "band row | With the band around a post or your feet, pull it to your ribs. | Elbows close to your body; pause when your hands reach your ribs.",
      "remo con goma | Con la goma en un poste o en los pies, llévala a las costillas. | Codos pegados; pausa con las manos en las costillas."
    ),
    .row: MovementWords(
      "row | Leaning forward on a bench, pull a weight to your ribs; or pull a cable. | Pull with your elbows close to your body, and squeeze your shoulder blades together.",
      "remo | Inclinado sobre un banco, lleva una pesa a las costillas; o tira de una polea. | Tira con los codos pegados al cuerpo y junta los omóplatos."
    ),
    .trunkSnap: MovementWords(
      "quick trunk rotation | Standing with your hands together, turn fast to one side and stop short. | The back foot turns too; stop hard, with your abs braced.",
      "giros rápidos de tronco | De pie con las manos juntas, gira rápido a un lado y frena en seco. | El pie de atrás también gira; frena en seco, con el abdomen firme."
    ),
  ]
}
