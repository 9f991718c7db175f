import type { ColourName } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import type { ColorOption } from './color-swatches.tsx';
import { ColorLinks, ColorSwatches } from './color-swatches.tsx';

function colours(names: readonly ColourName[], soldOut: ColourName | null = null): ColorOption[] {
  return names.map((name, index) => ({
    id: 1201 + index,
    colour: name,
    isSoldOut: name === soldOut,
  }));
}

function ColorStory({ colours, selectedId }: { colours: readonly ColorOption[]; selectedId: number }) {
  const [current, setCurrent] = useState(selectedId);
  return <ColorSwatches colours={colours} selectedId={current} onChoose={setCurrent} />;
}

const meta = preview.meta({
  component: ColorStory,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { colours: colours(['black', 'white', 'ember', 'blue']), selectedId: 0 },
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
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'White, sold out' })).toBeChecked();
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

/** For pages where each color has a URL. */
export const Links = meta.story({
  render: (args) => <ColorLinks colours={args.colours} selectedId={1203} hrefOf={plainLinks.hrefs.goods} />,
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <ColorStory {...args} />
    </InPseudoStates>
  ),
});
