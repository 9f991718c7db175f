import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Livraison',
    intro: 'La livraison est offerte pour toutes les commandes, dans tous les pays que nous desservons.',
    first: {
      heading: 'Expédition',
      text: 'Une commande payée avant 14 h part le jour ouvré même, sinon le jour ouvré suivant. Nous vous envoyons le numéro de suivi par e-mail.',
    },
    second: {
      heading: 'Délai de livraison',
      text: 'Deux à quatre jours ouvrés aux États-Unis, trois à sept ailleurs. La douane peut ajouter un jour ou deux.',
    },
    third: {
      heading: 'Frais de livraison et TVA',
      text: 'La livraison est gratuite et les prix sont TTC : vous payez le prix des articles. Aux États-Unis seulement, la « sales tax » de l’État s’ajoute dès que vous avez saisi votre adresse. Le total s’affiche avant la commande.',
    },
    list: {
      heading: 'Bon à savoir',
      items: [
        'Les articles d’une même commande partent ensemble.',
        'Une fois le colis expédié, nous ne pouvons plus modifier l’adresse.',
        'Si un colis n’arrive pas sous 15 jours ouvrés, nous vous en envoyons un autre ou vous remboursons.',
      ],
    },
  },
  returns: {
    name: 'Retours',
    intro:
      'Vous avez 45 jours à compter de la livraison pour retourner un article, utilisé ou non. Indépendamment de ce délai, vous avez un droit de rétractation, décrit à la page « Droit de rétractation ».',
    first: {
      heading: 'Comment faire',
      text: 'Contactez d’abord le service client. Nous vérifions votre commande et vous demandons une photo de l’article ou du reçu. Une fois le retour accepté, envoyez le colis avec le transporteur de votre choix et indiquez le numéro de suivi dans la demande. Le retour est à votre charge, sauf si l’article est défectueux, abîmé ou n’est pas celui que vous avez commandé : dans ce cas, envoyez le reçu des frais de port à {email}, et nous les remboursons aussi.',
    },
    second: {
      heading: 'Votre remboursement',
      text: 'Nous remboursons la totalité du prix sur votre carte dans les cinq jours ouvrés suivant l’arrivée du colis.',
    },
    list: {
      heading: 'À joindre',
      items: [
        'L’article avec ses câbles et son récepteur.',
        'Le numéro de commande, sur un papier.',
        'La boîte d’origine, si vous l’avez encore.',
      ],
    },
  },
  'right-of-withdrawal': {
    name: 'Droit de rétractation',
    intro:
      'En tant que consommateur, vous avez le droit de vous rétracter du contrat dans un délai de {days} jours sans donner de motif. Ce délai court à partir du jour où vous, ou un tiers que vous avez désigné autre que le transporteur, recevez le dernier article de la commande. Nos retours sous {returnDays} jours s’ajoutent à ce droit.',
    first: {
      heading: 'Comment vous rétracter',
      text: 'Faites-nous part de votre décision par une déclaration claire : en ligne avec « Renoncer au contrat ici », par e-mail à {email} ou par courrier à {company}, {address}. Vous pouvez utiliser le formulaire ci-dessous, sans obligation. Il suffit d’envoyer votre déclaration avant la fin des {days} jours.',
    },
    second: {
      heading: 'Votre remboursement',
      text: 'Nous remboursons tous les paiements, y compris les frais de livraison standard, au plus tard {refundDays} jours après avoir reçu votre décision, par le même moyen de paiement et sans frais. Nous pouvons attendre le retour des articles ou la preuve de leur expédition, selon ce qui arrive en premier.',
    },
    list: {
      heading: 'Renvoi des articles',
      items: [
        'Renvoyez les articles dans les {sendBackDays} jours suivant votre déclaration à {returns}.',
        'Les frais directs de renvoi sont à votre charge.',
        'Vous ne répondez d’une dépréciation que si elle résulte de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement des articles.',
      ],
    },
    form: {
      name: 'Modèle de formulaire de rétractation',
      text: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)\n\nÀ l’attention de {company}, {address}, {email} :\n\nJe/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous :\n\n\nCommandé le (*)/reçu le (*) :\n\nNom du (des) consommateur(s) :\n\nAdresse du (des) consommateur(s) :\n\nSignature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :\n\nDate :\n\n(*) Rayez la mention inutile.',
    },
  },
  warranty: {
    name: 'Conditions de garantie',
    intro:
      'Chaque produit est couvert par notre garantie commerciale pendant un an à partir du jour de la livraison. Dans tous les cas, vous bénéficiez de la garantie légale de conformité pendant deux ans (articles L217-3 et suivants du Code de la consommation) et de la garantie légale des vices cachés (articles 1641 et suivants du Code civil).',
    first: {
      heading: 'Ce qui est couvert',
      text: 'Les défauts de matière et de fabrication : switchs qui doublent le clic, écouteurs muets, batteries qui perdent plus d’un tiers de leur capacité.',
    },
    second: {
      heading: 'Ce qui ne l’est pas',
      text: 'Les chutes, les liquides, les dommages causés en ouvrant le boîtier et l’usure normale des coussinets, des patins et des câbles.',
    },
    list: {
      heading: 'Comment faire une demande',
      items: [
        'Enregistrez le produit dans votre compte, sous « Garantie ».',
        'Signalez le défaut avec une photo. Décrivez ce qui se passe, et depuis quand.',
        'Nous réparons ou remplaçons, frais de port payés dans les deux sens.',
      ],
    },
  },
  payment: {
    name: 'Paiement',
    intro:
      'Vous payez par carte ou avec votre portefeuille numérique. Le montant s’affiche avant que vous confirmiez et n’est débité qu’une fois.',
    first: {
      heading: 'Quand nous débitons',
      text: 'Votre carte est débitée quand vous validez le paiement, et votre portefeuille numérique quand vous l’y confirmez. Si le paiement est refusé, la commande reste impayée jusqu’à votre prochain essai.',
    },
    second: {
      heading: 'Remises',
      text: 'La remise sur le panier s’applique automatiquement. Elle ne concerne pas les articles en vente flash, en promotion, gratuits ou échangés contre des points.',
    },
    list: {
      heading: 'Bon à savoir',
      items: [
        'Dans la boutique à points, vous pouvez échanger des points au lieu de payer.',
        'Un coupon est utilisable par commande.',
        'Votre reçu est établi dans la devise du paiement.',
      ],
    },
  },
  privacy: {
    name: 'Confidentialité',
    intro: 'Nous conservons ce qu’il faut pour faire tourner la boutique. Nous n’en vendons rien.',
    first: {
      heading: 'Ce que nous conservons',
      text: 'Votre profil, vos adresses, vos commandes, votre panier et vos articles mis de côté. Vos demandes, garanties, avis et photos. Votre liste d’envies, vos points, coupons, lots et tests gratuits. Vos connexions, les e-mails que vous recevez de notre part et les alertes e-mail que vous avez demandées. Pour chaque connexion, nous conservons sa date, sa dernière utilisation ainsi que le navigateur et le système de l’appareil. Les messages que vous nous envoyez restent dans notre messagerie. Les numéros de carte n’atteignent jamais nos serveurs.',
    },
    second: {
      heading: 'Ce qui reste sur votre appareil',
      text: 'Votre langue, votre connexion, votre choix sur la mesure d’audience, vos recherches récentes, les produits vus ou comparés et les formulaires commencés sont enregistrés sur votre propre appareil. Tant que vous n’êtes pas connecté, votre panier, vos articles mis de côté et votre liste d’envies le sont aussi.',
    },
    third: {
      heading: 'Mesure d’audience',
      text: 'Nous ne mesurons les pages consultées qu’avec votre accord. Vous pouvez changer d’avis à tout moment dans « Choix de confidentialité », en bas de page.',
    },
    list: {
      heading: 'Vos droits',
      items: [
        'Télécharger une copie de vos données depuis votre profil.',
        'Rectifier vos données dans votre profil, ou nous demander de le faire.',
        'Supprimer votre compte depuis votre profil. Vous pouvez changer d’avis pendant 14 jours. Nous conservons commandes et factures pendant 10 ans, comme l’exige le droit fiscal, sans lien avec un compte.',
        'Vous désabonner de nos offres et de nos alertes, avec le lien présent dans chaque e-mail.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Conditions générales de vente',
    intro: 'Ces conditions s’appliquent quand vous utilisez la boutique. Elles sont courtes, exprès.',
    first: {
      heading: 'Commandes',
      text: 'Votre commande vous engage une fois payée. Si nous ne pouvons pas livrer, nous vous prévenons et remboursons tout.',
    },
    second: {
      heading: 'Comptes',
      text: 'Ne partagez pas votre mot de passe. Il faut avoir 18 ans ou commander avec un adulte.',
    },
    list: {
      heading: 'Usage loyal',
      items: [
        'Les points et les coupons sont pour les personnes, pas pour les robots.',
        'Vos avis doivent être les vôtres, bons ou mauvais.',
        'Nous pouvons fermer les comptes qui trompent les autres.',
      ],
    },
  },
  imprint: {
    name: 'Mentions légales',
    intro:
      '{company} exploite cette boutique. C’est une société fictive, et les indications de cette page sont des exemples.',
    first: { heading: 'Adresse', text: 'Notre adresse postale : {address}.' },
    second: { heading: 'Contact', text: 'E-mail : {email}. Téléphone : {phone}.' },
    list: {
      heading: 'Informations sur l’entreprise',
      items: [
        'Responsable légal et directeur de la publication : {director}',
        'Immatriculation : {register}',
        'Numéro de TVA : {vat}',
        'Hébergeur : {host}',
      ],
    },
  },
  'about-us': {
    name: 'Qui sommes-nous',
    intro: 'Nous fabriquons des casques et des souris gaming, et rien d’autre.',
    first: {
      heading: 'Comment tout a commencé',
      text: 'En 2019, trois amis de Seattle ont démonté un casque tombé en panne pour la troisième fois, et en ont construit un que l’on peut réparer. Les cent premiers sont partis chez des proches. Certains marchent encore.',
    },
    second: {
      heading: 'Comment nous travaillons',
      text: 'Quarante personnes conçoivent, testent et répondent aux e-mails sous le même toit. Avant d’être vendu, chaque modèle passe six mois entre les mains de joueurs. Personne ne leur demande de l’aimer.',
    },
    list: {
      heading: 'Nos engagements',
      items: [
        'Un an de garantie sur tout, en plus des garanties légales.',
        '45 jours pour changer d’avis.',
        'Une vraie personne qui répond sous 24 heures les jours ouvrés.',
      ],
    },
  },
} as const satisfies TermTexts;
