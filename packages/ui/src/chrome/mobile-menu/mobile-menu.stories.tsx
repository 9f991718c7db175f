import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { mobileMenuLive } from './mobile-menu.live.ts';
import type { MobileMenuProps } from './mobile-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

function MobileMenuStory(props: Omit<MobileMenuProps, 'locale' | 'categories'>) {
  const locale = useLocale();
  return <MobileMenu {...props} locale={locale} categories={siteView(locale).categories} />;
}

const meta = preview.meta({
  parameters: { shop: mobileMenuLive, docs: { story: { inline: false, height: '44rem' } } },
  component: MobileMenuStory,
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    open: true,
    flashSaleOpen: true,
    tiktok: false,
    session: { status: 'guest' as const },
    unpaidOrder: null,
    onLogOut: fn(),
    languages: { status: 'idle' as const },
    onLanguage: fn(),
    onClose: fn(),
  },
});

export default meta;

export const MobileDrawer = meta.story({});

MobileDrawer.test('[MENU] offers the languages', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Language: English'));
  await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }));
  await expect(args.onLanguage).toHaveBeenCalledWith('de');
});

export const Member = meta.story({ args: { session: { status: 'member', nickname: 'Ada' } } });

export const OrderToPay = Member.extend({ args: { unpaidOrder: 'SG20260115000001' } });

OrderToPay.test('[BEY-53] the order to pay leads to its payment', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Order SG20260115000001 is awaiting payment. Pay now' });
  await expect(link).toHaveAttribute('href', '/pay?ordersn=SG20260115000001');
});

export const OrderToPayGerman = OrderToPay.extend({ globals: { locale: 'de' } });

export const BranchOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Headsets'));
  },
});
