// Reads the DTCG files with Terrazzo, which validates them and resolves their aliases and modes.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { defineConfig, parse } from '@terrazzo/parser';

/** One context for each modifier of the resolver, such as `{ scheme: 'dark' }`. */
export type Context = Readonly<Record<string, string>>;

export interface TokenFiles {
  /** The tokens of the default context with the overrides of this one. */
  readonly apply: (context: Context) => TokenNormalizedSet;
}

export async function readTokens(path: string): Promise<TokenFiles> {
  const filename = pathToFileURL(path);
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('./', filename) });
  const { resolver } = await parse([{ filename, src: readFileSync(path, 'utf8') }], {
    config,
    req: async (url) => readFileSync(url, 'utf8'),
  });
  return { apply: (context) => resolver.apply({ ...context }) };
}

/** Groups with a short name in CSS; names in other groups have no prefix. */
const prefixes: Readonly<Record<string, string>> = {
  goods: 'goods-',
  art: 'art-',
  text: 't-',
  space: 's-',
  notch: 'notch-',
  radius: 'r-',
  elevation: 'e-',
  duration: 'd-',
  easing: 'ease-',
};

/** The name of a custom property: `ramp.volt.400` is `volt-400`, `space.4` is `s-4`. */
export function nameOf(id: string): string {
  const [group = '', ...rest] = id.split('.');
  return `${prefixes[group] ?? ''}${rest.join('-')}`;
}

/** The value in CSS: a reference to the token that it is an alias of, or the value itself. */
export function cssOf(token: TokenNormalized): string {
  const [alias] = token.aliasChain ?? [];
  return alias === undefined ? literalOf(token) : `var(--${nameOf(alias)})`;
}

/** The value in CSS, with aliases resolved. */
export function literalOf(token: TokenNormalized): string {
  return ownCss(token) ?? valueInCss(token);
}

/** Values that CSS supports and the format does not, such as `clamp()`. */
function ownCss({ $extensions }: TokenNormalized): string | undefined {
  const own = $extensions?.['shop.signal'];
  if (typeof own !== 'object' || own === null || !('css' in own)) return undefined;
  return String(own.css);
}

function valueInCss(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return colorInCss(token.$value);
    case 'dimension':
    case 'duration':
      return sizeInCss(token.$value);
    case 'number':
      return String(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.map(familyInCss).join(', ');
    case 'shadow':
      return token.$value
        .map(({ offsetX, offsetY, blur, spread, color }) =>
          [
            ...[offsetX, offsetY, blur].map(lengthInCss),
            ...(spread.value === 0 ? [] : [lengthInCss(spread)]),
            colorInCss(color),
          ].join(' '),
        )
        .join(', ');
    default:
      throw new Error(`${token.id}: the type ${token.$type} has no form in CSS yet.`);
  }
}

interface Size {
  readonly value: number;
  readonly unit: string;
}

function sizeInCss({ value, unit }: Size): string {
  return `${value}${unit}`;
}

/** In a shadow, zero needs no unit. */
function lengthInCss(size: Size): string {
  return size.value === 0 ? '0' : sizeInCss(size);
}

interface Color {
  readonly components: readonly (number | 'none' | null)[];
  readonly alpha?: number;
  readonly hex?: string;
}

function colorInCss({ components, alpha = 1, hex }: Color): string {
  if (alpha === 1 && hex !== undefined) return hex;
  const channels = components.map((component) => Math.round(Number(component) * 255));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

/** A name of several words is quoted. */
function familyInCss(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}
