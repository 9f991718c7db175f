import type { QuestionTexts } from './types.ts';

export const questions = {
  groups: {
    orders: 'Ordini e pagamento',
    shipping: 'Spedizione',
    returns: 'Resi e garanzia',
    account: 'Account e punti',
  },
  questions: {
    'change-order': [
      'Posso ancora modificare o annullare l’ordine?',
      'Finché non è pagato puoi annullarlo da solo in «I miei ordini». Dopo il pagamento scrivici subito: ciò che è ancora in magazzino si può fermare.',
    ],
    'payment-methods': [
      'Come posso pagare?',
      'Con la carta, oppure con i punti per gli articoli del negozio a punti. Il numero della carta va al servizio di pagamento e mai a noi.',
    ],
    'unpaid-order': [
      'Il pagamento non è riuscito. Ho perso l’ordine?',
      'No. Resta in «I miei ordini» come non pagato e da lì puoi pagarlo di nuovo. Nessun ordine viene mai addebitato due volte.',
    ],
    'full-reduction': [
      'Come funziona lo sconto per i carrelli pieni?',
      'Da 30 $ in su il carrello si sconta da solo, un passo alla volta, fino a 30 $ in meno a 360 $. Offerte lampo, articoli ribassati, gratuiti e a punti non contano.',
    ],
    'delivery-time': [
      'Quando arriva il mio pacco?',
      'Ciò che è pagato entro le 14:00 parte lo stesso giorno lavorativo. Viaggia da due a quattro giorni lavorativi negli Stati Uniti, da tre a sette altrove.',
    ],
    'shipping-cost': [
      'Quanto costa la spedizione?',
      'Niente. La spedizione è gratuita per ogni ordine, in tutti i paesi in cui consegniamo.',
    ],
    'track-parcel': [
      'Dov’è il mio pacco?',
      'Apri l’ordine in «I miei ordini» o inserisci il numero in «Segui l’ordine». Appena il pacco è affidato al corriere, lì trovi il numero di spedizione.',
    ],
    'parcel-late': [
      'Il pacco è in ritardo. E adesso?',
      'La dogana può aggiungere uno o due giorni. Se dopo 15 giorni lavorativi non è arrivato, rispediamo o rimborsiamo, come preferisci.',
    ],
    'return-goods': [
      'Come restituisco qualcosa?',
      'Hai 45 giorni dalla consegna, anche per articoli usati. Scrivi prima all’assistenza, poi chiedi il reso nell’ordine e aggiungi una foto. L’etichetta arriva per e-mail.',
    ],
    'refund-time': [
      'Quando ricevo il rimborso?',
      'Cinque giorni lavorativi dopo l’arrivo del tuo pacco, sulla carta con cui hai pagato.',
    ],
    'warranty-length': [
      'Quanto dura la garanzia?',
      'Un anno dalla consegna, per ogni prodotto, sui difetti di materiale e di lavorazione.',
    ],
    'claim-warranty': [
      'Si è rotto qualcosa. Come uso la garanzia?',
      'Apri «Garanzia» nel tuo account, scegli l’ordine e descrivi cosa succede. Ripariamo o sostituiamo e paghiamo la spedizione in entrambe le direzioni.',
    ],
    'forgot-password': [
      'Ho dimenticato la password',
      'Scegli «Password dimenticata» nella pagina di accesso. Mandiamo un codice alla tua e-mail, con cui ne imposti una nuova.',
    ],
    'earn-points': [
      'Come guadagno punti?',
      '50 per l’iscrizione, 3 per la prima visita del giorno, 10 per il profilo completo, 20 per ogni social che segui, 50 per una recensione condivisa, 10 per ogni amico invitato. Registrare un prodotto porta tanti punti quanti dollari è costato l’ordine.',
    ],
    'use-points': [
      'A che cosa servono i punti?',
      'Nel negozio a punti li scambi con articoli. Il tuo account mostra quanti ne hai e da dove vengono.',
    ],
    'use-coupon': [
      'Come uso un coupon?',
      'Prendilo nella pagina del prodotto o inserisci il codice alla cassa. Un coupon per ordine; nel totale compare su una riga a parte.',
    ],
  },
  headset: {
    'works-with': [
      'Funziona con la mia console?',
      'Guarda la riga «Compatibilità» nella scheda tecnica. I modelli con spinotto da 3,5 mm vanno con ogni controller che ha la presa.',
    ],
    glasses: [
      'Sono comode con gli occhiali?',
      'I cuscinetti cedono sulle stanghette. Se premono comunque, hai 45 giorni per renderle.',
    ],
    'quiet-microphone': [
      'Gli altri mi sentono piano',
      'Porta il microfono a due dita dall’angolo della bocca e scegli le cuffie come ingresso nel sistema e nel gioco.',
    ],
    'no-sound': [
      'Dopo il collegamento non sento nulla',
      'Scegli le cuffie come uscita del sistema. Inserisci il ricevitore direttamente nel computer e non in un hub, poi riaccendi le cuffie.',
    ],
    'clean-pads': [
      'Come pulisco i cuscinetti?',
      'Con un panno morbido appena umido, senza detergente. Lasciali asciugare all’aria, lontano dai termosifoni.',
    ],
    'spare-parts': [
      'Si trovano cuscinetti, cavi o microfoni di ricambio?',
      'Sì. Scrivi all’assistenza il tuo modello; durante la garanzia ciò che si consuma troppo presto è gratuito.',
    ],
  },
  mouse: {
    'operating-system': [
      'Funziona con Mac e Linux?',
      'Sì, come mouse funziona con ogni sistema e senza driver. Il programma di impostazione, dove c’è, è per Windows.',
    ],
    'hand-size': [
      'Quale mouse va bene per la mia mano?',
      'Misura dal polso alla punta del medio. Sotto i 17 cm è più comoda una forma piccola e leggera, sopra i 20 cm una con il dorso alto.',
    ],
    'settings-program': [
      'Serve il programma di impostazione?',
      'Solo per cambiare tasti, luci o frequenza. Le impostazioni restano nel mouse e lo seguono su un altro computer.',
    ],
    'jumping-pointer': [
      'Il puntatore salta',
      'Soffia sul sensore, prova un tappetino di stoffa e avvicina il ricevitore. Se salta ancora, c’è la garanzia.',
    ],
    'double-click': [
      'Un clic diventa due',
      'È l’interruttore consumato. Nell’anno di garanzia sostituiamo il mouse.',
    ],
    'glass-table': [
      'Funziona sul vetro?',
      'Non sul vetro trasparente. Basta un tappetino sottile, che risparmia anche i piedini.',
    ],
  },
} as const satisfies QuestionTexts;
