import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Spedizione',
    intro: 'La spedizione è gratuita per ogni ordine, in tutti i paesi in cui consegniamo.',
    first: {
      heading: 'Quando parte',
      text: 'Gli ordini pagati entro le 14:00 partono lo stesso giorno lavorativo, gli altri il successivo. Il numero di spedizione arriva con un messaggio.',
    },
    second: {
      heading: 'Quando arriva',
      text: 'Da due a quattro giorni lavorativi negli Stati Uniti, da tre a sette altrove. La dogana può aggiungerne uno o due.',
    },
    list: {
      heading: 'Utile da sapere',
      items: [
        'Gli articoli dello stesso ordine viaggiano in un solo pacco.',
        'Una volta partito il pacco, l’indirizzo non si può cambiare.',
        'Se non arriva entro 15 giorni lavorativi, rispediamo o rimborsiamo.',
      ],
    },
  },
  returns: {
    name: 'Resi',
    intro: 'Ci sono 45 giorni dalla consegna per restituire un articolo, anche usato.',
    first: {
      heading: 'Come si fa',
      text: 'Prima scrivi al servizio clienti. Controlla l’ordine e chiede una foto dell’articolo o della ricevuta. Poi arriva l’etichetta.',
    },
    second: {
      heading: 'Il rimborso',
      text: 'Entro cinque giorni lavorativi dall’arrivo del pacco il prezzo intero torna sulla carta usata.',
    },
    list: {
      heading: 'Da mettere nel pacco',
      items: [
        'L’articolo con cavi e ricevitore.',
        'Il numero d’ordine su un foglietto.',
        'La scatola, se c’è ancora. Non è necessaria.',
      ],
    },
  },
  warranty: {
    name: 'Condizioni di garanzia',
    intro: 'Ogni prodotto è coperto per un anno dal giorno della consegna.',
    first: {
      heading: 'Che cosa copre',
      text: 'Difetti di materiale e lavorazione: pulsanti che fanno doppio clic, padiglioni muti, batterie che perdono più di un terzo.',
    },
    second: {
      heading: 'Che cosa non copre',
      text: 'Cadute, liquidi, involucri aperti e la normale usura di cuscinetti, piedini e cavi.',
    },
    list: {
      heading: 'Come chiederla',
      items: [
        'Tieni pronto il numero d’ordine.',
        'Scrivi che cosa succede e quando.',
        'Ripariamo o sostituiamo, con spedizione a nostro carico.',
      ],
    },
  },
  payment: {
    name: 'Pagamento',
    intro: 'Si paga con carta. L’importo è visibile prima della conferma e viene addebitato una volta.',
    first: {
      heading: 'Quando addebitiamo',
      text: 'L’addebito avviene quando invii il pagamento. Se la carta è rifiutata, l’ordine resta in attesa come non pagato.',
    },
    second: {
      heading: 'Riduzioni',
      text: 'Lo sconto per i carrelli pieni si calcola da solo. Non vale per offerte lampo, articoli scontati, gratuiti o a punti.',
    },
    list: {
      heading: 'Si può anche',
      items: [
        'Usare i punti, per gli articoli del negozio punti.',
        'Usare un coupon per ordine.',
        'Avere la ricevuta nella valuta della tua lingua.',
      ],
    },
  },
  privacy: {
    name: 'Privacy',
    intro: 'Teniamo quello che serve al negozio, e niente da vendere.',
    first: {
      heading: 'Che cosa conserviamo',
      text: 'E-mail, indirizzo, ordini e quello che ci scrivi. I numeri di carta non arrivano mai ai nostri server.',
    },
    second: {
      heading: 'Che cosa resta da te',
      text: 'Carrello, lingua e accesso stanno nei cookie del tuo dispositivo.',
    },
    list: {
      heading: 'I tuoi diritti',
      items: [
        'Chiedere una copia dei dati.',
        'Farli correggere o cancellare.',
        'Lasciare la newsletter con un clic.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Condizioni di servizio',
    intro: 'Queste condizioni valgono per chi usa il negozio. Sono brevi di proposito.',
    first: {
      heading: 'Ordini',
      text: 'Un ordine è un contratto quando è pagato. Se non possiamo consegnare, lo diciamo e rimborsiamo tutto.',
    },
    second: {
      heading: 'Account',
      text: 'La password è solo tua. Bisogna essere maggiorenni, o ordinare con qualcuno che lo è.',
    },
    list: {
      heading: 'Correttezza',
      items: [
        'Punti e coupon sono per le persone, non per i programmi.',
        'Le recensioni siano tue, belle o brutte.',
        'Possiamo chiudere gli account che ingannano gli altri.',
      ],
    },
  },
  'about-us': {
    name: 'Chi siamo',
    intro: 'Facciamo cuffie e mouse per chi gioca, e nient’altro.',
    first: {
      heading: 'Com’è cominciata',
      text: 'Nel 2019 tre amici di Seattle smontarono delle cuffie rotte per la terza volta. Ne costruirono un paio che si poteva riparare. Le prime cento andarono a conoscenti; alcune funzionano ancora.',
    },
    second: {
      heading: 'Come lavoriamo',
      text: 'Quaranta persone progettano, provano e rispondono alle lettere sotto lo stesso tetto. Ogni modello viene usato in gioco per sei mesi prima della vendita, da persone che non sono tenute ad apprezzarlo.',
    },
    list: {
      heading: 'Che cosa puoi pretendere',
      items: [
        'Un anno di garanzia su tutto.',
        '45 giorni per ripensarci.',
        'La risposta di una persona entro 24 ore nei giorni lavorativi.',
      ],
    },
  },
} as const satisfies TermTexts;
