import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const property =
  /\s*(?:defaultMessage|description):\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"),?/g;
const idOfMessage = /\bid: '([^']+)'/g;
const idOfSentence = /^ {2}"([^"]+)":/gm;

/**
 * Leaves only the ids in `*.messages.ts` of a production build: the English text is in the compiled words already, and
 * the descriptions are for translators. The ids become numbers there and in the words, the same in every language.
 */
export function stripWords(): Plugin {
  const english = new URL(import.meta.resolve('@signal-shop/ui/lang/en.json'));
  const numbers = new Map<string, string>();
  const numberOf = (id: string): string => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`lang/en.json has no ${id}: run packages/ui/scripts/words.ts`);
    return number;
  };
  return {
    name: 'strip-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const sentences: unknown = JSON.parse(readFileSync(english, 'utf8'));
      const ids = Object.keys(Object(sentences));
      for (const [place, id] of ids.entries()) numbers.set(id, place.toString(36));
    },
    transform: {
      filter: { id: [/\.messages\.ts$/, /\/intl\/generated\/[^/]+\.ts$/] },
      handler: (code) => ({
        code: code
          .replaceAll(property, '')
          .replaceAll(idOfMessage, (_match, id: string) => `id: '${numberOf(id)}'`)
          .replaceAll(idOfSentence, (_match, id: string) => `  "${numberOf(id)}":`),
        map: null,
      }),
    },
  };
}
