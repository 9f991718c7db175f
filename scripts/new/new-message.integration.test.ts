import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@signal-shop/sdk/constants';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { copyOfRepository } from './copy-of-repository.ts';
import { create } from './create.ts';

const checkout = 'packages/ui/src/screens/checkout/checkout/checkout.messages.ts';
const copiedPaths = [
  'packages/ui/lang',
  'packages/ui/src/chrome/page-head/heads/checkout/checkout.messages.ts',
  'packages/ui/src/chrome/policy-layout/policy-layout.messages.ts',
  'packages/ui/src/components/chip/chip.messages.ts',
  checkout,
];
const texts = ['Wrap it as a gift', 'Label of a choice'];
const giftWrap = ['message', 'checkout.giftWrap', ...texts];

const languageFile = (locale: string) => `packages/ui/lang/${locale}.json`;
const everyPath = [...copiedPaths.slice(1), ...locales.map(languageFile)];

function everyFile(folder: string): readonly string[] {
  return everyPath.map((path) => readFileSync(join(folder, path), 'utf8'));
}

test('a message joins the others of its component', () => {
  const folder = copyOfRepository(copiedPaths);
  create(giftWrap, folder);
  const text = readFileSync(join(folder, checkout), 'utf8');
  expect(parseSync(checkout, text).errors).toEqual([]);
  const entry = `,\ngiftWrap: {\nid: "checkout.gift-wrap", defaultMessage: "Wrap it as a gift", description: "Label of a choice." }`;
  const [before = '', after = ''] = text.split(entry);
  expect(`${before}${after}`).toBe(readFileSync(checkout, 'utf8'));
});

test.each(locales)('%s.json gets its translation, else the English text, sorted by id', (locale) => {
  const folder = copyOfRepository(copiedPaths);
  create([...giftWrap, '--de', 'Als Geschenk verpacken', '--ja', 'ギフト包装する'], folder);
  const text = readFileSync(join(folder, languageFile(locale)), 'utf8');
  const translations: Readonly<Record<string, string>> = {
    de: 'Als Geschenk verpacken',
    ja: 'ギフト包装する',
  };
  const messages: Readonly<Record<string, string>> = JSON.parse(text);
  expect(messages).toEqual({
    ...JSON.parse(readFileSync(languageFile(locale), 'utf8')),
    'checkout.gift-wrap': translations[locale] ?? 'Wrap it as a gift',
  });
  expect(Object.keys(messages)).toEqual(Object.keys(messages).sort());
  expect(text).toBe(`${JSON.stringify(messages, null, 2)}\n`);
});

test('the steps name the languages without a translation', () => {
  const folder = copyOfRepository(copiedPaths);
  const given = ['zh', 'de', 'it', 'es'].flatMap((locale) => [`--${locale}`, 'Text']);
  expect(create([...giftWrap, ...given], folder).steps.join('\n')).toContain(
    'Translate checkout.gift-wrap in packages/ui/lang: ja, fr have the English text',
  );
  const all = [...given, '--ja', 'Text', '--fr', 'Text'];
  const { steps } = create(['message', 'checkout.giftCard', ...texts, ...all], folder);
  expect(steps[0]).toBe('npm run generate');
});

test('an id has the case of the others in its file', () => {
  const folder = copyOfRepository(copiedPaths);
  create(['message', 'policy-layout.printPage', ...texts], folder);
  const path = 'packages/ui/src/chrome/policy-layout/policy-layout.messages.ts';
  expect(readFileSync(join(folder, path), 'utf8')).toContain('printPage: {\nid: "policyLayout.printPage"');
});

test('a dry run lists the files of a message and writes nothing', () => {
  const folder = copyOfRepository(copiedPaths);
  const before = everyFile(folder);
  const { files, isWritten } = create([...giftWrap, '--dry-run'], folder);
  expect(isWritten).toBe(false);
  expect(files).toEqual([checkout, ...locales.map(languageFile)]);
  expect(everyFile(folder)).toEqual(before);
});

const refusedInputs = [
  [['message', 'checkout', ...texts], /must be kebab-case\.camelCase/],
  [['message', 'checkout.gift-wrap', ...texts], /must be kebab-case\.camelCase/],
  [['message', 'giftWrap.label', ...texts], /must be kebab-case\.camelCase/],
  [['message', 'gift-wrap.label', ...texts], /no gift-wrap\.messages\.ts in packages\/ui\/src/],
  [['message', 'checkout.title', ...texts], /message title is in .*checkout\.messages\.ts already/],
  [['message', 'checkout.rules', ...texts], /message rules is in .*checkout\.messages\.ts already/],
  [['message', 'chip.label', ...texts], /no call of defineMessages/],
  [['message', 'checkout.giftWrap'], /Give the English text/],
  [['message', 'checkout.giftWrap', 'Gift wrap'], /Give a description of where/],
  [['message', 'checkout.giftWrap', 'Wrap {count}', 'Label'], /"Wrap \{count\}" must not contain values/],
  [['message', 'checkout.giftWrap', 'Wrap <b>it</b>', 'Label'], /must not contain values or tags/],
  [[...giftWrap, '--de', '{it}'], /"\{it\}" must not contain values/],
  [[...giftWrap, '--de', ''], /"" must not contain values/],
  [[...giftWrap, '--nl', 'Inpakken'], /Unknown option '--nl'/],
] as const;

test.each(refusedInputs)('refuses %j with a sentence, and writes nothing', (args, sentence) => {
  const folder = copyOfRepository(copiedPaths);
  const before = everyFile(folder);
  expect(() => create(args, folder)).toThrow(sentence);
  expect(everyFile(folder)).toEqual(before);
});

test('refuses an id that another file has', () => {
  const folder = copyOfRepository(copiedPaths);
  const text = readFileSync(join(folder, languageFile('en')), 'utf8');
  expect(text).not.toContain('"checkout.gift-wrap"');
  create(giftWrap, folder);
  cpSync(checkout, join(folder, checkout));
  expect(() => create(giftWrap, folder)).toThrow(/id checkout\.gift-wrap is taken/);
});
