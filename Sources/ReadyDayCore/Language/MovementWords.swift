/// The names of movements, how to do them, and how to do them well.
enum MovementWords {
  /// A name, then an instruction and a cue of one sentence each.
  static func of(_ movement: Movement, in language: Language) -> [Substring] {
    row(of: movement, in: language).suffix(3)
  }

  /// In English, the id comes first.
  static func row(of movement: Movement, in language: Language) -> [Substring] {
    guard let place = Movement.allCases.firstIndex(of: movement),
      let line = Language.allCases.firstIndex(of: language)
    else { return [] }
    let (bytes, ends) = lines
    let number = place * Language.allCases.count + line
    let start = number > 0 ? ends[number - 1] + 1 : 0
    return bytes[start..<ends[number]].split(separator: UInt8(ascii: "|"))
      .map { Substring(decoding: $0.trimmed(), as: UTF8.self) }
  }

  /// Where each line ends: the table is long, and most commands need few of them.
  private static let lines: (bytes: [UInt8], ends: [Int]) = {
    let bytes = Array(table.utf8)
    var (ends, place) = ([Int](), 0)
    while place < bytes.count {
      ends.append(bytes.span.bytes.first(from: place) { $0.marks(of: UInt8(ascii: "\n")) })
      place = (ends.last ?? place) + 1
    }
    return (bytes, ends)
  }()

  /// In the order of the cases: the id and words of each movement, with one line per language.
  private static let table = """
    chin-tuck | chin tuck | Sitting or standing, draw your head back over your shoulders and hold for two breaths. | Move straight back, as if closing a drawer with your chin; keep your eyes level.
      retracción de mentón | Sentado o de pie, lleva la cabeza hacia atrás sobre los hombros y aguanta dos respiraciones. | Recto hacia atrás, como quien cierra un cajón; la mirada, al frente.
    neck-turn | neck turn | Turn your head slowly to look over one shoulder, then over the other. | Stop where it starts to pull, and breathe out as you turn.
      giros de cuello | Gira despacio la cabeza para mirar sobre un hombro y después sobre el otro. | Detente donde empiece a tirar y suelta el aire al girar.
    neck-side-stretch | side neck stretch | Tilt an ear toward the shoulder and rest a hand on your head. | Keep the other shoulder down; the hand rests, it does not pull.
      estiramiento lateral de cuello | Inclina una oreja hacia el hombro y apoya una mano en la cabeza. | El otro hombro, abajo; la mano descansa, no tira.
    head-nod | lying head nod | On your back, nod your chin toward your throat without lifting your head. | The nod is small: no more than saying yes.
      asentir con la cabeza, boca arriba | Acerca el mentón a la garganta sin levantar la cabeza. | El gesto es pequeño: como decir que sí.
    neck-hold | lying neck hold | On your back, tuck your chin, lift your head two fingers high, and hold. | Stop when your chin juts forward or you hold your breath.
      elevación mantenida de la cabeza | Boca arriba, mete el mentón, levanta la cabeza dos dedos y aguanta. | Detente cuando el mentón se adelante o contengas la respiración.
    neck-side-press | neck side press | Press the side of your head into your hand, and hold. | Press at half strength; your head does not move.
      empuje lateral de cabeza | Empuja con el lado de la cabeza contra la mano y aguanta. | A media fuerza; la cabeza no se mueve.
    prone-head-lift | prone head lift | Face down over the edge of a bed, raise your head level with your back. | Keep looking at the floor; keep your neck long.
      elevación de cabeza boca abajo | Boca abajo al borde de la cama, sube la cabeza a la altura de la espalda. | Mira siempre al suelo; el cuello, largo.
    gaze-turn | head turn with fixed gaze | Read a word held at arm's length while you turn your head left and right. | Slow down when the letters start to blur.
      giros de cabeza con la mirada fija | Lee una palabra con el brazo estirado mientras giras la cabeza a los lados. | Ve más despacio cuando las letras bailen.
    arm-circle | arm circle | Standing, draw circles with straight arms, forward and back. | From small circles to large ones, shoulders low.
      círculos con los brazos | De pie, dibuja círculos con los brazos rectos, adelante y atrás. | De círculos pequeños a grandes, con los hombros bajos.
    wall-slide | wall slide | With your forearms on a wall, slide them up and back down. | Keep your ribs down; go only as high as your arms stay on the wall.
      deslizamiento de brazos en la pared | Con los antebrazos en la pared, súbelos y bájalos. | Costillas abajo; sube solo mientras los brazos sigan en la pared.
    cross-body-stretch | cross-body shoulder stretch | Draw one arm across your chest with the other. | Shoulder low; feel it behind the shoulder, not in front.
      estiramiento de hombro cruzado | Lleva un brazo cruzado sobre el pecho con el otro. | Hombro bajo; se nota detrás del hombro, no delante.
    doorway-stretch | doorway chest stretch | With a forearm on a door frame at shoulder height, turn away from it. | Step through until it pulls across the chest, never in the joint.
      estiramiento de pecho en la puerta | Con el antebrazo en el marco a la altura del hombro, gírate hacia fuera. | Adelántate hasta que tire en el pecho, nunca en la articulación.
    scapular-push-up | shoulder blade push-up | On hands and toes or knees, let your chest sink between the shoulders and push up. | Elbows stay straight; only the shoulder blades move.
      flexión escapular | Sobre manos y pies o rodillas, deja caer el pecho entre los hombros y empuja. | Codos rectos; solo se mueven los omóplatos.
    side-lying-rotation | side-lying external rotation | On your side with the upper elbow at a right angle, turn the forearm up. | Keep your elbow at your side; lower slowly.
      rotación externa de lado | De lado, con el codo de arriba en ángulo recto, gira el antebrazo hacia arriba. | El codo, siempre al costado; baja despacio.
    band-external-rotation | band external rotation | With your elbow at a right angle, pull the band outward. | Elbow at your side; turn from the shoulder, not from the back.
      rotación externa con goma | Con el codo en ángulo recto, tira de la goma hacia fuera. | El codo, al costado; gira desde el hombro, no desde la espalda.
    band-pull-apart | band pull-apart | Hold the band in front of your chest and pull it apart. | Shoulders low; let the band back slowly.
      apertura con goma | Sujeta la goma delante del pecho y sepárala. | Hombros bajos; deja volver la goma despacio.
    wall-push-up | wall push-up | Hands on a wall, lower your chest toward it and push away. | Body in a straight line from head to heels.
      flexión en la pared | Con las manos en la pared, acerca el pecho y empuja. | El cuerpo en línea de la cabeza a los talones.
    incline-push-up | incline push-up | Do a push-up with your hands on a table or a windowsill. | Hands on something that cannot slide; elbows at 45° to your body.
      flexión inclinada | Haz una flexión con las manos en una mesa o un alféizar. | Manos sobre algo que no resbale; codos a 45° del cuerpo.
    push-up | push-up | From hands and toes, lower your chest to a fist above the floor and push up; or press a bar. | Keep your body in a straight line, elbows at about 45° to your sides.
      flexión | Sobre manos y pies, baja el pecho a un puño del suelo y sube; o empuja una barra. | El cuerpo en línea recta; los codos, a 45° del tronco.
    explosive-push-up | explosive incline push-up | With your hands on a sturdy table, push off so fast that they leave it. | Land with soft elbows; stop when you get slow.
      flexión inclinada explosiva | Con las manos en una mesa firme, empuja tan rápido que se despeguen. | Cae con los codos algo flexionados; detente cuando pierdas velocidad.
    band-punch | band punch | With the band fixed behind you, punch forward and turn with it. | Start from the back foot; fast out, slow back.
      golpes con goma | Con la goma sujeta detrás, golpea al frente y gira con ella. | Empieza en el pie de atrás; sal rápido, vuelve despacio.
    overhead-press | overhead press | Press two weights from your shoulders to above your head. | Ribs down, abs braced; press straight up past your face.
      press militar | Empuja dos pesas desde los hombros hasta por encima de la cabeza. | Costillas abajo y abdomen firme; empuja recto por delante de la cara.
    pull-down | pull-up or pull-down | Hang from a bar and pull yourself up; or pull a cable down. | Start from your shoulder blades, and bring your chest to the bar.
      dominada o jalón | Cuélgate de una barra y sube; o tira de una polea hacia abajo. | Empieza con los omóplatos y lleva el pecho a la barra.
    cat-cow | cat-cow | On hands and knees, round your back, then let it sink. | One breath each way; move where it is stiff, not where it is easy.
      gato-vaca | A cuatro patas, redondea la espalda y después déjala caer. | Una respiración en cada sentido; moviliza la parte más rígida, no la que ya se mueve bien.
    open-book | open book | On your side with bent knees, open the upper arm to the floor behind you. | Knees stay together on the floor; follow your hand with your eyes.
      libro abierto | De lado con las rodillas dobladas, abre el brazo de arriba hasta el suelo de detrás. | Rodillas juntas en el suelo; sigue la mano con la mirada.
    seated-turn | seated trunk rotation | On a chair with your arms crossed, turn your chest to one side, then the other. | Sit tall; both sit bones stay on the chair.
      giros de tronco en una silla | Con los brazos cruzados, gira el pecho a un lado y al otro. | Siéntate con la espalda recta y los dos isquiones en la silla.
    thread-the-needle | thread the needle | On hands and knees, reach one arm beneath the other, then up. | Hips stay above your knees; breathe out as you reach.
      enhebrar la aguja | A cuatro patas, pasa un brazo por debajo del otro y después súbelo. | La cadera, sobre las rodillas; suelta el aire al meter el brazo.
    chair-extension | extension over a chair | On a chair with a low back, lean your upper back over its edge. | Support your head; bend at the edge of the chair, not in your lower back.
      extensión sobre la silla | En una silla de respaldo bajo, inclina la espalda alta sobre el borde. | Sujétate la cabeza; dobla en el borde de la silla, no en la zona lumbar.
    rib-breathing | rib breathing | Lie with bent legs, hands on your lower ribs, and breathe into them. | Feel the ribs widen under your hands; breathe out for longer than you breathe in.
      respiración costal | Tumbado con las piernas dobladas y las manos en las costillas bajas, respira hacia ellas. | Nota cómo se abren las costillas; que soltar el aire dure más que tomarlo.
    roll-upper-back | roll the upper back | Lie on the roller and roll from the middle of the back to the shoulders. | Hands behind your head, hips on the floor; stay off your lower back.
      rodillo en la espalda alta | Túmbate sobre el rodillo y rueda de media espalda a los hombros. | Manos tras la cabeza y cadera en el suelo; evita la zona lumbar.
    half-kneeling-turn | half-kneeling rotation | Kneel on one knee, arms crossed, and turn toward the front leg and away. | Squeeze the glute of the kneeling side; hips do not turn.
      giros con una rodilla en el suelo | Con una rodilla en el suelo y los brazos cruzados, gira hacia la pierna de delante y vuelve. | Aprieta el glúteo de la rodilla apoyada; la cadera no gira.
    prone-w | prone W raise | Face down with bent elbows, lift your arms off the floor in the shape of a W. | Squeeze your shoulder blades down and together; forehead on the floor.
      elevación en W boca abajo | Boca abajo con los codos doblados, despega los brazos en forma de W. | Junta y baja los omóplatos; la frente, en el suelo.
    prone-y | prone Y raise | Face down, lift straight arms in the shape of a Y. | Thumbs up; lift from the shoulder blades, only as high as is easy.
      elevación en Y boca abajo | Boca abajo, sube los brazos rectos en forma de Y. | Pulgares arriba; sube desde los omóplatos, solo hasta donde sea fácil.
    band-row | band row | With the band around a post or your feet, pull it to your ribs. | Elbows close to your body; pause when your hands reach your ribs.
      remo con goma | Con la goma en un poste o en los pies, llévala a las costillas. | Codos pegados; pausa con las manos en las costillas.
    row | row | Leaning forward on a bench, pull a weight to your ribs; or pull a cable. | Pull with your elbows close to your body, and squeeze your shoulder blades together.
      remo | Inclinado sobre un banco, lleva una pesa a las costillas; o tira de una polea. | Tira con los codos pegados al cuerpo y junta los omóplatos.
    trunk-snap | quick trunk rotation | Standing with your hands together, turn fast to one side and stop short. | The back foot turns too; stop hard, with your abs braced.
      giros rápidos de tronco | De pie con las manos juntas, gira rápido a un lado y frena en seco. | El pie de atrás también gira; frena en seco, con el abdomen firme.
    pelvic-tilt | pelvic tilt | On your back with bent knees, tilt your pelvis back and forth. | Small and slow; press your lower back down, then let it arch.
      báscula de pelvis | Boca arriba con las rodillas dobladas, bascula la pelvis adelante y atrás. | Pequeño y lento; pega la zona lumbar y deja que se arquee.
    prone-press-up | prone press-up | Face down, push your chest up with your arms. | Hips stay on the floor; only as high as is comfortable for your back.
      extensión lumbar boca abajo | Boca abajo, sube el pecho con los brazos. | La cadera se queda en el suelo; sube solo hasta donde tu espalda te deje.
    heel-slide | heel slide | On your back with bent knees, slide one heel out and back. | Keep your lower back on the floor.
      deslizamiento de talón | Boca arriba con las rodillas dobladas, estira una pierna deslizando el talón y vuelve. | La zona lumbar no deja de tocar el suelo.
    dead-bug | dead bug | On your back, knees and arms up, lower an arm and the opposite leg. | Press your lower back to the floor; move the opposite arm and leg slowly.
      dead bug | Boca arriba, rodillas y brazos en alto, baja un brazo y la pierna contraria. | Pega la zona lumbar al suelo; mueve despacio brazo y pierna contrarios.
    bird-dog | bird dog | On hands and knees, stretch out an arm and the opposite leg. | Hips level: a cup on your back would not spill.
      bird dog | A cuatro patas, estira un brazo y la pierna contraria. | Cadera nivelada: no se caería una taza de tu espalda.
    knee-plank | kneeling plank | On forearms and knees, hold your body straight. | A straight line from head to knees; keep breathing.
      plancha de rodillas | Sobre antebrazos y rodillas, mantén el cuerpo recto. | Una línea recta de la cabeza a las rodillas; sigue respirando.
    plank | plank | On forearms and toes, hold your body straight. | Elbows under your shoulders; brace your abs and glutes; keep breathing.
      plancha | Sobre antebrazos y puntas de los pies, mantén el cuerpo recto. | Codos bajo los hombros; abdomen y glúteos firmes, sin dejar de respirar.
    shoulder-tap | plank with shoulder taps | In push-up position, tap one shoulder, then the other. | Feet wide; hips do not sway.
      plancha con toques de hombro | En posición de flexión, toca un hombro y después el otro. | Pies separados; la cadera no se balancea.
    knee-side-plank | kneeling side plank | On one forearm and the knees, hold your hips off the floor. | Elbow under your shoulder; push your hips forward and up.
      plancha lateral de rodillas | Sobre un antebrazo y las rodillas, mantén la cadera en alto. | Codo bajo el hombro; empuja la cadera adelante y arriba.
    side-plank | side plank | On one forearm and the side of your feet, hold your hips off the floor. | Elbow under your shoulder; hips high, body in a straight line.
      plancha lateral | Sobre un antebrazo y el canto de los pies, mantén la cadera en alto. | Codo bajo el hombro; cadera alta, el cuerpo en línea recta.
    curl-up | curl-up | On your back with one knee bent, lift your shoulders and hold for a breath. | Hands under your lower back; lift head and shoulders as one, a hand high.
      encogimiento abdominal | Boca arriba con una rodilla doblada, sube los hombros y aguanta una respiración. | Manos bajo la zona lumbar; cabeza y hombros suben a la vez, un palmo.
    back-extension | back extension | Face down, lift chest and arms off the floor and lower them. | Lift a little and look down; this is not about arching.
      extensión de espalda | Boca abajo, despega el pecho y los brazos del suelo y bájalos. | Sube poco y mira al suelo; no se trata de arquearse.
    anti-rotation-press | anti-rotation press | Hold a band that pulls from the side in front of your chest, and stretch out your arms. | Stand side-on to the band; press it out and do not let it turn you.
      press antirrotación | Con una goma que tira de lado delante del pecho, estira los brazos. | De lado a la goma; empújala al frente sin dejar que te gire.
    standing-march | standing march | March on the spot, slowly, with knees at hip height. | Stand tall; lift each knee slowly, without leaning.
      marcha en el sitio | Marcha en el sitio, despacio, con las rodillas a la altura de la cadera. | Erguido; sube cada rodilla despacio, sin inclinarte.
    bag-carry | one-sided bag carry | Walk up and down with a heavy bag in one hand, then in the other. | Walk as if you were carrying nothing, without leaning to either side.
      caminar con una bolsa en una mano | Camina con una bolsa pesada en una mano y después en la otra. | Camina como si no llevaras nada, sin inclinarte a ningún lado.
    suitcase-carry | suitcase carry | Walk with a heavy weight in one hand, then in the other. | Shoulders level, short steps.
      paseo de la maleta | Camina con una pesa en una mano y después en la otra. | Hombros nivelados, pasos cortos.
    mountain-climber | mountain climber | In push-up position, run with your knees toward your hands. | Shoulders above your hands; hips low and quiet.
      escalador | En posición de flexión, corre llevando las rodillas hacia las manos. | Hombros sobre las manos; cadera baja y quieta.
    hip-circle | hip circle | On one leg, holding on, circle the other knee out and back. | Draw large, slow circles with your knee, and keep your trunk still.
      círculos de cadera | Sobre una pierna y con apoyo, lleva la otra rodilla en círculo. | Dibuja círculos grandes y lentos con la rodilla, con el tronco quieto.
    leg-swing | leg swing | On one leg, holding on, swing the other forward and back. | Hold on to something; swing loosely, a little higher each time.
      balanceos de pierna | Sobre una pierna y con apoyo, balancea la otra adelante y atrás. | Agárrate a algo; balancea la pierna suelta, cada vez un poco más alto.
    hip-flexor-stretch | kneeling hip flexor stretch | Kneel on one knee and shift your weight forward. | Tuck your tail under first, then lean forward a little.
      estiramiento del flexor de la cadera | Con una rodilla en el suelo, lleva el peso adelante. | Primero mete el coxis; después inclínate un poco adelante.
    figure-four | figure-four stretch | On your back, lay an ankle on the other knee and draw that thigh toward you. | Pull the thigh toward you, not the knee.
      estiramiento de glúteo en forma de 4 | Boca arriba, pon un tobillo sobre la otra rodilla y acerca ese muslo. | Tira del muslo, no de la rodilla.
    ninety-ninety | 90/90 hip switch | Sitting with both knees at right angles, turn both legs from one side to the other. | Lean back on your hands as much as you need.
      cambio 90/90 de cadera | Sentado con las rodillas en ángulo recto, gira ambas piernas de un lado al otro. | Apóyate en las manos todo lo que necesites.
    lunge-with-turn | lunge with a twist | Step into a lunge and turn your trunk over the front leg. | Lunge first, then turn your chest toward the leg in front.
      zancada con giro | Da una zancada y gira el tronco sobre la pierna de delante. | Primero la zancada; después gira el pecho hacia la pierna de delante.
    roll-glutes | roll the glutes | Roll slowly over one buttock, then the other. | Sit on the roller with one foot on the other knee, and lean to that side.
      rodillo en los glúteos | Rueda despacio sobre un glúteo y después sobre el otro. | Siéntate en el rodillo con un pie sobre la otra rodilla e inclínate hacia ese lado.
    glute-bridge | glute bridge | On your back with bent knees, lift your hips and lower them. | Push through your heels; stop when body and thighs are in line.
      puente de glúteos | Boca arriba con las rodillas dobladas, sube la cadera y bájala. | Empuja con los talones; detente cuando cuerpo y muslos estén en línea.
    single-leg-bridge | single-leg bridge | Do the bridge on one leg, the other foot just off the floor. | Hips level; when they drop, the set is over.
      puente a una pierna | Haz el puente a una pierna, con el otro pie apenas despegado del suelo. | Cadera nivelada; cuando cae, se acabó la serie.
    hip-hinge | hip hinge | Standing, hands on your hips, bend forward by pushing your hips back. | Back flat, knees soft; the hips go back, not down.
      bisagra de cadera | De pie, manos en la cadera, inclínate llevando la cadera atrás. | Espalda recta, rodillas ligeramente flexionadas; la cadera va atrás, no abajo.
    single-leg-hinge | single-leg hinge | On one leg, bend forward while the other leg rises behind you. | Hold on to something with a finger; hips face the floor.
      bisagra de cadera a una pierna | Sobre una pierna, inclínate mientras la otra sube por detrás. | Sujétate con un dedo; la cadera mira al suelo.
    romanian-deadlift | Romanian deadlift | With weights in front of your thighs, bend forward from the hips and stand up. | Keep your back flat and push your hips back; stop when you feel a stretch in your hamstrings.
      peso muerto rumano | Con pesas delante de los muslos, inclínate desde la cadera y vuelve a subir. | Lleva la cadera atrás con la espalda recta; detente al notar que tiran los isquiotibiales.
    clamshell | clamshell | On your side with bent knees, open the upper knee and close it. | Hips stay stacked; feet together.
      almeja | De lado con las rodillas dobladas, abre la de arriba y ciérrala. | Una cadera sobre la otra; pies juntos.
    side-leg-raise | side leg raise | On your side, raise the straight upper leg and lower it. | Toes point forward, leg a little behind you.
      elevación lateral de pierna | De lado, sube la pierna de arriba recta y bájala. | La punta del pie, al frente; la pierna, un poco atrás.
    band-side-step | band side step | With a band around your legs, walk sideways in a quarter squat. | Band above your knees; small steps, toes forward.
      pasos laterales con goma | Con una goma en las piernas, camina de lado en un cuarto de sentadilla. | La goma, sobre las rodillas; pasos pequeños, pies al frente.
    hip-airplane | hip airplane | Bent forward on one leg, turn your trunk outward and back. | Hold on to a chair; turn from the hip of the standing leg.
      avión de cadera | Inclinado sobre una pierna, abre y cierra el tronco. | Sujétate a una silla; gira desde la cadera de apoyo.
    knee-drive | fast knee drive | From a small lunge, drive the back knee up fast. | Snap the knee up, hold a moment, and stand tall.
      elevación rápida de rodilla | Desde una zancada corta, sube rápido la rodilla de atrás. | Sube la rodilla de golpe, aguanta un momento y quédate erguido.
    swing | kettlebell swing | Swing a kettlebell from between your legs to chest height. | It is a hinge, not a squat: the hips throw the weight, the arms hold it.
      swing con pesa rusa | Balancea una pesa rusa de entre las piernas al pecho. | Es una bisagra, no una sentadilla: la cadera lanza, los brazos sujetan.
    quad-stretch | quad stretch | Lying on your side, draw the upper heel to your buttock. | Knees side by side; tuck your tail under.
      estiramiento de cuádriceps | Tumbado de lado, lleva el talón de arriba al glúteo. | Rodillas juntas; mete el coxis.
    hamstring-stretch | lying hamstring stretch | On your back, draw up a leg with a towel around the foot. | Knee as straight as it goes without pain, foot relaxed.
      estiramiento de isquiotibiales tumbado | Boca arriba, sube una pierna con una toalla en el pie. | La rodilla, tan recta como pueda sin dolor; el pie, relajado.
    seated-knee-extension | seated knee extension | Sitting tall, straighten one knee and bend it again. | Straighten until it pulls, hold a moment, and let go.
      extensión de rodilla sentado | Sentado erguido, estira una rodilla y dóblala. | Estira hasta que tire, aguanta un momento y suelta.
    roll-thighs | roll the thighs | Roll the front of the thigh slowly, from hip to just above the knee. | Front and outside; stay off the knee itself.
      rodillo en los muslos | Rueda despacio por delante del muslo, de la cadera a encima de la rodilla. | Por delante y por fuera; evita la rodilla.
    straight-leg-raise | straight leg raise | On your back, one knee bent, raise the other leg straight. | Tighten the thigh first; no higher than the other knee.
      elevación de pierna recta | Boca arriba, con una rodilla doblada, sube la otra pierna recta. | Primero aprieta el muslo; no más alto que la otra rodilla.
    band-knee-extension | standing band knee extension | With a band behind your knee, straighten it against the pull. | Squeeze the thigh at the end; heel on the floor.
      extensión de rodilla con goma | Con una goma detrás de la rodilla, estira la pierna contra su fuerza. | Aprieta el muslo al final; el talón, en el suelo.
    hamstring-slide | hamstring slide | On your back in a bridge, heels on a towel, slide your legs out and in. | Hips high; slide out slowly, in as well as you can.
      flexión de rodilla con deslizamiento | En puente, con los talones sobre una toalla, desliza las piernas hacia fuera y hacia dentro. | Cadera alta; sal despacio y vuelve como puedas.
    mini-squat | single-leg mini squat | On one leg, bend the knee a little and straighten it. | Knee above the second toe, hips level; shallow is enough.
      minisentadilla a una pierna | Sobre una pierna, dobla un poco la rodilla y estírala. | Rodilla sobre el segundo dedo, cadera nivelada; basta con poco.
    chair-stand | chair stand | Stand up from a chair with crossed arms, and sit down again. | Lean forward, push through your heels, and sit down slowly.
      levantarse de la silla | Levántate de una silla con los brazos cruzados y vuelve a sentarte. | Inclínate adelante, empuja con los talones y siéntate despacio.
    squat | squat | Bend your knees and hips until your thighs are as low as is comfortable, and stand up. | Feet shoulder-width apart; sit back and down, with your knees over your toes.
      sentadilla | Dobla rodillas y cadera hasta donde te resulte cómodo y vuelve a subir. | Pies a la anchura de los hombros; cadera atrás, como al sentarte; rodillas sobre los pies.
    lunge | lunge | Step forward, bend both knees, and push back. | Take a long step; lower straight down until both knees are at right angles.
      zancada | Da un paso adelante, dobla las dos rodillas y empuja atrás. | Da un paso largo y baja recto hasta doblar ambas rodillas en ángulo recto.
    wall-sit | wall sit | Slide down a wall as if to sit, and hold. | Only as low as your knees allow; back against the wall.
      sentadilla en la pared | Baja por una pared como para sentarte y aguanta. | Baja solo hasta donde te dejen las rodillas; la espalda en la pared.
    step-up | step-up | Step onto a stair and down again, one leg at a time. | Whole foot on the step; push with the upper leg only.
      subida al escalón | Sube a un escalón y baja, una pierna cada vez. | Todo el pie en el escalón; empuja solo con la pierna de arriba.
    step-down | slow step-down | On a stair, lower the other heel slowly to the floor. | Take three seconds down; knee above the second toe.
      bajada lenta del escalón | En un escalón, baja despacio el otro talón al suelo. | Baja en tres segundos; la rodilla, sobre el segundo dedo.
    fast-chair-stand | fast chair stand | Stand up from a chair as fast as you can. | Up as fast as you can with control, down slowly.
      levantarse rápido de la silla | Levántate de una silla tan rápido como puedas. | Sube tan rápido como puedas con control; baja despacio.
    jump-and-land | jump and soft landing | Jump a little, land softly on both feet, and hold. | Land as quietly as you can, knees bent and apart.
      salto con aterrizaje suave | Salta un poco, cae suave sobre los dos pies y aguanta. | Cae sin ruido, con las rodillas dobladas y separadas.
    squat-jump | squat jump | Jump straight up out of a shallow squat. | Jump from a quarter squat; each landing soft before the next jump.
      sentadilla con salto | Salta recto hacia arriba desde una sentadilla corta. | Salta desde un cuarto de sentadilla; cae suave antes de cada salto.
    ankle-circle | ankle circle | Sitting, circle one foot, both ways. | Draw with your big toe, as large as it goes.
      círculos de tobillo | Sentado, gira un pie en círculo, en ambos sentidos. | Dibuja con el dedo gordo círculos tan grandes como puedas.
    knee-to-wall-rock | knee-to-wall rock | One foot in front of a wall, push your knee toward it and back. | Heel on the floor; knee over the second toe.
      rodilla a la pared | Con un pie delante de una pared, lleva la rodilla hacia ella y vuelve. | El talón, en el suelo; la rodilla, sobre el segundo dedo.
    calf-stretch | calf stretch | With your hands on a wall and one foot behind you, lean forward. | Back heel down, toes forward; once straight, once with a bent knee.
      estiramiento de gemelos | Manos en la pared, un pie atrás, inclínate adelante. | Talón de atrás abajo, pies al frente; una vez con la rodilla recta y otra doblada.
    roll-calves | roll the calves | Roll one calf slowly, from the ankle to below the knee. | Roll slowly; stay for a few breaths where it is tender.
      rodillo en los gemelos | Rueda despacio un gemelo, del tobillo hasta debajo de la rodilla. | Rueda despacio; quédate unas respiraciones donde moleste.
    toe-lift | big toe lift | With your feet flat, lift only the big toe. | The other four stay down; then swap.
      elevación del dedo gordo del pie | Con los pies planos, levanta solo el dedo gordo. | Los otros cuatro se quedan abajo; después, al revés.
    short-foot | short-foot exercise | With your feet flat, draw the ball of the foot toward the heel and hold for a breath. | Keep your toes long: the arch is what rises.
      acortar el pie (subir el arco) | Con los pies planos, acerca la base de los dedos al talón y aguanta una respiración. | Los dedos siguen largos: lo que sube es el arco.
    heel-walk | heel walk | Walk on your heels. | Toes high, short steps, near a wall.
      caminar sobre los talones | Camina sobre los talones. | Puntas altas, pasos cortos, cerca de una pared.
    shin-raise | shin raise | Leaning on a wall, lift the front of both feet. | Back against the wall, feet a step away; lower slowly.
      elevación de puntas | Apoyado en una pared, sube la parte delantera de los dos pies. | La espalda en la pared, los pies a un paso; baja despacio.
    band-ankle-turn | band ankle eversion | Sitting with a band around your foot, turn the sole outward. | Turn the foot, not the knee; let it back slowly.
      eversión de tobillo con goma | Sentado con una goma en el pie, gira la planta hacia fuera. | Gira el pie, no la rodilla; deja volver despacio.
    bent-knee-calf-raise | bent-knee calf raise | Standing with slightly bent knees, rise onto your toes. | Keep your knees bent; rise straight up over the big toe.
      elevación de talones con rodillas dobladas | De pie con las rodillas algo dobladas, ponte de puntillas. | Rodillas siempre dobladas; recto hacia arriba sobre el dedo gordo.
    calf-raise | calf raise | Standing on both feet, rise onto your toes. | Rise slowly onto your toes, and lower more slowly still.
      elevación de talones | De pie sobre los dos pies, ponte de puntillas. | Ponte de puntillas despacio y baja más despacio todavía.
    single-leg-calf-raise | single-leg calf raise | Standing on one foot, rise onto your toes. | A fingertip on the wall; full height each time.
      elevación de talón a una pierna | Apoyado en un solo pie, ponte de puntillas. | Un dedo en la pared; sube del todo cada vez.
    step-calf-raise | single-leg calf raise on a step | With one foot on the edge of a step, rise and sink. | Let the heel sink below the step for two seconds.
      elevación de talón en el escalón | Con un pie al borde de un escalón, sube y baja. | Deja caer el talón bajo el escalón durante dos segundos.
    pogo | pogo jump | Hop on both feet using only your ankles. | Stiff ankles, short contact; heels hardly touch.
      saltos de tobillos | Salta con los dos pies usando solo los tobillos. | Tobillos rígidos, contacto corto; los talones apenas tocan.
    single-leg-pogo | single-leg pogo jump | Hop on one foot using only the ankle. | Small and quick; stop before you get heavy.
      saltos de tobillo a una pierna | Salta con un pie usando solo el tobillo. | Pequeño y rápido; detente antes de que te pesen las piernas.
    feet-together | feet-together stance | Stand with your feet side by side, touching. | Near a wall or a chair; tall, eyes ahead.
      de pie con los pies juntos | Quédate de pie con los pies juntos. | Cerca de una pared o una silla; erguido, con la vista al frente.
    tandem-stance | heel-to-toe stance | Stand with one heel in front of the toes of the other foot. | Near a wall or a chair; look ahead, not at your feet.
      equilibrio en tándem | Quédate de pie con un talón delante de la punta del otro pie. | Cerca de una pared o una silla; mira al frente, no a los pies.
    single-leg-stance | single-leg stance | Stand on one leg. | Near a wall or a chair; tall, with a strong arch.
      equilibrio a una pierna | Quédate sobre una pierna. | Cerca de una pared o una silla; erguido, con el arco firme.
    eyes-closed-stance | single-leg stance, eyes closed | Stand on one leg and close your eyes. | In a corner or by a counter: open your eyes before you sway far.
      equilibrio a una pierna con los ojos cerrados | Quédate sobre una pierna y cierra los ojos. | En una esquina o junto a una encimera: abre los ojos antes de perder el equilibrio.
    tandem-walk | heel-to-toe walk | Walk along a line, heel to toe. | Along a wall; look ahead, take your time.
      marcha en tándem | Camina sobre una línea, talón con punta. | Junto a una pared; mira al frente, sin prisa.
    star-reach | star reach | On one leg, reach with the other foot forward, sideways and back. | Only as far as your standing knee stays above the foot.
      equilibrio en estrella | Sobre una pierna, lleva el otro pie lejos adelante, al lado y atrás. | Solo hasta donde la rodilla de apoyo siga sobre el pie.
    floor-get-up | floor get-up | Sit down on the floor by way of one knee, and stand up again. | Use a hand for as long as you need to; train both sides equally.
      levantarse del suelo | Siéntate en el suelo pasando por una rodilla y vuelve a levantarte. | Usa una mano mientras la necesites; los dos lados por igual.
    bear-crawl | bear crawl | On hands and feet with low knees, crawl forward and back. | Knees a hand above the floor, back flat, small steps.
      paso del oso | Sobre manos y pies, con las rodillas bajas, avanza y retrocede. | Rodillas a un palmo del suelo, espalda recta, pasos pequeños.
    farmer-carry | farmer's carry | Walk with a weight in each hand. | Tall, shoulders low, quick short steps.
      paseo del granjero | Camina con una pesa en cada mano. | Erguido, hombros bajos, pasos cortos y rápidos.
    fast-feet | fast feet | Run on the spot with very quick, low steps. | Light on the balls of your feet; arms help.
      pies rápidos | Corre en el sitio con pasos muy rápidos y bajos. | Ligero, sobre la parte delantera del pie; los brazos ayudan.
    skater-hop | skater hop | Hop sideways from one foot to the other. | Hold each landing for a second before the next hop.
      saltos de patinador | Salta de lado de un pie al otro. | Aguanta un segundo cada aterrizaje antes del siguiente salto.
    sun-salutation | sun salutations | Flow from standing to a plank and back through forward and backward bends. | One movement per breath; bend your knees as much as you like.
      saludos al sol | Pasa de estar de pie a la plancha y vuelve, inclinándote adelante y atrás. | Un movimiento por respiración; dobla las rodillas cuanto quieras.
    standing-poses | standing poses | Hold warrior, triangle and side angle, both sides. | Spread your weight over both feet, and hold each pose for five breaths.
      posturas de pie | Mantén el guerrero, el triángulo y el ángulo lateral, a ambos lados. | Reparte el peso entre los dos pies y mantén cada postura cinco respiraciones.
    floor-poses | floor poses | Hold the child's pose, a seated forward bend and a lying twist. | Ease into each pose as you breathe out; never pull.
      posturas en el suelo | Mantén la postura del niño, la pinza sentada y una torsión tumbada. | Entra en cada postura al soltar el aire; no fuerces nunca.
    relaxation | final relaxation | Do nothing for a few minutes. | Sit or lie as is comfortable, eyes closed, and let your breath come and go.
      relajación final | No hagas nada durante unos minutos. | Siéntate o túmbate como te resulte cómodo, con los ojos cerrados, y deja ir y venir la respiración.
    easy-walking | walking, relaxed breathing | Walk on level ground. | Breathe through your nose; if you cannot, slow down.
      caminar con respiración tranquila | Camina por terreno llano. | Respira por la nariz; si no puedes, ve más despacio.
    easy-running | easy running | Run easily. | Slow enough to talk in full sentences.
      carrera suave | Corre con calma. | Lo bastante despacio como para hablar con frases enteras.
    tempo-running | comfortably hard running | Run at a pace you could keep for about an hour. | Steady: you can only say a few words at a time.
      carrera a ritmo sostenido | Corre a un ritmo que aguantarías alrededor de una hora. | Ritmo constante: puedes decir unas pocas palabras, no más.
    """
}

extension Voice {
  package func name(of movement: Movement) -> String {
    String(MovementWords.of(movement, in: language)[0])
  }

  package func instruction(for movement: Movement) -> String {
    String(MovementWords.of(movement, in: language)[1])
  }

  /// How to do the movement well.
  package func cue(for movement: Movement) -> String {
    String(MovementWords.of(movement, in: language)[2])
  }
}
