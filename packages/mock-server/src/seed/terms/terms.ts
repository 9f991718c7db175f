import type { Locale } from '@signal-shop/sdk/contract';
import { localise } from '../localise.ts';
import type { SeedTerm } from '../site-types.ts';
import type { Localised, SeedTextBlock } from '../types.ts';
import { terms as de } from './de.ts';
import { terms as en } from './en.ts';
import { terms as es } from './es.ts';
import { terms as fr } from './fr.ts';
import { terms as it } from './it.ts';
import { terms as ja } from './ja.ts';
import type { TermText, TermTexts, TermTitle } from './types.ts';
import { termTitles } from './types.ts';
import { terms as zh } from './zh.ts';

const texts = { en, zh, de, ja, it, es, fr } satisfies Record<Locale, TermTexts>;

const groups = {
  shipping: 'policy',
  returns: 'policy',
  warranty: 'policy',
  payment: 'policy',
  privacy: 'terms',
  'terms-of-service': 'terms',
  'about-us': 'about',
} as const satisfies Record<TermTitle, SeedTerm['group']>;

function blocks(read: (choose: (text: TermText) => string) => Localised): readonly SeedTextBlock[] {
  return [
    { type: 'paragraph', text: read((text) => text.intro) },
    { type: 'heading', text: read((text) => text.first.heading) },
    { type: 'paragraph', text: read((text) => text.first.text) },
    { type: 'heading', text: read((text) => text.second.heading) },
    { type: 'paragraph', text: read((text) => text.second.text) },
    { type: 'heading', text: read((text) => text.list.heading) },
    {
      type: 'list',
      items: [
        read((text) => text.list.items[0]),
        read((text) => text.list.items[1]),
        read((text) => text.list.items[2]),
      ],
    },
  ];
}

function term(title: TermTitle, index: number): SeedTerm {
  const textOf = (choose: (text: TermText) => string) => localise((locale) => choose(texts[locale][title]));
  return {
    id: index + 1,
    title,
    group: groups[title],
    name: textOf((text) => text.name),
    blocks: blocks(textOf),
  };
}

export const terms: readonly SeedTerm[] = termTitles.map(term);
