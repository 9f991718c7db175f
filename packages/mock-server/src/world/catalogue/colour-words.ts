import type { ColourName, Localized } from '../../seed/types.ts';

/** Search terms for a color whose name in the shop is a brand name. */
const plainWords: { readonly [Colour in ColourName]?: Localized } = {
  violet: {
    en: 'violet purple',
    zh: '紫色',
    de: 'violett lila',
    ja: '紫 バイオレット',
    it: 'viola',
    es: 'violeta morado',
    fr: 'violet violette',
  },
};

/** The search terms for a color, in addition to its name in the shop. */
export function plainColour(colour: ColourName, locale: keyof Localized): string {
  return plainWords[colour]?.[locale] ?? '';
}
