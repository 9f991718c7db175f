import type { Locale } from '@signal-shop/sdk/contract';

interface OfferTexts {
  readonly question: (country: string, currency: string) => string;
  readonly accept: string;
  readonly dismiss: string;
}

/** In the language that is offered, whose messages this page has not loaded. */
export const marketOfferTexts = {
  en: {
    question: (country, currency) => `English, delivery to ${country}, prices in ${currency}?`,
    accept: 'Switch',
    dismiss: 'No, thanks',
  },
  de: {
    question: (country, currency) => `Deutsch, Lieferland ${country}, Preise in ${currency}?`,
    accept: 'Wechseln',
    dismiss: 'Nein, danke',
  },
  fr: {
    question: (country, currency) => `Français, livraison : ${country}, prix en ${currency} ?`,
    accept: 'Changer',
    dismiss: 'Non, merci',
  },
  es: {
    question: (country, currency) => `¿Español, envío a ${country}, precios en ${currency}?`,
    accept: 'Cambiar',
    dismiss: 'No, gracias',
  },
  it: {
    question: (country, currency) => `Italiano, consegna in ${country}, prezzi in ${currency}?`,
    accept: 'Cambia',
    dismiss: 'No, grazie',
  },
  ja: {
    question: (country, currency) => `日本語表示、お届け先は${country}、価格は${currency}に切り替えますか？`,
    accept: '切り替える',
    dismiss: 'いいえ',
  },
  zh: {
    question: (country, currency) => `切换为中文，配送至${country}，以${currency}计价？`,
    accept: '切换',
    dismiss: '不用了',
  },
} as const satisfies Record<Locale, OfferTexts>;
