import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { offlineNoticeLive } from './offline-notice.live.ts';
import { OfflineNotice } from './offline-notice.tsx';

const meta = preview.meta({
  parameters: { shop: offlineNoticeLive },
  component: OfflineNotice,
  args: { offline: true, signedIn: false },
});

export default meta;

export const Offline = meta.story({});

Offline.test('[BEY-14] says what works offline', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^You’re offline/u);
});

export const OfflineMember = meta.story({ args: { signedIn: true } });

OfflineMember.test(
  '[BEY-14] promises customers nothing that is stored for guests only',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You’re offline\. You can continue/u);
  },
);

export const Online = meta.story({ args: { offline: false } });

Online.test('[BEY-14] renders nothing online', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const German = meta.story({ globals: { locale: 'de' } });
