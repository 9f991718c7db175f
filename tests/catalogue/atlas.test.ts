import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressParameters, readAddress } from '../../.storybook/atlas/atlas-address.ts';
import type { IndexEntry } from '../../.storybook/atlas/atlas-entries.ts';
import { atlasEntries, filterAtlas, searchAtlas, treeOf } from '../../.storybook/atlas/atlas-entries.ts';
import { screenOrder } from '../../.storybook/atlas/atlas-order.ts';
import { readSearch } from '../../.storybook/atlas/atlas-search.ts';
import { createPictureSlots } from '../../.storybook/atlas/picture-slots.ts';
import { storyHref } from '../../.storybook/look.ts';
import { shopLink } from '../../.storybook/shop-link.ts';
import { treesText } from '../stories/trees-text.ts';

const trees = treesText([
  { story: 'Many', tree: '- heading "Cart"\n- text: two items\n- button "Pay"' },
  {
    story: 'TooFast',
    tree: '- heading "Cart"\n- alert: Operation too fast\n- text: two items\n- button "Pay"',
  },
  { story: 'Again', tree: '- alert: Operation too fast' },
  { story: 'Same', tree: '- alert: Operation too fast' },
]);

const index: IndexEntry[] = [
  story('many', 'Many', 'Many'),
  story('too-fast', 'TooFast', 'Too Fast'),
  { ...story('again', 'Again', 'Again'), tags: ['screen', 'p0'] },
  {
    ...story('too-fast:proof', 'TooFast', '[CART-03] warns'),
    subtype: 'test',
    parent: 'screens-cart-cart--too-fast',
  },
  { ...story('other', 'Primary', 'Primary'), tags: [] },
];

const places = {
  cart: {
    spec: ['§5'],
    requirements: ['CART-01'],
    states: {
      Many: { description: 'Three products are in the cart.', path: '/car', scenarios: 'cart.many' },
      TooFast: { description: 'Checkout waits until the quantity is saved.', path: '/car' },
    },
  },
};

const entries = atlasEntries(index, { places, trees: { cart: trees } });

test('the atlas has every state of every screen with its live link and its proofs', () => {
  expect(entries.map(({ state }) => state)).toEqual(['Many', 'Too Fast', 'Again']);
  expect(entries[0]?.place).toMatchObject({ path: '/car', scenarios: 'cart.many' });
  expect(entries[1]?.proven).toEqual(['CART-03']);
});

test.each([
  ['CART-03', ['Too Fast']],
  ['§5 many', ['Many']],
  ['"operation too fast"', ['Too Fast', 'Again']],
  ['"too operation"', []],
  ['cart.many', ['Many']],
  ['waits until saved, German dark on mobile', ['Too Fast']],
  ['', ['Many', 'Too Fast', 'Again']],
])('a search for %s finds %j', (search, states) => {
  expect(searchAtlas(entries, readSearch(search).terms).map(({ state }) => state)).toEqual(states);
});

test.each([
  ['payment German dark', { locale: 'de', theme: 'dark' }],
  ['日本語, 320', { locale: 'ja', width: 'narrow' }],
  ['on mobile in French', { locale: 'fr', width: 'phone' }],
  ['"dark"', {}],
])('a search for %s sets the look %j', (search, look) => {
  expect(readSearch(search).look).toEqual(look);
});

test('a link of the atlas keeps language, theme and width', () => {
  expect(storyHref('screens-cart-cart--many', { locale: 'de', theme: 'dark', measure: true }, 'phone')).toBe(
    './?path=/story/screens-cart-cart--many&globals=locale:de;theme:dark;viewport.value:phone',
  );
});

test('the address of the atlas keeps search, filters and width, and omits the usual ones', () => {
  const address = {
    search: 'two items',
    section: '§5',
    requirement: 'CART-07',
    error: 'out of stock',
    width: 'phone',
  } as const;
  expect(
    readAddress(new URLSearchParams(addressParameters(address) as Record<string, string>).toString()),
  ).toEqual(address);
  expect(Object.values(addressParameters(readAddress('')))).toEqual([null, null, null, null, null]);
});

test('a filter keeps the states of a section, and an empty one keeps all', () => {
  const none = { section: '', requirement: '', error: '' };
  expect(filterAtlas(entries, none)).toEqual(entries);
  expect(filterAtlas(entries, { ...none, section: '§99' })).toEqual([]);
  expect(filterAtlas(entries, { ...none, error: 'TWO ITEMS' }).map(({ state }) => state)).toContain('Many');
});

test('the trees of a screen are shown once, then as differences', () => {
  expect(trees).toBe(`Many:
  - heading "Cart"
  - text: two items
  - button "Pay"
TooFast: as Many, but
  + - alert: Operation too fast
Again:
  - alert: Operation too fast
Same: as Again
`);
});

test('the atlas picks the tree of a state from the trees of its screen', () => {
  expect(treeOf(trees, 'Many')).toContain('- button "Pay"');
  expect(treeOf(trees, 'TooFast')).toContain('- heading "Cart"');
  expect(treeOf(trees, 'TooFast')).toContain('Operation too fast');
  expect(treeOf(trees, 'Same')).toBe('  - alert: Operation too fast\n');
  expect(treeOf(trees, 'Missing')).toBe('');
});

test('the number of mounted pictures and of loading ones is limited', () => {
  const slots = createPictureSlots({ standing: 3, onTheirWay: 2 });
  const starts: number[] = [];
  const pictures = [0, 1, 2, 3, 4].map((number) => () => void starts.push(number));
  for (const picture of pictures) slots.ask(picture);
  expect(starts).toEqual([0, 1]);
  for (const picture of pictures) slots.arrived(picture);
  expect(starts).toEqual([0, 1, 2]);
  slots.leave(pictures[0] ?? (() => {}));
  expect(starts).toEqual([0, 1, 2, 3]);
});

test('a link into the running shop preserves query and hash and is readable', () => {
  expect(
    shopLink('http://localhost:5173', { path: '/detail?id=1202#buybtn', scenarios: 'cart.one,lang.de' }),
  ).toBe('http://localhost:5173/detail?id=1202&lang=de&__mock=cart.one,lang.de#buybtn');
});

test.each([
  ['from the toolbar', { path: '/car', scenarios: 'cart.many' }, 'ja', '/car?lang=ja&__mock=cart.many'],
  ['from its scenario', { path: '/', scenarios: 'lang.de' }, 'en', '/?lang=de&__mock=lang.de'],
  ['from its URL', { path: '/car?lang=en' }, 'fr', '/car?lang=en&__mock='],
  ['none for a pseudo-locale', { path: '/detail?id=1#more' }, 'en-XA', '/detail?id=1&__mock=#more'],
  ['none on the page of the mock server', { path: '/__mock#world' }, 'de', '/__mock#world'],
])('a link into the running shop names a language: %s', (_, place, language, link) => {
  expect(shopLink('http://localhost:5173/', place, language)).toBe(`http://localhost:5173${link}`);
});

test('the atlas has the states of the page frame, and no stories without live links', () => {
  const importPath = './packages/ui/src/chrome/cart-drawer/cart-drawer.stories.tsx';
  const around = [story('one', 'OneItem', 'One Item'), story('other', 'Other', 'Other')];
  const states = { OneItem: { description: 'One product.', path: '/', scenarios: 'cart.one' } };
  const entries = atlasEntries(
    around.map((entry) => ({ ...entry, importPath, tags: [] })),
    { places: { 'cart-drawer': { spec: ['§5'], requirements: ['LAY-07'], states } }, trees: {} },
  );
  expect(entries).toMatchObject([{ screen: 'cart-drawer', state: 'One Item', requirements: ['LAY-07'] }]);
});

test('the atlas starts with the screens in the order of the shop; parts follow', () => {
  const folders = ['components/toaster', 'chrome/site-header', 'screens/cart/cart', 'screens/home/home'];
  const entries = atlasEntries(
    folders.map((folder) => ({
      ...story(folder, 'Ready', 'Ready'),
      importPath: `./packages/ui/src/${folder}/it.stories.tsx`,
    })),
    { places: {}, trees: {} },
  );
  expect(entries.map(({ screen }) => screen)).toEqual(['home', 'cart', 'toaster', 'site-header']);
});

test('every screen has a position in the order of the atlas', () => {
  const screens = globSync('packages/ui/src/screens/*/*/*.live.ts').map((file) => file.split('/').at(-2));
  expect(screenOrder.toSorted()).toEqual(screens.toSorted());
});

const everyTree = globSync('packages/ui/src/**/*.aria.yaml')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each([
  'Failed to add, please try again later!',
  'Failed to delete, please try again later!',
  'Failed to request data, please try again later!',
  'Server error, please try again later!',
  'You have not login yet, please login',
  'The item is out of stock now!',
  'The item quantity you purchased exceeds the maximum!',
  'There is no item in your cart, please go shopping!',
  'Please enter keyword to search!',
  'Verification code sent!',
  'Payment page is redirecting',
  'The order payment succeeded',
  'Order payment failed',
])('[ERR-01] a story shows the message of the specification: %s', (sentence) => {
  expect(everyTree).toContain(sentence);
});

function story(id: string, exportName: string, name: string): IndexEntry {
  const importPath = './packages/ui/src/screens/cart/cart.stories.tsx';
  return {
    id: `screens-cart-cart--${id}`,
    name,
    title: 'screens/cart/cart',
    importPath,
    exportName,
    tags: ['screen'],
    subtype: 'story',
  };
}
