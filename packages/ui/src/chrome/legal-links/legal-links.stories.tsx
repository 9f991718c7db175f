import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { legalLinksLive } from './legal-links.live.ts';
import { LegalLinks } from './legal-links.tsx';

const meta = preview.meta({
  parameters: { shop: legalLinksLive },
  component: LegalLinks,
  args: { onConsent: fn() },
});

export default meta;

export const Default = meta.story({});

Default.test('[BEY-09] reopens the choice about analytics', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Privacy settings' }));
  await expect(args.onConsent).toHaveBeenCalledOnce();
});

Default.test(
  '[BEY-07] links to the right of withdrawal and to the form that withdraws',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Right of withdrawal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  },
);

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const German = meta.story({ globals: { locale: 'de' } });
