// The output of `npm run words` for a reader.
import { styleText } from 'node:util';
import type { Locale } from '@signal-shop/sdk/contract';
import type { Changes } from './changes.ts';
import type { InLanguages, ShopText } from './shop-texts.ts';
import type { SeenIn } from './stories-of-text.ts';

export interface DescribedText extends ShopText {
  readonly description?: string;
  readonly file?: string;
  readonly placeholders: readonly string[];
  /** How long each translation is, compared with the English. */
  readonly ratios: Readonly<Partial<Record<Locale, number>>>;
  /** In how many other places the same text is. */
  readonly otherCount: number;
  readonly stories: readonly SeenIn[];
}

/** A translation that grows more than this needs a look at its buttons. */
const roomy = 1.4;

export function describedText({ id, words, ratios, ...text }: DescribedText): string {
  const { description, file, placeholders, otherCount, stories } = text;
  return [
    styleText('bold', id) + (otherCount === 0 ? '' : ` and ${otherCount} more with the same text`),
    ...(description === undefined ? [] : [`  ${description}`]),
    ...(file === undefined ? [] : [styleText('dim', `  ${file}`)]),
    ...(placeholders.length === 0 ? [] : [`  Placeholders: ${placeholders.join(', ')}`]),
    '',
    ...languageLines(words, ratios),
    '',
    ...(stories.length === 0 ? ['  No story shows it.'] : stories.flatMap(storyLines)),
  ].join('\n');
}

export function readingList(texts: readonly (ShopText & { readonly description?: string })[]): string {
  return texts
    .map(({ id, words, description }, index) =>
      [
        styleText('bold', `${index + 1}. ${id}`),
        ...(description === undefined ? [] : [styleText('dim', `   ${description}`)]),
        ...Object.entries(words).map(([locale, text]) => `   ${locale}  ${indented(text)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

export function changesText(
  { additions, englishChanges, translationChanges, removals }: Changes,
  commit: string,
): string {
  const blocks = [
    ...additions.map(({ id, words, missingLanguages }) =>
      [heading('added', id), ...languageLines(words), ...languageList('missing', missingLanguages)].join(
        '\n',
      ),
    ),
    ...englishChanges.map(({ id, before, words, unchangedLanguages }) =>
      [
        heading('English changed', id),
        `  before  ${indented(before.en ?? '')}`,
        `  now     ${indented(words.en ?? '')}`,
        ...languageList('not touched since', unchangedLanguages),
      ].join('\n'),
    ),
    ...translationChanges.map(({ id, before, words, changedLanguages }) =>
      [
        heading('translation changed', id),
        `  en  ${indented(words.en ?? '')}`,
        ...changedLanguages.map(
          (locale) => `  ${locale}  ${before[locale] ?? '(none)'} → ${words[locale] ?? '(none)'}`,
        ),
      ].join('\n'),
    ),
    ...removals.map(({ id, words }) =>
      [heading('removed', id), `  en  ${indented(words.en ?? '')}`].join('\n'),
    ),
  ];
  const staleCount = englishChanges.filter(({ unchangedLanguages }) => unchangedLanguages.length > 0).length;
  const sum = `Since ${commit}: ${additions.length} added, ${englishChanges.length} with changed English (${staleCount} of them with languages not touched since), ${translationChanges.length} with changed translations only, ${removals.length} removed.`;
  return [sum, ...blocks].join('\n\n');
}

function heading(change: string, id: string): string {
  return `${styleText('bold', id)} (${change})`;
}

function languageLines(words: InLanguages, ratios: DescribedText['ratios'] = {}): readonly string[] {
  return Object.entries(words).map(([locale, text]) => {
    const ratio = ratios[locale as Locale];
    const ratioText = ratio === undefined ? '' : `${ratio.toFixed(2)} `;
    const paddedRatio = Object.keys(ratios).length === 0 ? '' : ratioText.padStart(6);
    return `  ${locale}  ${ratio !== undefined && ratio > roomy ? styleText('yellow', paddedRatio) : paddedRatio}${indented(text)}`;
  });
}

function storyLines({ title, story, shop, step }: SeenIn): readonly string[] {
  return [
    `  ${title}`,
    `    story  ${story}`,
    ...(shop === undefined ? [] : [`    shop   ${shop}`]),
    ...(step === undefined ? [] : [`           ${step}`]),
  ];
}

function languageList(title: string, languages: readonly Locale[]): readonly string[] {
  return languages.length === 0 ? [] : [`  ${title}: ${languages.join(', ')}`];
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n      ');
}
