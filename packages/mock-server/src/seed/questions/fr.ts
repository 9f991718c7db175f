import type { QuestionTexts } from './types.ts';

export const questions = {
  groups: {
    orders: 'Commandes et paiement',
    shipping: 'Livraison',
    returns: 'Retours et garantie',
    account: 'Compte et points',
  },
  questions: {
    'change-order': [
      'Puis-je encore modifier ou annuler ma commande ?',
      'Vous pouvez l’annuler dans « Mes commandes » tant qu’elle n’est pas expédiée. Si vous l’avez payée, nous vous remboursons. Pour la modifier, contactez-nous sans attendre.',
    ],
    'payment-methods': [
      'Comment puis-je payer ?',
      'Par carte, avec votre portefeuille numérique, ou avec des points dans la boutique à points. Votre numéro de carte va directement à notre prestataire de paiement. Nous ne le voyons jamais.',
    ],
    'unpaid-order': [
      'Mon paiement a échoué. Ma commande est-elle perdue ?',
      'Non. Elle est dans « Mes commandes », en attente de paiement, et vous pouvez y réessayer. Rien ne sera débité deux fois.',
    ],
    'full-reduction': [
      'Comment fonctionne la remise sur le panier ?',
      'Dès 30 € d’achats, la remise s’applique automatiquement, par paliers, jusqu’à 30 € de moins à partir de 360 €. Les articles en vente flash, en promotion, gratuits ou contre des points ne comptent pas.',
    ],
    'delivery-time': [
      'Quand mon colis va-t-il arriver ?',
      'Une commande payée avant 14 h part le jour ouvré même. Comptez deux à quatre jours ouvrés aux États-Unis, trois à sept ailleurs.',
    ],
    'shipping-cost': [
      'Combien coûte la livraison ?',
      'Rien. Elle est offerte pour toutes les commandes, dans tous les pays que nous desservons.',
    ],
    'track-parcel': [
      'Où est mon colis ?',
      'Ouvrez la commande dans « Mes commandes », ou allez dans « Suivre une commande » et saisissez son numéro et votre e-mail. Le numéro de suivi s’affiche dès que le transporteur a le colis.',
    ],
    'parcel-late': [
      'Mon colis est en retard. Que faire ?',
      'La douane peut ajouter un jour ou deux. S’il n’est pas arrivé après 15 jours ouvrés, nous vous en envoyons un autre ou vous remboursons, à vous de choisir.',
    ],
    'return-goods': [
      'Comment retourner un article ?',
      'Vous avez 45 jours à compter de la livraison, même pour un article utilisé. Contactez d’abord le service client. Demandez ensuite le retour dans la commande et ajoutez une photo. Une fois le retour accepté, envoyez le colis avec le transporteur de votre choix et indiquez le numéro de suivi. Le retour est à votre charge, sauf si l’article est défectueux, abîmé ou n’est pas celui que vous avez commandé.',
    ],
    'refund-time': [
      'Quand vais-je recevoir mon remboursement ?',
      'Dans les cinq jours ouvrés suivant l’arrivée de votre colis chez nous, par le moyen de paiement d’origine.',
    ],
    'warranty-length': [
      'Combien de temps dure la garantie ?',
      'Un an à partir de la livraison, pour chaque produit, contre les défauts de matière et de fabrication. Les garanties légales (conformité pendant deux ans, vices cachés) s’appliquent dans tous les cas.',
    ],
    'claim-warranty': [
      'Quelque chose est cassé. Comment faire jouer la garantie ?',
      'Ouvrez « Garantie » dans votre compte, enregistrez le produit si ce n’est pas déjà fait et signalez le défaut avec une photo. Nous réparons ou remplaçons, frais de port payés dans les deux sens.',
    ],
    'forgot-password': [
      'J’ai oublié mon mot de passe',
      'Choisissez « Mot de passe oublié ? » sur la page de connexion. Nous vous envoyons par e-mail un code pour choisir un nouveau mot de passe.',
    ],
    'earn-points': [
      'Comment gagner des points ?',
      '50 à l’inscription, 3 par jour de connexion, 10 pour un profil complet, 20 pour chaque réseau social où vous nous suivez, 50 pour un avis partagé et 10 pour chaque ami que vous invitez. Une commande enregistrée rapporte un point par euro.',
    ],
    'use-points': [
      'À quoi servent les points ?',
      'Échangez-les dans la boutique à points. Votre compte affiche votre solde et son historique.',
    ],
    'use-coupon': [
      'Comment utiliser un coupon ?',
      'Obtenez-le sur la fiche produit, ou saisissez son code au moment de commander. Un seul coupon par commande. Il figure sur sa propre ligne dans le total.',
    ],
  },
  headset: {
    'works-with': [
      'Est-il compatible avec ma console ?',
      'Regardez la ligne « Compatible avec » des caractéristiques. Les modèles à prise 3,5 mm vont sur toute manette dotée d’une prise casque.',
    ],
    glasses: [
      'Est-il confortable avec des lunettes ?',
      'Oui, les coussinets sont souples au niveau des tempes. S’il serre quand même trop, vous avez 45 jours pour le retourner.',
    ],
    'quiet-microphone': [
      'Mon équipe m’entend à peine',
      'Placez le micro à deux doigts du coin de la bouche. Choisissez ensuite le casque comme entrée dans les réglages du système et du jeu.',
    ],
    'no-sound': [
      'Il est branché, mais je n’entends rien',
      'Choisissez le casque comme sortie dans les réglages du système. S’il a un récepteur, branchez-le sur l’ordinateur plutôt que sur un hub, puis éteignez et rallumez le casque.',
    ],
    'clean-pads': [
      'Comment nettoyer les coussinets ?',
      'Avec un chiffon doux à peine humide. Les coussinets amovibles se lavent avec une goutte de savon. Laissez sécher à l’air, loin des radiateurs.',
    ],
    'spare-parts': [
      'Peut-on avoir des coussinets, câbles ou micros de rechange ?',
      'Oui. Contactez le service client avec votre numéro de modèle. Pendant la garantie, ce qui s’use trop tôt est remplacé gratuitement.',
    ],
  },
  mouse: {
    'operating-system': [
      'Fonctionne-t-elle avec Mac et Linux ?',
      'Oui, elle fonctionne avec tous les systèmes, sans pilote. Le logiciel de réglage, quand il existe, est pour Windows.',
    ],
    'hand-size': [
      'Quelle souris convient à ma main ?',
      'Mesurez du poignet au bout du majeur. En dessous de 17 cm, choisissez une forme petite et légère. Au-delà de 20 cm, un dos haut.',
    ],
    'settings-program': [
      'Ai-je besoin du logiciel de réglage ?',
      'Seulement pour changer les boutons, l’éclairage ou la fréquence d’interrogation. Les réglages sont enregistrés dans la souris et fonctionnent sur tous les ordinateurs.',
    ],
    'jumping-pointer': [
      'Le pointeur saute',
      'Soufflez sur le capteur, essayez un tapis en tissu et rapprochez le récepteur. Si le pointeur saute encore, la garantie s’applique.',
    ],
    'double-click': [
      'Un clic en donne deux',
      'C’est un switch usé. Pendant l’année de garantie, nous remplaçons la souris. Les garanties légales s’appliquent aussi.',
    ],
    'glass-table': [
      'Fonctionne-t-elle sur du verre ?',
      'Pas sur du verre transparent. Utilisez un tapis fin : il ménage aussi les patins.',
    ],
  },
} as const satisfies QuestionTexts;
