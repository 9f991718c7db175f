import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: 'Questo link di disiscrizione non è valido. Usa il link di un’e-mail più recente.',
    mailLinkExpired:
      'Questo link di disiscrizione ha più di {linkDays} giorni. Usa il link di un’e-mail più recente.',
  },
  confirmations: {
    unsubscribed: 'Non riceverai più queste e-mail.',
    resubscribed: 'Riceverai di nuovo queste e-mail.',
    accountDeletionRequested:
      'Elimineremo il tuo account tra {deletionDays} giorni. Ti abbiamo inviato una conferma via e-mail.',
    accountKept: 'Il tuo account resta attivo. Non verrà eliminato nulla.',
  },
  mails: {
    offers:
      'L’offerta lampo è iniziata. Scopri nel negozio gli articoli scontati, fino a esaurimento scorte.',
    unsubscribe: 'Annulla l’iscrizione a queste e-mail: {link}',
    accountDeletionRequested:
      'Come richiesto, elimineremo il tuo account il {date}. Fino ad allora puoi mantenerlo: accedi, apri il tuo account e scegli «Mantieni l’account». Se la richiesta non è tua, fallo subito e cambia la password.',
    accountKept: 'Il tuo account non verrà eliminato. Puoi accedere e usarlo come prima.',
    accountDeleted:
      'Abbiamo eliminato il tuo account e i dati personali che conteneva. Conserviamo ordini e fatture per {retentionYears} anni, come previsto dalla normativa fiscale, senza collegamento a un account. Non riceverai altre e-mail da noi.',
  },
} satisfies RightsMessages;
