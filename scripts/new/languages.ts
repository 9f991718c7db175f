import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { quoted } from './insert.ts';
import { Refusal } from './refusal.ts';

/** The translations of the interface, one JSON file for each language. */
export const languageFolder = 'packages/ui/lang';

/** The messages of a language, by id. */
export function messagesOf(json: string): Readonly<Record<string, string>> {
  return JSON.parse(json);
}

/** The messages of a language with new ones, sorted by id as `npm run generate` writes them. */
export function withMessages(json: string, messages: Readonly<Record<string, string>>): string {
  const all = Object.entries({ ...messagesOf(json), ...messages });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** A text without values and tags, which the component would have to fill in. @throws Refusal for another one */
export function plain(text: string): string {
  const parts = partsOfMessage(text);
  const isPlain = parts.length === 1 && parts[0]?.type === TYPE.literal && parts[0].value === text;
  if (!isPlain) throw new Refusal(`The text ${quoted(text)} must not contain values or tags.`);
  return text;
}

function partsOfMessage(text: string) {
  try {
    return parse(text);
  } catch {
    return [];
  }
}
