import type { Plugin } from 'vite';

const property =
  /\s*(?:defaultMessage|description):\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"),?/g;

/**
 * Leaves only the ids in `*.messages.ts` of a production build: the English text is in the compiled words already, and
 * the descriptions are for translators.
 */
export function stripWords(): Plugin {
  return {
    name: 'strip-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(property, ''), map: null }),
    },
  };
}
