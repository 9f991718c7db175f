// The shop's sentences for customers in seven languages: refusals, confirmations, emails, notes.
// World, handlers and pages use them; messages of the tool itself are in English, in the code that reports them.
import type { Locale } from '@signal-shop/sdk/contract';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Messages } from './message-types.ts';
import { withRuleValues } from './rule-values.ts';
import { zh } from './zh.ts';

/** As they are written: the numbers of the rules are placeholders. */
export const writtenMessages = { en, zh, de, ja, it, es, fr } satisfies Record<Locale, Messages>;

const ready = new Map<Locale, Messages>();

/** All sentences of the shop in one language, with the numbers of the rules. */
export function messagesOf(locale: Locale): Messages {
  const known = ready.get(locale);
  if (known !== undefined) return known;
  const messages = withRuleValues<Messages>(writtenMessages[locale]);
  ready.set(locale, messages);
  return messages;
}
