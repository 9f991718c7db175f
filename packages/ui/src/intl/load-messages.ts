import type { Locale } from '@signal-shop/sdk/contract';
import type { MessageFormatElement } from 'react-intl';
import type { Messages, ShippedMessages } from './messages.ts';

type Loader = () => Promise<{ readonly messages: ShippedMessages }>;

const firstLoaders = {
  de: () => import('./generated/de-first.ts'),
  en: () => import('./generated/en-first.ts'),
  es: () => import('./generated/es-first.ts'),
  fr: () => import('./generated/fr-first.ts'),
  it: () => import('./generated/it-first.ts'),
  ja: () => import('./generated/ja-first.ts'),
  zh: () => import('./generated/zh-first.ts'),
} satisfies Record<Locale, Loader>;

const restLoaders = {
  de: () => import('./generated/de-rest.ts'),
  en: () => import('./generated/en-rest.ts'),
  es: () => import('./generated/es-rest.ts'),
  fr: () => import('./generated/fr-rest.ts'),
  it: () => import('./generated/it-rest.ts'),
  ja: () => import('./generated/ja-rest.ts'),
  zh: () => import('./generated/zh-rest.ts'),
} satisfies Record<Locale, Loader>;

/** The words of exactly one language. */
export interface Words {
  /** Every sentence that has come so far; it grows in place, so that nothing is drawn anew for words it does not say. */
  readonly messages: Messages;
  /** Resolves once the words of chrome and home page are here; after a failure the next call tries again. */
  readonly begin: () => Promise<void>;
  /** The same for all other words. */
  readonly complete: () => Promise<void>;
}

/** The words of one language, in two files. Nothing is loaded before it is asked for. */
export function openWords(locale: Locale): Words {
  const messages: Record<string, MessageFormatElement[]> = {};
  const add = (load: Loader) => async (): Promise<void> => {
    Object.assign(messages, unpacked((await load()).messages));
  };
  return { messages, begin: add(firstLoaders[locale]), complete: add(restLoaders[locale]) };
}

/** Every sentence of one language at once. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const words = openWords(locale);
  await Promise.all([words.begin(), words.complete()]);
  return words.messages;
}

function unpacked(messages: ShippedMessages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, sentence]) => [
      id,
      typeof sentence === 'string' ? [{ type: 0, value: sentence }] : sentence,
    ]),
  );
}
