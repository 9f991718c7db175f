import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { checkoutPage } from '../../stories/shop-pages.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import type { ChoiceCard } from './choice-cards.tsx';
import { ChoiceCards } from './choice-cards.tsx';

const home: ChoiceCard<string> = {
  value: 'home',
  title: 'Ada Brennan',
  text: '418 Harbor View Road, Seattle',
  aside: (
    <Badge tone="neutral" icon="check">
      Default
    </Badge>
  ),
  actions: (
    <Button variant="ghost" size="s">
      Edit
    </Button>
  ),
};
const work: ChoiceCard<string> = { value: 'work', title: 'Signal Works', text: '7 Lantern Row, Portland' };

function Chosen({ cards }: { readonly cards: readonly ChoiceCard<string>[] }) {
  const [value, setValue] = useState('home');
  return <ChoiceCards legend="Addresses" cards={cards} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: Chosen,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { cards: [home, work, { value: 'other', title: 'Another address' }] },
});

export default meta;

export const Default = meta.story({});

Default.test('[BEY-12] arrow keys move the selection and its actions', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Ada Brennan/ }));
  await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: /Signal Works/ })).toBeChecked();
  await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
});

export const OneDisabled = meta.story({
  args: { cards: [home, { ...work, disabled: true, text: 'Not deliverable' }] },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    cards: [{ ...home, title: 'Donaudampfschifffahrtsgesellschaft'.repeat(2), text: 'Kapitän '.repeat(30) }],
  },
});
