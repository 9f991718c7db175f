import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { savedItems } from '../../stories/fixtures/carts.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { SaveButton } from './save-button.tsx';
import { SavedItems } from './saved-items.tsx';
import type { SavedItemsProps } from './saved-items-props.ts';

interface SavedItemsStoryProps extends Omit<SavedItemsProps, 'state' | 'pendingIds'> {
  readonly state: InLocale<SavedItemsProps['state']>;
  readonly isMoving: boolean;
}

function SavedItemsStory({ state, isMoving, ...events }: SavedItemsStoryProps) {
  const list = state(useLocale());
  const moved = list.status === 'ready' && isMoving ? list.value.slice(0, 1) : [];
  return <SavedItems {...events} state={list} pendingIds={new Set(moved.map(({ goods_id }) => goods_id))} />;
}

const meta = preview.meta({
  component: SavedItemsStory,
  parameters: { layout: 'padded', shop: { path: '/car', scenarios: 'auth.customer,cart.many,cart.saved' } },
  args: { state: savedItems(), isMoving: false, onSave: fn(), onMove: fn(), onRemove: fn() },
});

export default meta;

export const Items = meta.story();

Items.test('[BEY-33] sold-out goods have no way to the cart', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(canvas.getAllByRole('button', { name: /^Move/ })).toHaveLength(2);
  await expect(canvas.getByText('Quantity: 2')).toBeVisible();
});

export const Moving = meta.story({ args: { isMoving: true } });
export const LoadFailed = meta.story({ args: { state: () => failed(network) } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** In a line of the cart. */
export const Button = meta.story({
  render: () => <SaveButton name="Signal One" disabled={false} onSave={fn()} />,
});

Button.test('[BEY-33] names the goods', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Save Signal One for later' })).toBeVisible();
});
