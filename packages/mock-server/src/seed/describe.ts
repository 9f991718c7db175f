import type { Locale } from '@signal-shop/sdk/contract';
import { fill, localize } from './localize.ts';
import type { AnyModel } from './models/types.ts';
import type { Localized, SeedTextBlock } from './types.ts';
import type { KindWords } from './words/types.ts';
import { words } from './words/words.ts';

function kindWords(model: AnyModel, locale: Locale): KindWords<string, string, string> {
  return words[locale][model.kind];
}

/** Numbers of a model for the phrases; `myriads` counts clicks in ten thousands, as Chinese and Japanese do. */
function phraseValues(model: AnyModel): Readonly<Record<string, number | undefined>> {
  const { clicks } = model.values;
  return { ...model.values, myriads: clicks === undefined ? undefined : clicks * 100 };
}

/** Looks up a word by a typed key; throws when the table lacks it. */
function word(table: Readonly<Record<string, string>>, key: string): string {
  const translation = table[key];
  if (translation === undefined) throw new Error(`No word for "${key}"`);
  return translation;
}

export function modelType(model: AnyModel): Localized {
  return localize((locale) => word(kindWords(model, locale).types, model.type));
}

export function modelName(model: AnyModel): Localized {
  const label = model.nickname === undefined ? model.model : `${model.model} ${model.nickname}`;
  return localize((locale) =>
    fill(
      words[locale].sheet.name,
      { model: label, type: word(kindWords(model, locale).types, model.type) },
      locale,
    ),
  );
}

export function leadLine(model: AnyModel): Localized {
  const values = phraseValues(model);
  return localize((locale) => fill(word(kindWords(model, locale).leads, model.lead), values, locale));
}

export function describeModel(model: AnyModel): readonly SeedTextBlock[] {
  const values = phraseValues(model);
  return [
    { type: 'paragraph', text: localize((locale) => word(kindWords(model, locale).stories, model.type)) },
    { type: 'heading', text: localize((locale) => words[locale].sheet.headings.features) },
    {
      type: 'list',
      items: model.features.map((feature) =>
        localize((locale) => fill(word(kindWords(model, locale).features, feature), values, locale)),
      ),
    },
    { type: 'heading', text: localize((locale) => words[locale].sheet.headings.box) },
    { type: 'list', items: model.box.map((item) => localize((locale) => words[locale].sheet.box[item])) },
  ];
}
