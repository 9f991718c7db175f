import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ShipToChoice } from '../../link/ship-to.ts';
import { ShipToContext } from '../../link/ship-to.ts';
import { goodsPage } from '../../stories/shop-pages.ts';
import { ShipToButton } from './ship-to-button.tsx';

interface ShipToButtonStoryProps extends Omit<ShipToChoice, 'Arrival'> {
  readonly variant: 'inline' | 'row';
}

function ShipToButtonStory({ variant, ...choice }: ShipToButtonStoryProps) {
  return (
    <ShipToContext value={{ ...choice, Arrival: () => null }}>
      <ShipToButton variant={variant} />
    </ShipToContext>
  );
}

const meta = preview.meta({
  component: ShipToButtonStory,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { variant: 'inline' as const, country: 'DE', currency: 'EUR' as const, onChange: fn() },
});

export default meta;

export const Inline = meta.story({});

Inline.test('[BEY-23] opens the choice of a country', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Deliver to: Germany (EUR)' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
});

export const Row = meta.story({ args: { variant: 'row' as const } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
