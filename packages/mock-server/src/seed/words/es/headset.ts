import type { HeadsetWords } from '../types.ts';

export const headset = {
  types: {
    wireless: 'Auriculares inalámbricos',
    dualWireless: 'Auriculares inalámbricos de doble conexión',
    bluetooth: 'Auriculares Bluetooth',
    noiseCancelling: 'Auriculares con cancelación de ruido',
    usbSurround: 'Auriculares USB con sonido envolvente',
    wired: 'Auriculares con cable',
    studio: 'Auriculares de estudio',
    openBack: 'Auriculares abiertos',
    console: 'Auriculares para consola',
    esports: 'Auriculares de esports',
    kids: 'Auriculares infantiles',
  },
  leads: {
    fast: 'Transductores de {drivers} mm, inalámbricos con {latency} ms de latencia.',
    endurance: '{hours} horas por carga, {grams} g en la cabeza.',
    micOff: 'Inalámbricos con {latency} ms de latencia y micrófono desmontable.',
    twoLinks: '2,4 GHz para el juego, Bluetooth para el móvil.',
    everyday: 'Para las partidas, las llamadas y el camino a casa.',
    light: '{grams} g de peso, {hours} horas de uso.',
    quiet: 'La habitación se apaga, el juego se queda.',
    quietHours: 'Cancelación de ruido durante {hours} horas por carga.',
    surround: 'Sonido 7.1 con un solo cable USB.',
    plugIn: 'Conecta y habla. Sin instalar controladores.',
    onePlug: 'Un conector de 3,5 mm para PC, consola y móvil.',
    simple: '{grams} g, {cable} m de cable y un micrófono de sonido nítido.',
    flat: 'Sonido equilibrado para mezclar, hacer streaming y escuchar.',
    soundCard: 'Transductores de {drivers} mm a {ohms} ohmios, para una buena tarjeta de sonido.',
    wide: 'Copas abiertas, escena amplia y orejas frescas.',
    sofa: 'Se conectan al mando con {cable} m de cable.',
    sofaWireless: 'Sin cables desde el sofá, {hours} horas seguidas.',
    match: 'Afinados para pasos, recargas y avisos.',
    crowd: 'Un micrófono que deja fuera al público.',
    hearing: 'Nunca por encima de 85 dB, a la medida de los pequeños.',
    tough: '{grams} g y una diadema flexible.',
  },
  stories: {
    wireless:
      'Un sonido que sigue el ritmo de la acción y ningún cable bajo las ruedas de la silla. El receptor se queda en el PC y los auriculares te acompañan a la cocina.',
    dualWireless:
      'Dos conexiones en unos auriculares: el juego por 2,4 GHz y el móvil por Bluetooth, a la vez. Oyes la partida y puedes coger la llamada.',
    bluetooth:
      'Unos auriculares para todo el día: el tren por la mañana, una llamada a mediodía, una partida por la noche. Recuerdan tres dispositivos y cambian entre ellos.',
    noiseCancelling:
      'Cuatro micrófonos escuchan la habitación y la silencian. Queda el juego, a un volumen que cuida tus oídos.',
    usbSurround:
      'La tarjeta de sonido está en el conector, así que suenan igual en cualquier ordenador. Una pulsación para el sonido envolvente, otra para la música.',
    wired:
      'Sin batería, sin emparejar, sin retardo. Un cable, un buen micrófono y almohadillas que aguantan toda la tarde.',
    studio:
      'Unos auriculares que no añaden nada. Monta un vídeo, ajusta un directo y luego juega: oyes lo que hay.',
    openBack:
      'Las copas están abiertas y el sonido se extiende delante de ti, no dentro de la cabeza. Mejor en una habitación tranquila.',
    console:
      'Hechos para el sofá, no para el escritorio. Se conectan a la consola en un paso y los controles quedan bajo el pulgar.',
    esports:
      'Creados con jugadores que entrenan seis horas al día. Tan ligeros que se olvidan y tan firmes que no se mueven al girar la cabeza.',
    kids: 'Una diadema más pequeña, almohadillas más blandas y un límite de volumen que ningún juego supera. Para las mañanas de clase y las tardes de sábado.',
  },
  features: {
    lowLatency: 'El sonido llega {latency} ms después de que lo envíe el juego.',
    bluetoothSide: 'El Bluetooth sigue activo y las llamadas te llegan en plena partida.',
    battery: 'Una carga dura {hours} horas.',
    quickCharge: 'Diez minutos de carga dan para {quick} horas.',
    drivers: 'Los transductores de {drivers} mm separan los pasos de las explosiones.',
    detachableMic: 'El micrófono se quita cuando solo quieres escuchar.',
    flipMic: 'Levanta el brazo y el micrófono se silencia.',
    clearMic: 'El micrófono filtra el teclado y recoge tu voz.',
    builtInMic: 'Dos micrófonos dentro de la copa, sin brazo delante.',
    memoryFoam: 'La espuma viscoelástica deja sitio a las gafas.',
    fabricPads: 'Las almohadillas de tela siguen frescas toda la tarde.',
    washablePads: 'Las almohadillas se quitan y se lavan.',
    steelBand: 'Una banda de acero bajo el acolchado mantiene la forma.',
    foldFlat: 'Las copas se pliegan y quedan planas en la mochila.',
    cancelling:
      'La cancelación de ruido resta hasta {decibels} dB a ventiladores, trenes y compañeros de piso.',
    letThrough: 'Una pulsación deja pasar el timbre.',
    surround: 'Sonido envolvente 7.1 con solo pulsar un botón.',
    noDriver: 'Funcionan al conectarlos, en Windows, macOS y Linux.',
    volumeWheel: 'La rueda de volumen está en la copa, bajo el pulgar.',
    cableControl: 'Volumen y silencio están en el cable.',
    analoguePlug: 'El conector de 3,5 mm sirve para PC, consola, móvil y consola portátil.',
    openCups: 'Las copas abiertas dejan entrar aire y espacio, y salir algo de sonido.',
    flatTuning: 'Respuesta plana: tu mezcla suena igual en cualquier otro equipo.',
    impedance: 'Con {ohms} ohmios, rinden mejor con una tarjeta de sonido.',
    controllerPlug: 'Se conectan al mando de todas las consolas actuales.',
    hearingGuard: 'Nunca por encima de 85 dB, haga lo que haga el juego.',
    smallFit: 'La diadema sirve de los seis a los catorce años.',
    braidedCable: 'El cable trenzado de {cable} m resiste las sillas de oficina.',
    sidetone: 'Oyes tu propia voz, así que nadie tiene que gritar.',
    lightBand: '{grams} g repartidos en una cinta suave.',
    equaliser: 'Tres perfiles de sonido guardados en los auriculares.',
  },
} as const satisfies HeadsetWords;
