import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: 'Ce lien de désabonnement n’est pas valide. Utilisez le lien d’un e-mail plus récent.',
    mailLinkExpired:
      'Ce lien de désabonnement date de plus de {linkDays} jours. Utilisez le lien d’un e-mail plus récent.',
  },
  confirmations: {
    unsubscribed: 'Vous ne recevrez plus ces e-mails.',
    resubscribed: 'Vous recevrez de nouveau ces e-mails.',
    accountDeletionRequested:
      'Nous supprimerons votre compte dans {deletionDays} jours. Une confirmation vous parvient par e-mail.',
    accountKept: 'Votre compte est conservé. Rien ne sera supprimé.',
  },
  mails: {
    offers:
      'La vente flash a commencé. Découvrez les articles en promotion dans la boutique, dans la limite des stocks disponibles.',
    unsubscribe: 'Se désabonner de ces e-mails : {link}',
    accountDeletionRequested:
      'Comme demandé, nous supprimerons votre compte le {date}. D’ici là, vous pouvez le conserver : connectez-vous, ouvrez votre compte et choisissez « Conserver mon compte ». Si cette demande ne vient pas de vous, faites-le sans attendre et changez votre mot de passe.',
    accountKept: 'Votre compte ne sera pas supprimé. Vous pouvez vous connecter et l’utiliser comme avant.',
    accountDeleted:
      'Nous avons supprimé votre compte et les données personnelles qu’il contenait. Nous conservons vos commandes et factures pendant {retentionYears} ans, comme l’exige le droit fiscal, sans lien avec un compte. Vous ne recevrez plus d’e-mails de notre part.',
  },
} satisfies RightsMessages;
