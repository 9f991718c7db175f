import { arrivalWindow } from '@signal-shop/sdk/rules/delivery';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ExpectedDays } from '../../components/delivery-days/use-delivery-days.ts';
import { ShipToContext } from '../../link/ship-to.ts';
import { goodsPage } from '../../stories/shop-pages.ts';
import { ArrivalNote } from './arrival-note.tsx';

const thursday = Date.parse('2026-01-15T12:00:00Z') / 1_000;
const onChange = fn();

function ArrivalNoteStory({ days }: { readonly days: ExpectedDays | null }) {
  return (
    <ShipToContext value={{ country: 'DE', currency: 'EUR', onChange, Arrival: () => null }}>
      <ArrivalNote days={days} />
    </ShipToContext>
  );
}

const meta = preview.meta({
  component: ArrivalNoteStory,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { days: arrivalWindow(thursday, { min_days: 4, max_days: 7 }) },
});

export default meta;

export const Known = meta.story({});

Known.test('[BEY-23] names the days and the country', async ({ canvas }) => {
  await expect(canvas.getByText(/^Arrives Jan 21\W+26$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Deliver to: Germany (EUR)' })).toBeVisible();
});

export const Unknown = meta.story({ args: { days: null } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
