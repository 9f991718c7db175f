// The style sheet of the tokens: one custom property per token, with light and dark in one value.
import type { TokenNormalizedSet } from '@terrazzo/parser';
import type { Context, TokenFiles } from './tokens-files.ts';
import { cssOf, literalOf, nameOf } from './tokens-files.ts';

const usual: Context = {};

export function tokensCss({ apply }: TokenFiles): string {
  const light = apply(usual);
  const dark = apply({ scheme: 'dark' });
  const everywhere = Object.keys(light).map((id) => declaration(id, bothSchemes(id, light, dark)));
  const changes = (context: Context) => {
    const changed = apply(context);
    return Object.keys(changed)
      .filter((id) => literalIn(changed, id) !== literalIn(light, id))
      .map((id) => declaration(id, valueIn(changed, id)));
  };
  return `@layer reset, tokens, base, components, utilities;

/* Generated from packages/ui/tokens by npm run generate: change the tokens there. Components use the semantic names;
   the linter rejects a ramp step anywhere else. */
@layer tokens {
  /* The drawer of the mock server renders in a shadow tree, which has a host instead of a root. */
  :root,
  :host {
    color-scheme: light dark;

${lines(everywhere, 4)}
  }

  :root[data-theme='light'],
  :host([data-theme='light']) {
    color-scheme: light;
  }

  :root[data-theme='dark'],
  :host([data-theme='dark']) {
    color-scheme: dark;
  }

  :lang(zh) {
${lines(changes({ language: 'zh' }), 4)}
  }

  :lang(ja) {
${lines(changes({ language: 'ja' }), 4)}
  }

  @media (prefers-reduced-motion: reduce) {
    :root,
    :host {
${lines(changes({ motion: 'reduced' }), 6)}
    }
  }
}
`;
}

function bothSchemes(id: string, light: TokenNormalizedSet, dark: TokenNormalizedSet): string {
  const values = [valueIn(light, id), valueIn(dark, id)];
  return values[0] === values[1] ? String(values[0]) : `light-dark(${values.join(', ')})`;
}

function valueIn(tokens: TokenNormalizedSet, id: string): string {
  const token = tokens[id];
  if (token === undefined) throw new Error(`The token ${id} is missing in one context.`);
  return cssOf(token);
}

function literalIn(tokens: TokenNormalizedSet, id: string): string | undefined {
  const token = tokens[id];
  return token && literalOf(token);
}

function declaration(id: string, value: string): string {
  return `--${nameOf(id)}: ${value};`;
}

function lines(declarations: readonly string[], indent: number): string {
  return declarations.map((line) => ' '.repeat(indent) + line).join('\n');
}
