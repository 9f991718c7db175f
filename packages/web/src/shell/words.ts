import type { Locale } from '@signal-shop/sdk/contract';
import type { Words } from '@signal-shop/ui/intl/load-messages.ts';
import { openWords } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';

/** The language of a tab changes with a reload only, so a tab has these words once. */
let words: Words | null = null;

/** Loads what the first view says. */
export async function beginWords(locale: Locale): Promise<Messages> {
  words = openWords(locale);
  await words.begin();
  return words.messages;
}

/** Loads everything else that the shop says: each page but the first asks for it beside its code. */
export async function completeWords(): Promise<void> {
  await words?.complete();
}
