import type { ColourName, Localised } from '../../seed/types.ts';

/** What people type for a colour that the shop calls by a name of its own. */
const plainWords: { readonly [Colour in ColourName]?: Localised } = {
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

/** The plain words for a colour, which searches find beside its name in the shop. */
export function plainColour(colour: ColourName, locale: keyof Localised): string {
  return plainWords[colour]?.[locale] ?? '';
}
