import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = preview.meta({
  component: IconButton,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { icon: 'search' as const, label: 'Search' },
});

export default meta;

export const Default = meta.story({});
export const WithCount = meta.story({
  render: () => <IconLink icon="cart" label="Cart, 3 items" href="/car" count={3} />,
});
export const WithCount99 = meta.story({ args: { icon: 'cart', label: 'Cart, 120 items', count: 120 } });
export const Disabled = meta.story({ args: { disabled: true } });

function Toggle() {
  const [pressed, setPressed] = useState(false);
  return <IconButton icon="like" label="Helpful" pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const Pressed = meta.story({ render: () => <Toggle /> });

Pressed.test('[BEY-12] announces its pressed state', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Helpful' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates>
      <IconButton {...args} />
      <IconButton icon="like" label="Helpful" pressed />
    </InPseudoStates>
  ),
});
