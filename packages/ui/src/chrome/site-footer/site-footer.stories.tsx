import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { loading } from '../../remote.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { siteFooterLive } from './site-footer.live.ts';
import type { SiteFooterProps } from './site-footer.tsx';
import { SiteFooter } from './site-footer.tsx';

function FooterStory(changed: Partial<SiteFooterProps>) {
  return <SiteFooter {...siteView(useLocale())} onConsent={() => undefined} {...changed} />;
}

const meta = preview.meta({ parameters: { shop: siteFooterLive }, component: FooterStory });

export default meta;

export const Loaded = meta.story({});

export const ContactsLoading = meta.story({
  args: { contact: loading, categories: loading, terms: loading },
});

export const ContactsFailed = meta.story({ args: { contact: failed(network), terms: failed(network) } });

ContactsFailed.test(
  '[BEY-07] shows the withdrawal link while its availability is unknown',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  },
);

ContactsFailed.test(
  '[BEY-07] shows the imprint when the list of policies failed to load',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Legal notice' })).toBeVisible();
  },
);

Loaded.test('shows the imprint once', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: 'Legal notice' })).toHaveLength(1);
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Locales = meta.story({ globals: { locale: 'de' } });
