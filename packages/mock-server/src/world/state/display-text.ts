import type { Locale } from '@signal-shop/sdk/contract';
import type { Localized } from '../../seed/types.ts';
import type { Display } from './state.ts';
import type { World } from './world.ts';

const distortions = {
  curated: (text) => text,
  long: (text, limit) => `${text} `.repeat(Math.ceil(limit / (text.length + 1))).slice(0, limit - 1),
  words: (text) => `${'Unbroken'.repeat(15)} ${text}`,
  unicode: (text) => `${text} 👩🏽‍🚀🎧 مرحبا \u202Eesrever\u202C ﷽ Z̸͠a̵l̷g̴o̶ 𝔤𝔞𝔪𝔢`,
  html: (text) => `<b>${text}</b><img src=x onerror="alert(1)"><script>alert(2)</script>`,
} as const satisfies Record<Display['text'], (text: string, limit: number) => string>;

/**
 * A text in one language, distorted if the session's scenarios say so.
 * @param limit maximum number of characters that the contract allows
 */
export function displayTextOf(world: World, text: Localized, locale: Locale, limit = 200): string {
  return distort(world, text[locale], limit);
}

/** Distorts a text that exists in one language only. */
export function distort(world: World, text: string, limit: number): string {
  const { text: kind } = world.state.display;
  if (kind === 'curated' || text === '') return text;
  return [...distortions[kind](text, limit)].slice(0, limit).join('').trim();
}
