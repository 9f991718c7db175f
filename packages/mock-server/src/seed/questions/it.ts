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
      'Puoi annullarlo in «I miei ordini» finché non viene spedito. Se hai già pagato, ti rimborsiamo. Per modificarlo, contattaci subito.',
    ],
    'payment-methods': [
      'Come posso pagare?',
      'Con carta, con il wallet oppure con i punti nel negozio punti. Il numero della carta va direttamente al nostro fornitore di servizi di pagamento. Noi non lo vediamo mai.',
    ],
    'unpaid-order': [
      'Il pagamento non è riuscito. Ho perso l’ordine?',
      'No. Lo trovi in «I miei ordini», sotto «Da pagare», e da lì puoi riprovare. Non ti verrà addebitato due volte.',
    ],
    'full-reduction': [
      'Come funziona lo sconto sul carrello?',
      'Da 30 € di spesa lo sconto si applica da solo, a scaglioni, fino a 30 € in meno a 360 €. Non contano gli articoli in offerta lampo, scontati, gratuiti e a punti.',
    ],
    'delivery-time': [
      'Quando arriva il mio pacco?',
      'Gli ordini pagati entro le 14:00 partono lo stesso giorno lavorativo. Arrivano in due-quattro giorni lavorativi negli Stati Uniti, in tre-sette altrove.',
    ],
    'shipping-cost': [
      'Quanto costa la spedizione?',
      'Niente. La spedizione è gratuita per ogni ordine, in tutti i paesi in cui consegniamo.',
    ],
    'track-parcel': [
      'Dov’è il mio pacco?',
      'Apri l’ordine in «I miei ordini», oppure vai in «Segui un ordine» e inserisci numero ed e-mail. Il numero di tracciamento compare appena il pacco è affidato al corriere.',
    ],
    'parcel-late': [
      'Il mio pacco è in ritardo. E adesso?',
      'La dogana può aggiungere un giorno o due. Se non è arrivato dopo 15 giorni lavorativi, lo rispediamo o ti rimborsiamo. Scegli tu.',
    ],
    'return-goods': [
      'Come restituisco un articolo?',
      'Hai 45 giorni dalla consegna, anche per gli articoli usati. Contatta prima il servizio clienti. Poi richiedi il reso nell’ordine e aggiungi una foto. Quando lo abbiamo approvato, spedisci il pacco con il corriere che preferisci e inserisci il numero di tracciamento. La spedizione del reso è a tuo carico, a meno che l’articolo sia difettoso, danneggiato o diverso da quello ordinato.',
    ],
    'refund-time': [
      'Quando ricevo il rimborso?',
      'Entro cinque giorni lavorativi da quando riceviamo il pacco, con lo stesso metodo di pagamento.',
    ],
    'warranty-length': [
      'Quanto dura la garanzia?',
      'Un anno dalla consegna, su ogni prodotto. Copre i difetti di materiale e di lavorazione. Resta ferma la garanzia legale di conformità di 2 anni.',
    ],
    'claim-warranty': [
      'Si è rotto qualcosa. Come richiedo la garanzia?',
      'Vai in «Garanzia» nel tuo account, registra il prodotto se non l’hai ancora fatto e segnala il difetto con una foto. Lo ripariamo o lo sostituiamo, e paghiamo noi la spedizione di andata e ritorno.',
    ],
    'forgot-password': [
      'Ho dimenticato la password',
      'Scegli «Password dimenticata?» nella pagina di accesso. Ti inviamo per e-mail un codice per impostarne una nuova.',
    ],
    'earn-points': [
      'Come guadagno punti?',
      '50 per la registrazione, 3 per ogni giorno in cui accedi, 10 per il profilo completo, 20 per ogni social su cui ci segui, 50 per una recensione condivisa e 10 per ogni amico invitato. Registrare un ordine vale un punto per ogni euro.',
    ],
    'use-points': [
      'A che cosa servono i punti?',
      'Puoi riscattarli nel negozio punti. Nel tuo account vedi il saldo e come li hai guadagnati.',
    ],
    'use-coupon': [
      'Come uso un coupon?',
      'Ottienilo nella pagina del prodotto o inserisci il codice alla cassa. Vale un coupon per ordine, e nel totale compare su una riga a parte.',
    ],
  },
  headset: {
    'works-with': [
      'Funzionano con la mia console?',
      'Guarda «Compatibilità» nelle caratteristiche. I modelli con jack da 3,5 mm funzionano con ogni controller che ha la presa per le cuffie.',
    ],
    glasses: [
      'Sono comode con gli occhiali?',
      'Sì, all’altezza delle tempie i cuscinetti sono morbidi. Se stringono comunque, hai 45 giorni per restituirle.',
    ],
    'quiet-microphone': [
      'I compagni di squadra mi sentono appena',
      'Sposta il microfono a due dita dall’angolo della bocca. Poi scegli le cuffie come ingresso nelle impostazioni del sistema e del gioco.',
    ],
    'no-sound': [
      'Sono collegate, ma non si sente nulla',
      'Scegli le cuffie come uscita nelle impostazioni del sistema. Se hanno un ricevitore, collegalo al computer e non a un hub, poi spegni e riaccendi le cuffie.',
    ],
    'clean-pads': [
      'Come pulisco i cuscinetti?',
      'Con un panno morbido appena umido. Quelli staccabili si possono lavare con una goccia di sapone. Lasciali asciugare all’aria, lontano dai termosifoni.',
    ],
    'spare-parts': [
      'Posso avere cuscinetti, cavi o microfoni di ricambio?',
      'Sì. Contatta il servizio clienti indicando il numero di modello. Ciò che si consuma troppo presto è gratuito in garanzia.',
    ],
  },
  mouse: {
    'operating-system': [
      'Funziona con Mac e Linux?',
      'Sì, funziona con ogni sistema senza driver. Il software di configurazione, dove previsto, è per Windows.',
    ],
    'hand-size': [
      'Quale mouse va bene per la mia mano?',
      'Misura dal polso alla punta del medio. Sotto i 17 cm scegli una forma piccola e leggera, sopra i 20 cm una con il dorso alto.',
    ],
    'settings-program': [
      'Mi serve il software di configurazione?',
      'Solo per cambiare pulsanti, luci o frequenza di polling. Le impostazioni sono salvate nel mouse, quindi valgono su ogni computer.',
    ],
    'jumping-pointer': [
      'Il puntatore salta',
      'Soffia via la polvere dal sensore, prova un tappetino in tessuto e avvicina il ricevitore. Se il puntatore salta ancora, lo copre la garanzia.',
    ],
    'double-click': [
      'Un clic diventa doppio',
      'Lo switch è consumato. Nell’anno di garanzia sostituiamo il mouse. Resta ferma la garanzia legale di 2 anni.',
    ],
    'glass-table': [
      'Funziona sul vetro?',
      'Non sul vetro trasparente. Usa un tappetino sottile, che protegge anche i piedini.',
    ],
  },
} as const satisfies QuestionTexts;
