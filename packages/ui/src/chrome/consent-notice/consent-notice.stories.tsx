import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { consentNoticeLive } from './consent-notice.live.ts';
import { ConsentNotice } from './consent-notice.tsx';

const meta = preview.meta({
  parameters: { shop: consentNoticeLive },
  component: ConsentNotice,
  args: { choice: 'none' as const, onChoose: fn() },
});

export default meta;

export const Asking = meta.story({});

Asking.test('[BEY-09] accept and decline take one press each', async ({ args, canvas, userEvent }) => {
  const no = canvas.getByRole('button', { name: 'Decline' });
  const yes = canvas.getByRole('button', { name: 'Accept' });
  await expect(no.dataset.variant).toBe(yes.dataset.variant);
  await userEvent.click(no);
  await userEvent.click(yes);
  await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'denied');
  await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'granted');
});

export const Granted = meta.story({ args: { choice: 'granted', onClose: fn() } });
export const Denied = meta.story({ args: { choice: 'denied', onClose: fn() } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
