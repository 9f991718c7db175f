import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { loading } from '../../remote.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { loadSearch } from '../../stories/site-page.tsx';
import { siteHeaderLive } from './site-header.live.ts';
import type { SiteHeaderProps } from './site-header.tsx';
import { SiteHeader } from './site-header.tsx';

type HeaderStoryProps = Omit<SiteHeaderProps, 'locale' | 'categories'> &
  Partial<Pick<SiteHeaderProps, 'categories'>>;

function HeaderStory(props: HeaderStoryProps) {
  const locale = useLocale();
  return <SiteHeader categories={siteView(locale).categories} {...props} locale={locale} />;
}

const meta = preview.meta({
  parameters: { shop: siteHeaderLive },
  component: HeaderStory,
  args: {
    session: { status: 'guest' as const },
    unpaidOrder: null,
    cartCount: 0,
    flashSaleOpen: false,
    tiktok: false,
    languages: { status: 'idle' as const },
    onUser: fn(),
    onLogOut: fn(),
    onCart: fn(),
    onSearch: fn(),
    onMissing: fn(),
    onLanguage: fn(),
    loadSearch,
  },
});

export default meta;

export const Guest = meta.story({});
export const Member = meta.story({ args: { session: { status: 'member', nickname: 'Ada' }, cartCount: 3 } });
export const CartCount = meta.story({ args: { cartCount: 128 } });

CartCount.test(
  '[HEADER] announces the full number of pieces in the cart',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 128 items' }));
    await expect(args.onCart).toHaveBeenCalledOnce();
  },
);

export const SaleOpen = meta.story({ args: { flashSaleOpen: true, flashSaleNew: true } });

SaleOpen.test(
  '[HEADER] [STATE-01] a sale that the visitor has not seen is marked as new',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Flash sale (new)' })).toBeVisible();
  },
);

export const SaleClosed = meta.story({});

SaleClosed.test('[HEADER] has no link to a sale while none is open', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Flash sale' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'TikTok' })).toBeNull();
});

export const Tiktok = meta.story({ args: { tiktok: true } });

Tiktok.test('[NAV-06] the menu has a link for visitors from TikTok', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', '/tiktok');
});

export const CategoriesLoading = meta.story({ args: { categories: loading } });
export const CategoriesFailed = meta.story({ args: { categories: failed(network) } });

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { session: { status: 'member', nickname: 'Ada' }, cartCount: 3 },
});

export const LongLabelsDe = meta.story({ globals: { locale: 'de' }, args: { flashSaleOpen: true } });

export const GuestUserIconWarns = meta.story({});

GuestUserIconWarns.test(
  '[HEADER] reports that a guest pressed the account button',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onUser).toHaveBeenCalledOnce();
  },
);

/** Opens the search overlay, submits the text, and returns the focus. */
export const Search = meta.story({});

Search.test('[SEARCH] submits the typed text', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  const dialog = await canvas.findByRole('dialog');
  const field = within(dialog).getByRole('searchbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('  wireless ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Search' }));
  await expect(args.onSearch).toHaveBeenCalledWith('wireless');
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
});

Search.test('[SEARCH] warns about an empty search', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  const dialog = await canvas.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(within(dialog).getByText('Please enter keyword to search!')).toBeVisible());
  await expect(args.onSearch).not.toHaveBeenCalled();
});
