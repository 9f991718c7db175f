import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { marketOfferLive } from './market-offer.live.ts';
import type { OfferedMarket } from './market-offer.tsx';
import { MarketOffer } from './market-offer.tsx';

const germany: OfferedMarket = { lang: 'de', country: 'DE', currency: 'EUR' };

const meta = preview.meta({
  component: MarketOffer,
  parameters: { shop: marketOfferLive },
  args: { market: germany, onAccept: fn(), onDismiss: fn() },
});

export default meta;

export const German = meta.story({});

German.test('[BEY-24] is accepted or declined in its language', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Auf Deutsch einkaufen? Deutschland, EUR')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Wechseln' }));
  await expect(args.onAccept).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Nein, danke' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

export const Japanese = meta.story({ args: { market: { lang: 'ja', country: 'JP', currency: 'JPY' } } });
export const French = meta.story({ args: { market: { lang: 'fr', country: 'CH', currency: 'EUR' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
