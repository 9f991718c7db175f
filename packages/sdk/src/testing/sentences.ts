// Sentences about goods by language: faker has names and addresses in every language, but prose only in Latin.

import type { Locale } from '../generated/types.ts';
import type { Faker } from './faker-type.ts';

interface Sentences {
  readonly goods: readonly string[];
  readonly reviews: readonly string[];
}

const sentences: Readonly<Record<Locale, Sentences>> = {
  en: {
    goods: [
      'Light, quiet, made for long evenings.',
      'Wireless for 40 hours.',
      'A clear voice in every round.',
    ],
    reviews: [
      'Sits well, sounds better.',
      'The battery really lasts the week.',
      'Good clicks, light shell.',
      'My team hears me, and not my keyboard.',
      'A little tight at first, fine after two evenings.',
      'Arrived early, works without any setup.',
    ],
  },
  de: {
    goods: [
      'Leicht, leise, gemacht für lange Abende.',
      '40 Stunden ohne Kabel.',
      'Eine klare Stimme in jeder Runde.',
    ],
    reviews: [
      'Sitzt gut, klingt noch besser.',
      'Der Akku hält wirklich die ganze Woche.',
      'Saubere Klicks, leichtes Gehäuse.',
      'Mein Team hört mich, nicht meine Tastatur.',
      'Am Anfang etwas stramm, nach zwei Abenden genau richtig.',
      'Kam früh an und lief ohne Einrichtung.',
    ],
  },
  fr: {
    goods: [
      'Léger, discret, fait pour les longues soirées.',
      '40 heures sans fil.',
      'Une voix claire à chaque partie.',
    ],
    reviews: [
      'Confortable, et le son est encore meilleur.',
      'La batterie tient vraiment toute la semaine.',
      'Des clics francs, une coque légère.',
      'Mon équipe m’entend, et pas mon clavier.',
      'Un peu serré au début, parfait après deux soirées.',
      'Arrivé en avance, rien à régler.',
    ],
  },
  it: {
    goods: [
      'Leggero, silenzioso, fatto per le lunghe serate.',
      '40 ore senza fili.',
      'Una voce chiara in ogni partita.',
    ],
    reviews: [
      'Comodo, e il suono è ancora meglio.',
      'La batteria dura davvero tutta la settimana.',
      'Clic precisi, guscio leggero.',
      'La mia squadra sente me, non la tastiera.',
      'All’inizio un po’ stretto, dopo due sere perfetto.',
      'Arrivato in anticipo, funziona subito.',
    ],
  },
  es: {
    goods: [
      'Ligero, silencioso, hecho para noches largas.',
      '40 horas sin cable.',
      'Una voz clara en cada partida.',
    ],
    reviews: [
      'Cómodo, y suena aún mejor.',
      'La batería dura de verdad toda la semana.',
      'Buenos clics, carcasa ligera.',
      'Mi equipo me oye a mí y no al teclado.',
      'Algo ajustado al principio, perfecto tras dos noches.',
      'Llegó antes de tiempo y funciona sin configurar nada.',
    ],
  },
  ja: {
    goods: ['軽くて静か、長い夜のために。', 'ワイヤレスで40時間。', 'どの試合でもはっきり届く声。'],
    reviews: [
      '着け心地がよく、音はもっといい。',
      'バッテリーは本当に一週間もちます。',
      'クリック感がよく、軽いです。',
      'キーボードの音は入らず、声だけが届きます。',
      '最初は少しきつめですが、二晩で慣れました。',
      '予定より早く届き、設定なしで使えました。',
    ],
  },
  zh: {
    goods: ['轻巧安静，陪您玩到深夜。', '无线续航 40 小时。', '每一局都听得清您的声音。'],
    reviews: [
      '戴着舒服，声音更好。',
      '电池真的能用一个星期。',
      '按键清脆，外壳很轻。',
      '队友听得到我，听不到键盘。',
      '刚开始有点紧，两个晚上就合适了。',
      '提前到货，不用设置就能用。',
    ],
  },
};

/** Picks a sentence in the faker's language; English for a language that the shop does not support. */
export function sentenceOf(faker: Faker, kind: keyof Sentences): string {
  const { language } = faker.getMetadata();
  return faker.helpers.arrayElement((isLocale(language) ? sentences[language] : sentences.en)[kind]);
}

function isLocale(language: string | null | undefined): language is Locale {
  return typeof language === 'string' && Object.hasOwn(sentences, language);
}
