import type { Locale } from '@signal-shop/sdk/contract';
import type { MessageFormatElement } from 'react-intl';
import type { Messages, WrittenMessages } from './messages.ts';

type Loader = () => Promise<{ readonly messages: WrittenMessages }>;

const loaders = {
  de: () => import('./generated/de.ts'),
  en: () => import('./generated/en.ts'),
  es: () => import('./generated/es.ts'),
  fr: () => import('./generated/fr.ts'),
  it: () => import('./generated/it.ts'),
  ja: () => import('./generated/ja.ts'),
  zh: () => import('./generated/zh.ts'),
} satisfies Record<Locale, Loader>;

/**
 * All messages of a language. A release build has its messages inlined and loads none. Rejects with a TypeError that lists the
 * languages if there is none with this code.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  // Plain JavaScript can pass any text.
  if (!Object.hasOwn(loaders, locale))
    throw new TypeError(`There are no messages in "${locale}", only in ${Object.keys(loaders).join(', ')}.`);
  const { messages } = await loaders[locale]();
  return parsedMessages(messages);
}

function parsedMessages(messages: WrittenMessages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, sentence]): [string, MessageFormatElement[]] => [
      id,
      typeof sentence === 'string' ? [{ type: 0, value: sentence }] : sentence,
    ]),
  );
}
