import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@signal-shop/sdk/constants';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { copyOfRepository } from './copy-of-repository.ts';
import { create } from './create.ts';

const copiedPaths = [
  '.storybook/atlas/atlas-order.ts',
  'packages/ui/lang',
  'packages/ui/src/chrome/page-head/heads',
  'packages/ui/src/link/paths.ts',
  'packages/ui/src/screens',
  'packages/web/src/page-name.ts',
  'packages/web/src/pages',
  'packages/web/src/routes.ts',
  'packages/web/src/state/support',
  'tests/e2e/support/page-addresses.ts',
  'tests/rules/section-2-screens-and-routes.test.ts',
];

function screen(name: string, path: string, title = 'It’s a gift guide'): readonly string[] {
  return ['screen', name, title, 'Ideas for every budget', '--path', path, '--spec', '§2'];
}

const giftGuide = screen('support/gift-guide', '/gift-guide');

function everyFile(folder: string): ReadonlyMap<string, string> {
  const files = globSync(['**/*.{ts,tsx,json}', '.storybook/**/*.ts'], { cwd: folder });
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

test('all code of a new screen parses', () => {
  const folder = copyOfRepository(copiedPaths);
  const { files } = create(giftGuide, folder);
  const code = files.filter((path) => !path.endsWith('.json'));
  expect(code).toHaveLength(15);
  const errors = code.flatMap((path) => parseSync(path, readFileSync(join(folder, path), 'utf8')).errors);
  expect(errors).toEqual([]);
});

test.each([
  ['packages/ui/src/link/paths.ts', `giftGuide: "/gift-guide"`],
  ['packages/web/src/page-name.ts', `'giftGuide'`],
  ['packages/web/src/routes.ts', `{ path: paths.giftGuide, ...page('giftGuide') }`],
  [
    'packages/web/src/pages/other-pages.ts',
    `giftGuide: async () => (await import('./support/gift-guide-page.tsx')).GiftGuidePage`,
  ],
  ['.storybook/atlas/atlas-order.ts', `'gift-guide'`],
  ['tests/rules/section-2-screens-and-routes.test.ts', `"/gift-guide"`],
  ['tests/e2e/support/page-addresses.ts', `giftGuide: "/gift-guide"`],
])('a screen has its entry in %s, which keeps the others', (path, entry) => {
  const folder = copyOfRepository(copiedPaths);
  create(giftGuide, folder);
  const text = readFileSync(join(folder, path), 'utf8');
  const [before = '', after = ''] = text.split(`,\n${entry}`);
  expect(`${before}${after}`).toBe(readFileSync(path, 'utf8'));
});

test('every state of a screen has a story of the component itself and a live link', () => {
  const folder = copyOfRepository(copiedPaths);
  create(giftGuide, folder);
  const read = (name: string) =>
    readFileSync(join(folder, 'packages/ui/src/screens/support/gift-guide', name), 'utf8');
  expect(read('gift-guide.stories.tsx')).toContain('component: GiftGuideScreen,');
  for (const state of ['Ready', 'Loading', 'Failed', 'German', 'Japanese']) {
    expect(read('gift-guide.states.ts')).toContain(`'${state}'`);
    expect(read('gift-guide.stories.tsx')).toContain(`export const ${state} = meta.story(`);
    expect(read('gift-guide.live.ts')).toContain(`${state}: { description: "The page “It’s a gift guide” `);
  }
});

test.each(locales)('the messages of a screen are in %s.json, sorted by id', (locale) => {
  const folder = copyOfRepository(copiedPaths);
  create(giftGuide, folder);
  const path = `packages/ui/lang/${locale}.json`;
  const text = readFileSync(join(folder, path), 'utf8');
  const messages: Readonly<Record<string, string>> = JSON.parse(text);
  expect(messages).toEqual({
    ...JSON.parse(readFileSync(path, 'utf8')),
    'giftGuide.title': 'It’s a gift guide',
    'pageHead.giftGuide.title': 'It’s a gift guide – signal',
    'pageHead.giftGuide.description': 'Ideas for every budget.',
  });
  expect(Object.keys(messages)).toEqual(Object.keys(messages).sort());
  expect(text).toBe(`${JSON.stringify(messages, null, 2)}\n`);
});

test('the steps name the command that accepts the accessibility trees', () => {
  expect(create(giftGuide, copyOfRepository(copiedPaths)).steps).toContain(
    'npx vitest run --project stories packages/ui/src/screens/support/gift-guide/gift-guide.stories.tsx --update',
  );
});

test('a second screen joins the first', () => {
  const folder = copyOfRepository(copiedPaths);
  create(giftGuide, folder);
  const { files } = create(screen('home/size-guide', '/gift-guide/sizes'), folder);
  const routes = readFileSync(join(folder, 'packages/web/src/routes.ts'), 'utf8');
  expect(files).toContain('packages/web/src/pages/home/size-guide-page.tsx');
  expect(routes).toContain(`...page('giftGuide') },\n{ path: paths.sizeGuide, ...page('sizeGuide') }`);
});

test('a dry run lists the files of a screen and writes nothing', () => {
  const folder = copyOfRepository(copiedPaths);
  const before = everyFile(folder);
  const { files, isWritten } = create([...giftGuide, '--dry-run'], folder);
  expect(isWritten).toBe(false);
  expect(files).toContain('packages/web/src/pages/support/gift-guide-page.tsx');
  expect(everyFile(folder)).toEqual(before);
});

const refusedInputs = [
  [screen('help/gift-guide', '/gift-guide'), /no room "help": choose one of account, .*support/],
  [screen('support/giftGuide', '/gift-guide'), /must be kebab-case\/kebab-case/],
  [screen('support/Gift-Guide', '/gift-guide'), /must be kebab-case\/kebab-case/],
  [screen('support/cart', '/gift-guide'), /name cart is taken by .*cart\.live\.ts/],
  [screen('support/faq', '/gift-guide'), /name faq is taken by packages\/web\/src\/state\/support\/faq\.ts/],
  [screen('support/entrance', '/gift-guide'), /name entrance is taken in .*paths\.ts/],
  [screen('support/detail', '/gift-guide'), /name detail is taken in .*paths\.ts/],
  [screen('support/search', '/gift-guide'), /name search is taken in .*page-name\.ts/],
  [screen('support/free-test-panel', '/gift-guide'), /name freeTestPanel is taken by messages/],
  [
    screen('support/gift-guide', '/gift-guide', 'gift guide'),
    /"gift guide" must start with a capital letter/,
  ],
  [screen('support/gift-guide', '/gift-guide', 'Gift {guide}'), /must not contain values or tags/],
  [screen('support/gift-guide', '/gift-guide', 'Gift <guide'), /must not contain values or tags/],
  [screen('support/gift-guide', '/giftGuide'), /path "\/giftGuide" must be \/kebab-case/],
  [screen('support/gift-guide', 'gift-guide'), /path "gift-guide" must be \/kebab-case/],
  [screen('support/gift-guide', '/'), /path "\/" must be \/kebab-case/],
  [screen('support/gift-guide', '/warranty'), /path \/warranty is taken by "warranty"/],
  [screen('support/gift-guide', '/policy/gifts'), /path \/policy\/gifts is taken by "policy"/],
  [screen('support/gift-guide', '/user/gifts'), /path \/user\/gifts is below \/user/],
  [['screen', 'support/gift-guide', '--path', '/gift-guide'], /Give the title of the page/],
  [['screen', 'support/gift-guide', 'Gift guide'], /Give a sentence about the page/],
  [['screen', 'support/gift-guide', 'Gift guide', 'Ideas.'], /Give --path/],
  [['screen', 'support/gift-guide', 'Gift guide', 'Ideas.', '--path', '/gift-guide'], /Give --spec/],
] as const;

test('refuses wrong and taken names, paths and texts of a screen, and writes nothing', () => {
  const folder = copyOfRepository(copiedPaths);
  const before = everyFile(folder);
  for (const [args, sentence] of refusedInputs) expect(() => create(args, folder)).toThrow(sentence);
  expect(everyFile(folder)).toEqual(before);
});
