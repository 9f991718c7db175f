import type { RemarkPool } from './types.ts';

export const remarks: RemarkPool = {
  authors: ['Jonas', 'Annika R.', 'Holger', 'Miriam', 'Felix K.', 'Svenja', 'Uwe aus Kiel', 'Lea'],
  headset: [
    {
      stars: 5,
      fit: 'settled',
      content: 'Seit drei Monaten jeden Abend auf, und mir tun die Ohren nicht weh.',
    },
    {
      stars: 4,
      fit: 'any',
      content: 'Klingt ausgewogen, Schritte sind gut zu orten. Der Bügel war anfangs etwas stramm.',
    },
    {
      stars: 5,
      fit: 'microphone',
      content: 'Mein Team versteht mich endlich, auch wenn der Ventilator läuft.',
    },
    { stars: 3, fit: 'any', content: 'Ordentlich für den Preis. Die Polster dürften weicher sein.' },
    {
      stars: 5,
      fit: 'charged',
      content: 'Hält tatsächlich so lange wie angegeben. Laden, vergessen, spielen.',
    },
    { stars: 4, fit: 'wired', content: 'Einstecken, fertig. Mehr wollte ich nicht.' },
    {
      stars: 5,
      fit: 'kids',
      content:
        'Unser Sohn trägt es zum Lernen und Spielen, und wir müssen uns um die Lautstärke keine Gedanken machen.',
    },
    { stars: 2, fit: 'any', content: 'Für meinen Kopf zu klein. Die Rückgabe lief ohne Nachfragen.' },
    { stars: 4, fit: 'microphone', content: 'Stimme klar, Umgebung weg. Nur der Popschutz sitzt locker.' },
    {
      stars: 5,
      fit: 'any',
      content: 'Zweites Exemplar im Haus, das erste gibt meine Tochter nicht mehr her.',
    },
  ],
  mouse: [
    { stars: 5, fit: 'any', content: 'Liegt gut in der Hand und gleitet leise. Genau so.' },
    { stars: 4, fit: 'any', content: 'Präzise und leicht. Das Rad könnte etwas mehr Widerstand haben.' },
    { stars: 5, fit: 'charged', content: 'Keine spürbare Verzögerung, und der Akku hält fast zwei Wochen.' },
    { stars: 4, fit: 'wired', content: 'Schlicht und gut. Das Kabel ist angenehm weich.' },
    { stars: 3, fit: 'any', content: 'In Ordnung, für große Hände aber etwas kurz.' },
    { stars: 5, fit: 'comfort', content: 'Nach einer Woche war das Ziehen im Unterarm weg.' },
    { stars: 5, fit: 'left', content: 'Als Linkshänderin habe ich lange gesucht. Gefunden.' },
    {
      stars: 4,
      fit: 'any',
      content: 'Saubere Verarbeitung, nichts klappert. Die Seitentasten sind recht fest.',
    },
  ],
};
