import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../remote.ts';
import { countriesIn } from '../../stories/fixtures/checkouts.ts';
import { shipToDialogLive } from './ship-to-dialog.live.ts';
import { ShipToDialog } from './ship-to-dialog.tsx';

const meta = preview.meta({
  component: ShipToDialog,
  parameters: { shop: shipToDialogLive },
  args: {
    open: true,
    countries: ready(countriesIn('en')),
    country: 'US',
    pending: null,
    onChoose: fn(),
    onClose: fn(),
  },
});

export default meta;

export const Open = meta.story({});

Open.test('[BEY-23] a country comes with its currency', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'United States USD' })).toHaveAttribute('aria-current');
  await userEvent.click(canvas.getByRole('button', { name: 'Germany EUR' }));
  await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ code: 'DE', currency: 'EUR' }));
});

export const Loading = meta.story({ args: { countries: loading } });
export const Failed = meta.story({
  args: { countries: { status: 'failed' as const, failure: { kind: 'network' as const }, retry: fn() } },
});
export const Reloading = meta.story({ args: { pending: 'DE' } });
export const German = meta.story({ globals: { locale: 'de' }, args: { country: 'DE' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
