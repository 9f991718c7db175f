import type { Locale } from '@signal-shop/sdk/contract';
import type { Messages, ShippedMessages } from './messages.ts';

const loaders = {
  de: () => import('./generated/de.ts'),
  en: () => import('./generated/en.ts'),
  es: () => import('./generated/es.ts'),
  fr: () => import('./generated/fr.ts'),
  it: () => import('./generated/it.ts'),
  ja: () => import('./generated/ja.ts'),
  zh: () => import('./generated/zh.ts'),
} satisfies Record<Locale, () => Promise<{ readonly messages: ShippedMessages }>>;

/** Loads the words of exactly one language: each is a file of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { messages } = await loaders[locale]();
  return Object.fromEntries(
    Object.entries(messages).map(([id, sentence]) => [
      id,
      typeof sentence === 'string' ? [{ type: 0, value: sentence }] : sentence,
    ]),
  );
}
