import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const siteHeaderLive = {
  spec: ['§2'],
  requirements: ['LAY-02', 'LAY-05', 'LAY-07', 'NAV-11', 'NAV-14'],
  states: {
    Guest: { path: '/product/1' },
    Member: { path: '/product/1', scenarios: 'auth.customer' },
    CartCount: { path: '/product/1', scenarios: 'auth.customer,cart.many' },
    SaleOpen: { path: '/product/1', scenarios: 'flash.open' },
    SaleClosed: { path: '/product/1', scenarios: 'flash.closed' },
    Tiktok: { path: '/product/1', scenarios: 'auth.tiktok' },
    CategoriesLoading: { path: '/product/1', scenarios: 'net.slow3g' },
    CategoriesFailed: { path: '/product/1', scenarios: 'category.failed' },
    Mobile: { path: '/product/1', step: 'Make the window as narrow as a phone.' },
    LongLabelsDe: { path: '/product/1', scenarios: 'lang.de' },
    GuestUserIconWarns: { path: '/product/1', step: 'Press the icon of the account.' },
    Search: { path: '/product/1', step: 'Open the search in the header.' },
  },
} as const satisfies LiveLinks;
