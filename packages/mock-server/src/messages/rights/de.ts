import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: 'Dieser Abmeldelink ist ungültig. Verwenden Sie den Link in einer neueren E-Mail.',
    mailLinkExpired:
      'Dieser Abmeldelink ist älter als {linkDays} Tage. Verwenden Sie den Link in einer neueren E-Mail.',
  },
  confirmations: {
    unsubscribed: 'Sie haben diese E-Mails abbestellt.',
    resubscribed: 'Sie erhalten diese E-Mails wieder.',
    accountDeletionRequested:
      'Wir löschen Ihr Konto in {deletionDays} Tagen. Die Bestätigung ist per E-Mail unterwegs.',
    accountKept: 'Ihr Konto bleibt bestehen. Es wird nichts gelöscht.',
  },
  mails: {
    offers:
      'Die Blitzangebote haben begonnen. Sehen Sie im Shop nach, was reduziert ist, solange der Vorrat reicht.',
    unsubscribe: 'Diese E-Mails abbestellen: {link}',
    accountDeletionRequested:
      'Wie gewünscht löschen wir Ihr Konto am {date}. Bis dahin können Sie es behalten: Melden Sie sich an, öffnen Sie Ihr Konto und wählen Sie „Konto behalten“. Falls der Wunsch nicht von Ihnen kommt, tun Sie das gleich und ändern Sie Ihr Passwort.',
    accountKept: 'Ihr Konto wird nicht gelöscht. Sie können sich anmelden und es wie bisher nutzen.',
    accountDeleted:
      'Wir haben Ihr Konto und die persönlichen Daten darin gelöscht. Ihre Bestellungen und Rechnungen bewahren wir {retentionYears} Jahre auf, wie es das Steuerrecht verlangt, ohne Verbindung zu einem Konto. Sie erhalten keine E-Mails mehr von uns.',
  },
} satisfies RightsMessages;
