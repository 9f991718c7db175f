import type { HeadsetWords } from '../types.ts';

export const headset = {
  types: {
    wireless: 'Casque sans fil',
    dualWireless: 'Casque sans fil double liaison',
    bluetooth: 'Casque Bluetooth',
    noiseCancelling: 'Casque à réduction de bruit',
    usbSurround: 'Casque USB surround',
    wired: 'Casque filaire',
    studio: 'Casque de studio',
    openBack: 'Casque ouvert',
    console: 'Casque pour console',
    esports: 'Casque esport',
    kids: 'Casque enfant',
  },
  leads: {
    fast: 'Haut-parleurs de {drivers} mm, sans fil, {latency} ms de latence.',
    endurance: '{hours} heures par charge, {grams} g sur la tête.',
    micOff: 'Sans fil à {latency} ms de latence, avec un micro amovible.',
    twoLinks: '2,4 GHz pour le jeu, Bluetooth pour le téléphone.',
    everyday: 'Pour les parties, les appels et le trajet du retour.',
    light: '{grams} g, {hours} heures d’autonomie.',
    quiet: 'Efface la pièce et laisse le jeu.',
    quietHours: 'Réduction de bruit pendant {hours} heures par charge.',
    surround: 'Son 7.1 par un seul câble USB.',
    plugIn: 'On branche et on parle. Aucun pilote à installer.',
    onePlug: 'Une prise de 3,5 mm pour PC, console et téléphone.',
    simple: '{grams} g, {cable} m de câble et un micro au son clair.',
    flat: 'Un son équilibré pour mixer, streamer et écouter.',
    soundCard: 'Haut-parleurs de {drivers} mm à {ohms} ohms, pour une bonne carte son.',
    wide: 'Coques ouvertes, scène large, oreilles au frais.',
    sofa: 'Une prise dans la manette, {cable} m de câble.',
    sofaWireless: 'Sans fil depuis le canapé, {hours} heures d’affilée.',
    match: 'Réglé pour les pas, les rechargements et les annonces.',
    crowd: 'Un micro qui laisse le public dehors.',
    hearing: 'Jamais plus de 85 dB, à la taille des petites têtes.',
    tough: '{grams} g et un arceau souple.',
  },
  stories: {
    wireless:
      'Un son qui suit l’image, et plus de câble sous les roulettes. Le récepteur reste sur le PC, le casque vous suit à la cuisine.',
    dualWireless:
      'Deux liaisons dans un casque : le jeu en 2,4 GHz, le téléphone en Bluetooth, en même temps. Vous entendez la partie et vous pouvez répondre.',
    bluetooth:
      'Un casque pour toute la journée : le train le matin, un appel à midi, une partie le soir. Il retient trois appareils et passe de l’un à l’autre.',
    noiseCancelling:
      'Quatre micros écoutent la pièce et l’effacent. Il reste le jeu, à un volume qui ménage les oreilles.',
    usbSurround:
      'La carte son est dans la prise : il sonne pareil sur tous les ordinateurs. Une pression pour le surround, une autre pour la musique.',
    wired:
      'Ni batterie, ni appairage, ni délai. Un câble, un bon micro et des coussinets pour toute une soirée.',
    studio:
      'Un casque qui n’ajoute rien. Montez une vidéo, équilibrez un stream, puis jouez : vous entendez ce qui est là.',
    openBack:
      'Les coques s’ouvrent sur la pièce et le son se déploie devant vous, pas dans la tête. À réserver aux endroits calmes.',
    console:
      'Fait pour le canapé, pas pour le bureau. Il se relie à la console en un geste et ses réglages tombent sous le pouce.',
    esports:
      'Conçu avec des joueurs qui s’entraînent six heures par jour. Assez léger pour l’oublier, assez ferme pour rester en place quand vous tournez la tête.',
    kids: 'Un arceau plus petit, des coussinets plus doux et une limite de volume qu’aucun jeu ne dépasse. Pour les matins d’école et les samedis après-midi.',
  },
  features: {
    lowLatency: 'Le son arrive avec seulement {latency} ms de décalage.',
    bluetoothSide: 'Le Bluetooth reste actif : un appel vous parvient en pleine partie.',
    battery: 'Une charge dure {hours} heures.',
    quickCharge: 'Dix minutes de charge donnent {quick} heures.',
    drivers: 'Les haut-parleurs de {drivers} mm séparent les pas des explosions.',
    detachableMic: 'Le micro se retire quand on veut seulement écouter.',
    flipMic: 'On relève la tige, le micro est coupé.',
    clearMic: 'Le micro écarte le clavier et garde votre voix.',
    builtInMic: 'Deux micros dans la coque, pas de tige devant la bouche.',
    memoryFoam: 'La mousse à mémoire de forme laisse la place aux lunettes.',
    fabricPads: 'Les coussinets en tissu restent frais toute la soirée.',
    washablePads: 'Les coussinets se retirent et se lavent.',
    steelBand: 'Sous le rembourrage, un arceau d’acier garde la forme.',
    foldFlat: 'Les coques pivotent à plat pour le sac.',
    cancelling:
      'La réduction de bruit retire jusqu’à {decibels} dB aux ventilateurs, aux trains et aux colocataires.',
    letThrough: 'Une pression laisse passer la sonnette.',
    surround: 'Son 7.1, en un bouton.',
    noDriver: 'Fonctionne dès qu’il est branché, sous Windows, macOS et Linux.',
    volumeWheel: 'La molette de volume est sur la coque, sous le pouce.',
    cableControl: 'Le volume et la coupure du micro sont sur le câble.',
    analoguePlug: 'La prise de 3,5 mm va au PC, à la console, au téléphone et à la console portable.',
    openCups: 'Les coques ouvertes laissent entrer l’air et l’espace, et sortir un peu de son.',
    flatTuning: 'Réponse droite : un mixage sonne pareil ailleurs.',
    impedance: 'À {ohms} ohms, il donne le meilleur sur une carte son.',
    controllerPlug: 'Se branche sur la manette de toutes les consoles actuelles.',
    hearingGuard: 'Jamais plus de 85 dB, quoi que fasse le jeu.',
    smallFit: 'L’arceau convient de six à quatorze ans.',
    braidedCable: 'Le câble tressé de {cable} m résiste aux chaises de bureau.',
    sidetone: 'Vous entendez votre propre voix : inutile de crier.',
    lightBand: '{grams} g répartis sur une sangle souple.',
    equaliser: 'Trois profils sonores sont enregistrés dans le casque.',
  },
} as const satisfies HeadsetWords;
