import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Spedizione',
    intro: 'La spedizione è gratuita per ogni ordine, in tutti i paesi in cui consegniamo.',
    first: {
      heading: 'Quando parte',
      text: 'Gli ordini pagati entro le 14:00 partono lo stesso giorno lavorativo, gli altri il successivo. Ti inviamo il numero di tracciamento per e-mail.',
    },
    second: {
      heading: 'Quando arriva',
      text: 'In due-quattro giorni lavorativi negli Stati Uniti, in tre-sette altrove. La dogana può aggiungere un giorno o due.',
    },
    third: {
      heading: 'Spese di spedizione e IVA',
      text: 'La spedizione non costa nulla e i prezzi sono IVA inclusa: paghi il prezzo degli articoli. Solo negli Stati Uniti si aggiunge la «sales tax» dello stato, appena inserisci l’indirizzo. Vedi il totale prima di ordinare.',
    },
    list: {
      heading: 'Utile da sapere',
      items: [
        'Gli articoli dello stesso ordine viaggiano insieme.',
        'Quando il pacco è partito, non possiamo più cambiare l’indirizzo.',
        'Se un pacco non arriva entro 15 giorni lavorativi, lo rispediamo o ti rimborsiamo.',
      ],
    },
  },
  returns: {
    name: 'Resi',
    intro:
      'Hai 45 giorni dalla consegna per restituire un articolo, usato o no. In aggiunta hai il diritto di recesso, spiegato nella pagina «Diritto di recesso».',
    first: {
      heading: 'Come funziona',
      text: 'Contatta prima il servizio clienti. Controlliamo l’ordine e ti chiediamo una foto dell’articolo o della ricevuta. Quando abbiamo approvato il reso, spedisci il pacco con il corriere che preferisci e inserisci il numero di tracciamento nella richiesta. La spedizione del reso è a tuo carico, a meno che l’articolo sia difettoso, danneggiato o diverso da quello ordinato: in questo caso manda la ricevuta della spedizione a {email} e rimborsiamo anche quella.',
    },
    second: {
      heading: 'Il rimborso',
      text: 'Rimborsiamo l’intero prezzo sulla tua carta entro cinque giorni lavorativi dall’arrivo del pacco.',
    },
    list: {
      heading: 'Che cosa mettere nel pacco',
      items: [
        'L’articolo con i suoi cavi e il ricevitore.',
        'Il numero d’ordine, su un foglietto.',
        'La scatola originale, se ce l’hai ancora.',
      ],
    },
  },
  'right-of-withdrawal': {
    name: 'Diritto di recesso',
    intro:
      'Come consumatore hai il diritto di recedere dal contratto entro {days} giorni senza indicarne le ragioni. Il periodo scade {days} giorni dopo il giorno in cui tu, o un terzo da te designato e diverso dal corriere, ricevete l’ultimo articolo dell’ordine. I nostri resi entro {returnDays} giorni si aggiungono a questo diritto.',
    first: {
      heading: 'Come recedere',
      text: 'Comunicaci la tua decisione con una dichiarazione esplicita: online in «Recedere dal contratto qui», per e-mail a {email} o per lettera a {company}, {address}. Puoi usare il modulo qui sotto, ma non è obbligatorio. Basta inviare la comunicazione prima che scadano i {days} giorni.',
    },
    second: {
      heading: 'Il rimborso',
      text: 'Rimborsiamo tutti i pagamenti, comprese le spese di consegna standard, al più tardi {refundDays} giorni dopo aver ricevuto la tua decisione, con lo stesso mezzo di pagamento e senza costi. Possiamo attendere di ricevere gli articoli o la prova che li hai spediti, se precedente.',
    },
    list: {
      heading: 'Restituire gli articoli',
      items: [
        'Spedisci gli articoli entro {sendBackDays} giorni dalla comunicazione a {returns}.',
        'I costi diretti del reso sono a tuo carico.',
        'Rispondi della diminuzione del valore solo se hai manipolato gli articoli più di quanto serve per stabilirne la natura, le caratteristiche e il funzionamento.',
      ],
    },
    form: {
      name: 'Modulo di recesso tipo',
      text: '(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)\n\nDestinatario {company}, {address}, {email}:\n\nCon la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*):\n\n\nOrdinato il (*)/ricevuto il (*):\n\nNome del/dei consumatore(i):\n\nIndirizzo del/dei consumatore(i):\n\nFirma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):\n\nData:\n\n(*) Cancellare la dicitura inutile.',
    },
  },
  warranty: {
    name: 'Condizioni di garanzia',
    intro:
      'Ogni prodotto è coperto per un anno dal giorno della consegna. Resta ferma la garanzia legale di conformità di 2 anni a carico del venditore.',
    first: {
      heading: 'Che cosa è coperto',
      text: 'Difetti di materiale e di lavorazione: switch che fanno doppio clic, padiglioni che diventano muti, batterie che perdono più di un terzo della capacità.',
    },
    second: {
      heading: 'Che cosa non è coperto',
      text: 'Cadute, liquidi, danni causati dall’apertura dell’involucro e la normale usura di cuscinetti, piedini e cavi.',
    },
    list: {
      heading: 'Come fare una richiesta',
      items: [
        'Registra il prodotto nel tuo account, in «Garanzia».',
        'Segnala il difetto con una foto. Descrivi che cosa succede e da quando.',
        'Ripariamo o sostituiamo l’articolo e paghiamo noi la spedizione di andata e ritorno.',
      ],
    },
  },
  payment: {
    name: 'Pagamento',
    intro:
      'Paghi con carta o con il wallet. Vedi l’importo prima di confermare, e lo addebitiamo una volta sola.',
    first: {
      heading: 'Quando addebitiamo',
      text: 'Addebitiamo la carta quando invii il pagamento e il wallet quando confermi lì. Se il pagamento viene rifiutato, l’ordine resta da pagare finché non riprovi.',
    },
    second: {
      heading: 'Sconti',
      text: 'Lo sconto sul carrello si applica da solo. Non vale per gli articoli in offerta lampo, scontati, gratuiti o a punti.',
    },
    list: {
      heading: 'Utile da sapere',
      items: [
        'Nel negozio punti puoi riscattare punti invece di pagare.',
        'Puoi usare un coupon per ordine.',
        'La ricevuta è nella valuta con cui hai pagato.',
      ],
    },
  },
  privacy: {
    name: 'Privacy',
    intro: 'Conserviamo ciò che serve a gestire il negozio. Non vendiamo nulla.',
    first: {
      heading: 'Che cosa conserviamo',
      text: 'Profilo, indirizzi, ordini, carrello e articoli salvati per dopo. Richieste, garanzie, recensioni e foto. Lista dei desideri, punti, coupon, premi e test gratuiti. I tuoi accessi, quali e-mail ricevi e gli avvisi via e-mail che hai chiesto. Di ogni accesso conserviamo la data, l’ultimo utilizzo, il browser e il sistema del dispositivo. I messaggi che ci scrivi restano nella nostra casella di posta. I numeri di carta non arrivano mai ai nostri server.',
    },
    second: {
      heading: 'Che cosa resta sul tuo dispositivo',
      text: 'Lingua, accesso, la tua scelta sulle statistiche, le ricerche recenti, i prodotti visti o confrontati e i moduli iniziati sono salvati sul tuo dispositivo. Finché non accedi, lo sono anche il carrello, gli articoli salvati per dopo e la lista dei desideri.',
    },
    third: {
      heading: 'Statistiche',
      text: 'Misuriamo quali pagine vengono visitate solo se accetti. Puoi cambiare la tua scelta in qualsiasi momento in «Impostazioni privacy», in fondo alla pagina.',
    },
    list: {
      heading: 'I tuoi diritti',
      items: [
        'Scaricare una copia dei tuoi dati dal profilo.',
        'Correggere i tuoi dati nel profilo o chiederci di farlo.',
        'Eliminare il tuo account dal profilo. Hai 14 giorni per ripensarci. Conserviamo ordini e fatture per 10 anni, come previsto dalla normativa fiscale, senza collegamento a un account.',
        'Annullare l’iscrizione a offerte e avvisi, con il link in ogni e-mail.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Condizioni generali di vendita',
    intro: 'Queste condizioni valgono quando usi il negozio. Sono brevi di proposito.',
    first: {
      heading: 'Ordini',
      text: 'L’ordine è vincolante quando è pagato. Se non possiamo consegnare, ti avvisiamo e ti rimborsiamo per intero.',
    },
    second: {
      heading: 'Account',
      text: 'Non condividere la password. Devi avere almeno 18 anni o ordinare insieme a una persona adulta.',
    },
    list: {
      heading: 'Uso corretto',
      items: [
        'Punti e coupon sono per le persone, non per i bot.',
        'Le recensioni devono essere tue, positive o negative.',
        'Possiamo chiudere gli account che ingannano gli altri.',
      ],
    },
  },
  imprint: {
    name: 'Note legali',
    intro:
      '{company} gestisce questo negozio. È una società di esempio, e i dati di questa pagina sono di esempio.',
    first: { heading: 'Indirizzo', text: 'Il nostro indirizzo postale è {address}.' },
    second: { heading: 'Contatti', text: 'E-mail: {email}. Telefono: {phone}.' },
    list: {
      heading: 'Dati della società',
      items: [
        'Rappresentante legale: {director}',
        'Registro delle imprese: {register}',
        'Partita IVA: {vat}',
        'Fornitore di hosting: {host}',
      ],
    },
  },
  'about-us': {
    name: 'Chi siamo',
    intro: 'Facciamo cuffie e mouse da gaming, e nient’altro.',
    first: {
      heading: 'Com’è cominciata',
      text: 'Nel 2019 tre amici di Seattle smontarono delle cuffie che si erano rotte per la terza volta e ne costruirono un paio che si poteva riparare. Vendettero le prime cento ai conoscenti. Alcune funzionano ancora.',
    },
    second: {
      heading: 'Come lavoriamo',
      text: 'Quaranta persone progettano, provano e rispondono alle e-mail sotto lo stesso tetto. Prima di vendere un modello, lo facciamo usare in gioco per sei mesi. A nessuno chiediamo di farselo piacere.',
    },
    list: {
      heading: 'Le nostre promesse',
      items: [
        'Un anno di garanzia su tutto, oltre alla garanzia legale.',
        '45 giorni per cambiare idea.',
        'La risposta di una persona vera entro 24 ore nei giorni lavorativi.',
      ],
    },
  },
} as const satisfies TermTexts;
