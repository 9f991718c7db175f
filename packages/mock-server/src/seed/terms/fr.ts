import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Livraison',
    intro: 'La livraison est offerte pour toutes les commandes, dans tous les pays que nous desservons.',
    first: {
      heading: 'Quand elle part',
      text: 'Une commande payée avant 14 h part le jour ouvré même, sinon le suivant. Le numéro de suivi arrive par message.',
    },
    second: {
      heading: 'Quand elle arrive',
      text: 'Deux à quatre jours ouvrés aux États-Unis, trois à sept ailleurs. La douane peut en ajouter un ou deux.',
    },
    list: {
      heading: 'Bon à savoir',
      items: [
        'Les articles d’une commande voyagent dans un seul colis.',
        'Une fois le colis parti, l’adresse ne peut plus changer.',
        'Sans colis après 15 jours ouvrés, nous renvoyons ou remboursons.',
      ],
    },
  },
  returns: {
    name: 'Retours',
    intro: 'Vous avez 45 jours après la livraison pour renvoyer un article, utilisé ou non.',
    first: {
      heading: 'Comment faire',
      text: 'Écrivez d’abord au service client. Il vérifie la commande et demande une photo de l’article ou du reçu. Puis vous recevez une étiquette.',
    },
    second: {
      heading: 'Votre argent',
      text: 'Le prix entier revient sur la carte utilisée, dans les cinq jours ouvrés après l’arrivée du colis.',
    },
    list: {
      heading: 'À joindre',
      items: [
        'L’article avec ses câbles et son récepteur.',
        'Le numéro de commande sur un papier.',
        'La boîte, si vous l’avez encore. Elle n’est pas exigée.',
      ],
    },
  },
  warranty: {
    name: 'Conditions de garantie',
    intro: 'Chaque produit est couvert un an à partir du jour de livraison.',
    first: {
      heading: 'Ce qui est couvert',
      text: 'Les défauts de matière et de fabrication : boutons qui doublent le clic, coques muettes, batteries qui perdent plus d’un tiers.',
    },
    second: {
      heading: 'Ce qui ne l’est pas',
      text: 'Les chutes, les liquides, les boîtiers ouverts et l’usure normale des coussinets, patins et câbles.',
    },
    list: {
      heading: 'Comment la demander',
      items: [
        'Préparez le numéro de commande.',
        'Décrivez ce qui se passe et quand.',
        'Nous réparons ou échangeons, port payé dans les deux sens.',
      ],
    },
  },
  payment: {
    name: 'Paiement',
    intro:
      'Le paiement se fait par carte. Le montant s’affiche avant de confirmer et n’est débité qu’une fois.',
    first: {
      heading: 'Quand nous débitons',
      text: 'La carte est débitée à l’envoi du paiement. Si elle est refusée, la commande vous attend, impayée.',
    },
    second: {
      heading: 'Réductions',
      text: 'La remise pour panier plein se calcule seule. Elle ne vaut pas pour les ventes flash, les articles remisés, offerts ou payés en points.',
    },
    list: {
      heading: 'Possible aussi',
      items: [
        'Des points, pour les articles de la boutique à points.',
        'Un coupon par commande.',
        'Un reçu dans la monnaie de votre langue.',
      ],
    },
  },
  privacy: {
    name: 'Confidentialité',
    intro: 'Nous gardons ce qu’il faut pour tenir la boutique, et rien pour le vendre.',
    first: {
      heading: 'Ce que nous gardons',
      text: 'Votre e-mail, votre adresse, vos commandes et ce que vous nous écrivez. Les numéros de carte n’atteignent jamais nos serveurs.',
    },
    second: {
      heading: 'Ce qui reste chez vous',
      text: 'Le panier, la langue et la connexion sont dans les cookies de votre appareil.',
    },
    list: {
      heading: 'Vos droits',
      items: [
        'Demander une copie de vos données.',
        'Les faire corriger ou effacer.',
        'Quitter la lettre d’information en un clic.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Conditions d’utilisation',
    intro: 'Ces conditions s’appliquent à l’usage de la boutique. Elles sont courtes, exprès.',
    first: {
      heading: 'Commandes',
      text: 'Une commande est un contrat dès qu’elle est payée. Si nous ne pouvons pas livrer, nous le disons et remboursons tout.',
    },
    second: {
      heading: 'Comptes',
      text: 'Gardez votre mot de passe pour vous. Il faut être majeur, ou commander avec quelqu’un qui l’est.',
    },
    list: {
      heading: 'Usage loyal',
      items: [
        'Les points et les bons sont pour les personnes, pas pour les programmes.',
        'Les avis sont les vôtres, bons ou mauvais.',
        'Nous pouvons fermer les comptes qui trompent les autres.',
      ],
    },
  },
  'about-us': {
    name: 'Qui sommes-nous',
    intro: 'Nous fabriquons des casques et des souris pour celles et ceux qui jouent, et rien d’autre.',
    first: {
      heading: 'Comment tout a commencé',
      text: 'En 2019, trois amis de Seattle ont démonté un casque tombé en panne pour la troisième fois. Ils en ont construit un que l’on peut réparer. Les cent premiers sont partis chez des proches ; certains marchent encore.',
    },
    second: {
      heading: 'Comment nous travaillons',
      text: 'Quarante personnes conçoivent, testent et répondent au courrier sous le même toit. Chaque modèle est joué pendant six mois avant d’être vendu, par des gens que rien n’oblige à l’aimer.',
    },
    list: {
      heading: 'Ce que vous pouvez exiger de nous',
      items: [
        'Un an de garantie sur tout.',
        '45 jours pour changer d’avis.',
        'Une réponse humaine sous 24 heures les jours ouvrés.',
      ],
    },
  },
} as const satisfies TermTexts;
