import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Chip, RemovableChip, RemovableChipLink } from './chip.tsx';

const onRemove = fn();
const meta = preview.meta({
  component: Chip,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { children: 'In stock', selected: false, onToggle: fn() },
});

export default meta;

export const Default = meta.story({});
export const Selected = meta.story({ args: { selected: true } });
export const Removable = meta.story({
  render: () => <RemovableChip onRemove={onRemove}>Wireless</RemovableChip>,
});

Removable.test('its name includes the filter that it removes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Wireless' }));
  await expect(onRemove).toHaveBeenCalled();
});

export const RemovableLink = meta.story({
  render: () => <RemovableChipLink href="/product/1">Wireless</RemovableChipLink>,
});

RemovableLink.test('its name says that following it removes the filter', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Remove Wireless' })).toHaveAttribute('href', '/product/1');
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates>
      <Chip {...args} />
    </InPseudoStates>
  ),
});
