import type { RemarkPool } from './types.ts';

export const remarks: RemarkPool = {
  authors: ['Giulia', 'Matteo', 'Chiara F.', 'Lorenzo', 'Elisa', 'Davide P.'],
  headset: [
    { stars: 5, fit: 'any', content: 'Le porto ogni sera e non stringono. I passi si sentono bene.' },
    {
      stars: 4,
      fit: 'any',
      content: 'Buon suono, costruzione solida. L’archetto all’inizio è un po’ rigido.',
    },
    { stars: 5, fit: 'microphone', content: 'Voce chiara, finalmente non devo ripetere tutto due volte.' },
    { stars: 4, fit: 'charged', content: 'L’autonomia è quella dichiarata, e non è poco.' },
    { stars: 3, fit: 'any', content: 'Vanno bene, ma d’estate scaldano.' },
    { stars: 5, fit: 'wired', content: 'Collegate e via. Nessun programma da scaricare.' },
    { stars: 5, fit: 'kids', content: 'Resistono a mio figlio. Non è da tutti.' },
    { stars: 4, fit: 'microphone', content: 'Il microfono fa il suo lavoro, la tastiera non si sente più.' },
    { stars: 5, fit: 'any', content: 'Arrivate in tre giorni, imballate bene, suono pulito.' },
  ],
  mouse: [
    { stars: 5, fit: 'any', content: 'Sta bene in mano e scorre da solo.' },
    { stars: 4, fit: 'any', content: 'Leggero e preciso. I pulsanti laterali sono un po’ piccoli.' },
    { stars: 5, fit: 'charged', content: 'Il cavo non mi manca per niente.' },
    { stars: 4, fit: 'wired', content: 'Semplice, robusto, onesto.' },
    { stars: 3, fit: 'any', content: 'Buono, ma per mani grandi è corto.' },
    { stars: 5, fit: 'comfort', content: 'Il polso ringrazia dopo una settimana.' },
    { stars: 4, fit: 'left', content: 'Era ora che pensassero anche ai mancini.' },
    { stars: 5, fit: 'any', content: 'Preciso anche senza tappetino.' },
  ],
};
