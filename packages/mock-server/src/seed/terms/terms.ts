import {
  returnWindowDays,
  withdrawalDays,
  withdrawalRefundDays,
  withdrawalSendBackDays,
} from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { fill, localize } from '../localize.ts';
import { company } from '../site/company.ts';
import { closeParts, workbench } from '../site/company-pictures.ts';
import { coveredParts } from '../site/covered-parts.ts';
import type { SeedTerm } from '../site-types.ts';
import type { Localized, SeedTextBlock } from '../types.ts';
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
  'right-of-withdrawal': 'policy',
  warranty: 'policy',
  payment: 'policy',
  privacy: 'terms',
  'terms-of-service': 'terms',
  imprint: 'terms',
  'about-us': 'about',
} as const satisfies Record<TermTitle, SeedTerm['group']>;

/** The values of the placeholders in the texts: the company, and the days of the rules. */
const values = {
  company: company.name,
  address: company.address,
  returns: company.returns,
  email: company.email,
  phone: company.phone,
  director: company.director,
  register: company.register,
  vat: company.vat,
  host: company.host,
  days: withdrawalDays,
  sendBackDays: withdrawalSendBackDays,
  refundDays: withdrawalRefundDays,
  returnDays: returnWindowDays,
};

type AnyTermText = TermText<readonly string[]>;
type TextReader = (choose: (text: AnyTermText) => string) => Localized;

function blocks(readText: TextReader, { third, list }: AnyTermText): readonly SeedTextBlock[] {
  return [
    { type: 'paragraph', text: readText((text) => text.intro) },
    ...section(readText, (text) => text.first),
    ...section(readText, (text) => text.second),
    ...(third === undefined ? [] : section(readText, (text) => text.third)),
    { type: 'heading', text: readText((text) => text.list.heading) },
    {
      type: 'list',
      items: list.items.map((_item, index) => readText((text) => text.list.items[index] ?? '')),
    },
  ];
}

function section(
  readText: TextReader,
  choose: (text: AnyTermText) => TermText['third'],
): readonly SeedTextBlock[] {
  return [
    { type: 'heading', text: readText((text) => choose(text)?.heading ?? '') },
    { type: 'paragraph', text: readText((text) => choose(text)?.text ?? '') },
  ];
}

function term(title: TermTitle, index: number): SeedTerm {
  const readText: TextReader = (choose) =>
    localize((locale) => fill(choose(texts[locale][title]), values, locale));
  const english: AnyTermText = texts.en[title];
  return {
    id: index + 1,
    title,
    group: groups[title],
    name: readText((text) => text.name),
    blocks: blocks(readText, english),
    ...(title === 'warranty' && { feature: coveredParts }),
    ...(title === 'about-us' && { feature: workbench, pictures: closeParts }),
    ...(english.form === undefined
      ? {}
      : {
          form: {
            name: readText((text) => text.form?.name ?? ''),
            text: readText((text) => text.form?.text ?? ''),
          },
        }),
  };
}

export const terms: readonly SeedTerm[] = termTitles.map(term);
