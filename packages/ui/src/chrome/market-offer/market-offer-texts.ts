import type { Locale } from '@signal-shop/sdk/contract';

interface OfferTexts {
  readonly question: (country: string, currency: string) => string;
  readonly accept: string;
  readonly dismiss: string;
}

/** In the language that is offered, whose messages this page has not loaded. */
export const marketOfferTexts = {
  en: {
    question: (country, currency) => `Ship to ${country}, pay in ${currency}?`,
    accept: 'Switch',
    dismiss: 'No, thanks',
  },
  de: {
    question: (country, currency) => `Auf Deutsch einkaufen? ${country}, ${currency}`,
    accept: 'Wechseln',
    dismiss: 'Nein, danke',
  },
  fr: {
    question: (country, currency) => `Acheter en français ? ${country}, ${currency}`,
    accept: 'Changer',
    dismiss: 'Non, merci',
  },
  es: {
    question: (country, currency) => `¿Comprar en español? ${country}, ${currency}`,
    accept: 'Cambiar',
    dismiss: 'No, gracias',
  },
  it: {
    question: (country, currency) => `Acquistare in italiano? ${country}, ${currency}`,
    accept: 'Cambia',
    dismiss: 'No, grazie',
  },
  ja: {
    question: (country, currency) => `日本語に切り替えますか？（${country}・${currency}）`,
    accept: '切り替える',
    dismiss: 'いいえ',
  },
  zh: {
    question: (country, currency) => `切换为中文？（${country}，${currency}）`,
    accept: '切换',
    dismiss: '不用了',
  },
} as const satisfies Record<Locale, OfferTexts>;
