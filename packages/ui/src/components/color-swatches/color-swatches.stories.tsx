import type { ColourName } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import type { ColorOption } from './color-option.ts';
import { ColorLinks } from './color-swatches.tsx';

function colours(names: readonly ColourName[], soldOut: ColourName | null = null): ColorOption[] {
  return names.map((name, index) => ({
    id: 1201 + index,
    art: { kind: 'headset', colour: name, model: 'K9' },
    picture: '',
    isSoldOut: name === soldOut,
  }));
}

const meta = preview.meta({
  component: ColorLinks,
  parameters: { layout: 'padded', shop: goodsPage },
  args: {
    colours: colours(['black', 'white', 'ember', 'blue']),
    selectedId: 0,
    hrefOf: plainLinks.hrefs.goods,
  },
});

export default meta;

export const Default = meta.story({});
export const Selected = meta.story({ args: { selectedId: 1203 } });
export const SoldOutOption = meta.story({
  args: { colours: colours(['black', 'white', 'ember', 'blue'], 'white'), selectedId: 1201 },
});

SoldOutOption.test(
  '[BEY-12] a sold-out color is focusable, and its name says that it is sold out',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'White, sold out' })).toHaveFocus();
  },
);

export const ManyColours = meta.story({
  args: {
    colours: colours(['black', 'white', 'grey', 'red', 'ember', 'blue', 'violet', 'green', 'volt', 'pink']),
    selectedId: 1209,
  },
});

export const LongNames = meta.story({
  globals: { locale: 'de' },
  args: { colours: colours(['violet', 'ember'], 'violet'), selectedId: 1201 },
});
