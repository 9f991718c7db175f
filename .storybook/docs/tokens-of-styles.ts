import { resolve } from 'node:path';
import type { TokenName } from '@signal-shop/ui/foundations/tokens/generated/tokens.ts';
import { tokens } from '@signal-shop/ui/foundations/tokens/generated/tokens.ts';
import type { Plugin } from 'vite';
import { visitStyleSheet } from '../../tests/support/style-sheets.ts';

const prefix = 'tokens-of:';

/** The design tokens that a style sheet uses; private custom properties are left out. */
export function tokensOf(path: string): readonly TokenName[] {
  const names = new Set<string>();
  visitStyleSheet(path, { Variable: ({ name }) => void names.add(name.ident) });
  return tokens.map(({ name }) => name).filter((name) => names.has(`--${name}`));
}

/** `import tokens from 'tokens-of:./button.module.css'`: the names of the tokens in that style sheet. */
export function tokensOfStyles(): Plugin {
  return {
    name: 'signal-shop:tokens-of-styles',
    // The extension prevents Vite from reading the module as CSS.
    resolveId: (id, importer) =>
      id.startsWith(prefix) && importer !== undefined
        ? `\0${prefix}${resolve(importer, '..', id.slice(prefix.length))}.js`
        : null,
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const path = id.slice(prefix.length + 1, -'.js'.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(tokensOf(path))};`;
    },
  };
}
