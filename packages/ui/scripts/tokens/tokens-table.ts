// The tokens as TypeScript: their names as a type, and the table for the foundation pages.
import type { TokenFiles } from './tokens-files.ts';
import { cssOf, literalOf, nameOf } from './tokens-files.ts';

export function tokensTable({ apply }: TokenFiles): string {
  const light = apply({});
  const dark = apply({ scheme: 'dark' });
  const rows = Object.entries(light).map(([id, token]) => {
    const inDark = dark[id] ?? token;
    return {
      name: nameOf(id),
      group: id.split('.')[0],
      type: token.$type,
      light: { value: literalOf(token), css: cssOf(token) },
      dark: { value: literalOf(inDark), css: cssOf(inDark) },
      use: token.$description ?? token.group.$description ?? '',
    };
  });
  return `// Generated from packages/ui/tokens by npm run generate.
export const tokens = ${JSON.stringify(rows, null, 2)} as const;

/** The name of a custom property, without its two dashes. */
export type TokenName = (typeof tokens)[number]['name'];
`;
}
