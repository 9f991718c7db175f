import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { WorldTree } from './world-view.tsx';

const world = {
  locale: 'en',
  display: { stock: 'seeded', maximum: null, prices: 'seeded' },
  carts: { 1: { lines: [{ goodsId: 1011, quantity: 2, kind: 'bought' }], buyNow: null } },
  surprises: { stockDropsInCart: false },
  sale: { beginTime: 1_768_478_400 },
};

const meta = preview.meta({
  title: 'mock page/world-tree',
  component: WorldTree,
  parameters: { layout: 'padded', shop: { path: '/__mock#world' } },
  args: { session: 'default', world, onPatch: fn(async () => {}) },
});

export default meta;

export const Closed = meta.story({});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of [/^display/, /^carts/, /^surprises/, /^sale/]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
  },
});

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('Search the state'), 'stock'),
});

Found.test('a search expands the ancestors of its matches', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'stockDropsInCart false – edit' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^locale/ })).toBeNull();
  await expect(canvas.getByRole('status')).toHaveTextContent('2 found');
});

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^sale/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^beginTime/ }));
  },
});

Editing.test('a number stays a number', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'beginTime' });
  await userEvent.clear(field);
  await userEvent.type(field, 'soon{Enter}');
  await expect(await canvas.findByText('Enter a number.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '5{Enter}');
  await expect(args.onPatch).toHaveBeenCalledWith([{ op: 'replace', path: '/sale/beginTime', value: 5 }]);
});

export const Refused = meta.story({
  args: {
    onPatch: fn(async () => {
      throw new Error('The shop cannot be in this state: there are no such words.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^locale/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'locale' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'locale' }), 'klingon{Enter}');
  },
});

Refused.test('a refused value stays in the input, beside the reason', async ({ canvas }) => {
  await expect(await canvas.findByText(/cannot be in this state/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'locale' })).toHaveValue('klingon');
});

export const ManyEntries = meta.story({
  args: {
    world: {
      stock: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [String(index + 1000), 12])),
    },
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /^stock/ })),
});

ManyEntries.test('five thousand entries render in pages of a hundred', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: /– edit$/ })).toHaveLength(100);
  await expect(canvas.getByRole('button', { name: 'Show 100 of 4900 more' })).toBeVisible();
});

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^display/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }));
  },
});

Adding.test('adds an entry with its key and removes another', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Key'), 'a/b');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await expect(args.onPatch).toHaveBeenCalledWith([{ op: 'add', path: '/display/a~1b', value: 'seeded' }]);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove stock' }));
  await expect(args.onPatch).toHaveBeenCalledWith([{ op: 'remove', path: '/display/stock' }]);
});
