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
      'Tant qu’elle n’est pas payée, vous l’annulez vous-même dans « Mes commandes ». Une fois payée, écrivez-nous vite : ce qui n’a pas quitté l’entrepôt peut encore être arrêté.',
    ],
    'payment-methods': [
      'Comment puis-je payer ?',
      'Par carte, ou en points pour les articles de la boutique à points. Votre numéro de carte va au prestataire de paiement, jamais à nous.',
    ],
    'unpaid-order': [
      'Le paiement a échoué. Ma commande est-elle perdue ?',
      'Non. Elle attend dans « Mes commandes » comme impayée, et vous pouvez l’y régler de nouveau. Une commande n’est jamais débitée deux fois.',
    ],
    'full-reduction': [
      'Comment marche la remise pour les paniers bien remplis ?',
      'Dès 30 $, le panier se réduit tout seul, par paliers, jusqu’à 30 $ de moins à 360 $. Les ventes flash et les articles remisés, offerts ou en points ne comptent pas.',
    ],
    'delivery-time': [
      'Quand mon colis arrive-t-il ?',
      'Une commande payée avant 14 h part le jour ouvré même. Comptez deux à quatre jours ouvrés aux États-Unis, trois à sept ailleurs.',
    ],
    'shipping-cost': [
      'Combien coûte la livraison ?',
      'Rien. Elle est offerte pour toutes les commandes, dans tous les pays que nous desservons.',
    ],
    'track-parcel': [
      'Où est mon colis ?',
      'Ouvrez la commande dans « Mes commandes » ou saisissez son numéro dans « Suivre une commande ». Dès que le transporteur a le colis, le numéro de suivi s’y affiche.',
    ],
    'parcel-late': [
      'Mon colis est en retard. Que faire ?',
      'La douane peut ajouter un jour ou deux. Sans colis après 15 jours ouvrés, nous renvoyons ou remboursons, à votre choix.',
    ],
    'return-goods': [
      'Comment renvoyer un article ?',
      'Vous avez 45 jours après la livraison, même pour un article utilisé. Écrivez d’abord au service client, puis demandez le retour dans la commande avec une photo. L’étiquette arrive par e-mail.',
    ],
    'refund-time': [
      'Quand suis-je remboursé ?',
      'Cinq jours ouvrés après l’arrivée de votre colis chez nous, sur la carte qui a servi à payer.',
    ],
    'warranty-length': [
      'Combien de temps dure la garantie ?',
      'Un an à partir de la livraison, pour chaque produit, contre les défauts de matière et de fabrication.',
    ],
    'claim-warranty': [
      'Quelque chose a cassé. Comment jouer la garantie ?',
      'Ouvrez « Garantie » dans votre compte, choisissez la commande et décrivez ce qui se passe. Nous réparons ou remplaçons, port payé dans les deux sens.',
    ],
    'forgot-password': [
      'J’ai oublié mon mot de passe',
      'Choisissez « Mot de passe oublié » sur la page de connexion. Nous envoyons un code à votre adresse ; il permet d’en définir un nouveau.',
    ],
    'earn-points': [
      'Comment gagner des points ?',
      '50 pour l’inscription, 3 pour la première visite du jour, 10 pour un profil complet, 20 pour chaque réseau suivi, 50 pour un avis partagé, 10 par ami invité. Enregistrer un produit rapporte autant de points que la commande a coûté de dollars.',
    ],
    'use-points': [
      'À quoi servent les points ?',
      'Dans la boutique à points, vous les échangez contre des articles. Votre compte montre combien vous en avez et d’où ils viennent.',
    ],
    'use-coupon': [
      'Comment utiliser un bon ?',
      'Prenez-le sur la page du produit ou saisissez son code à la caisse. Un bon par commande ; il figure sur sa propre ligne dans le total.',
    ],
  },
  headset: {
    'works-with': [
      'Est-il compatible avec ma console ?',
      'Regardez la ligne « Compatible avec » de la fiche technique. Les modèles à prise 3,5 mm vont sur toute manette qui a cette prise.',
    ],
    glasses: [
      'Est-il agréable avec des lunettes ?',
      'Les coussinets cèdent au niveau des branches. S’il serre quand même, vous avez 45 jours pour le rendre.',
    ],
    'quiet-microphone': [
      'Les autres m’entendent mal',
      'Placez le micro à deux doigts du coin de la bouche et choisissez le casque comme entrée dans le système et dans le jeu.',
    ],
    'no-sound': [
      'Je n’entends rien après l’avoir branché',
      'Choisissez le casque comme sortie du système. Branchez le récepteur directement sur l’ordinateur, sans concentrateur, puis rallumez le casque.',
    ],
    'clean-pads': [
      'Comment nettoyer les coussinets ?',
      'Avec un chiffon doux à peine humide, sans produit. Laissez sécher à l’air, loin des radiateurs.',
    ],
    'spare-parts': [
      'Peut-on avoir des coussinets, câbles ou micros de rechange ?',
      'Oui. Indiquez votre modèle au service client ; pendant la garantie, ce qui s’use trop tôt est gratuit.',
    ],
  },
  mouse: {
    'operating-system': [
      'Fonctionne-t-elle avec Mac et Linux ?',
      'Oui, comme souris elle marche partout, sans pilote. Le logiciel de réglage, quand il existe, est pour Windows.',
    ],
    'hand-size': [
      'Quelle souris convient à ma main ?',
      'Mesurez du poignet au bout du majeur. Sous 17 cm, une forme petite et légère se tient mieux ; au-delà de 20 cm, prenez un dos haut.',
    ],
    'settings-program': [
      'Ai-je besoin du logiciel de réglage ?',
      'Seulement pour changer boutons, lumières ou fréquence. Les réglages restent dans la souris et la suivent sur un autre ordinateur.',
    ],
    'jumping-pointer': [
      'Le pointeur saute',
      'Soufflez sur le capteur, essayez un tapis en tissu et rapprochez le récepteur. S’il saute encore, la garantie s’applique.',
    ],
    'double-click': [
      'Un clic en donne deux',
      'C’est un contacteur usé. Pendant l’année de garantie, nous remplaçons la souris.',
    ],
    'glass-table': [
      'Fonctionne-t-elle sur du verre ?',
      'Pas sur du verre transparent. Un tapis fin suffit, et il ménage les patins.',
    ],
  },
} as const satisfies QuestionTexts;
