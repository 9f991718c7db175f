import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const siteHeaderLive = {
  spec: ['§2'],
  requirements: ['LAY-02', 'LAY-05', 'LAY-07', 'NAV-11', 'NAV-14'],
  states: {
    Guest: { says: 'The header for a visitor who is not logged in.', path: '/product/1' },
    Member: {
      says: 'The header for a customer who is logged in.',
      path: '/product/1',
      scenarios: 'auth.customer',
    },
    CartCount: {
      says: 'The cart icon counts the items.',
      path: '/product/1',
      scenarios: 'auth.customer,cart.many',
    },
    SaleOpen: { says: 'The header links to the flash sale.', path: '/product/1', scenarios: 'flash.open' },
    SaleClosed: { says: 'The header has no flash sale.', path: '/product/1', scenarios: 'flash.closed' },
    Tiktok: { says: 'The header links to TikTok.', path: '/product/1', scenarios: 'auth.tiktok' },
    CategoriesLoading: {
      says: 'The header loads its categories.',
      path: '/product/1',
      scenarios: 'net.slow3g',
    },
    CategoriesFailed: {
      says: 'The header could not load its categories.',
      path: '/product/1',
      scenarios: 'category.failed',
    },
    Mobile: {
      says: 'The header on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone.',
    },
    LongLabelsDe: { says: 'Long German labels in the header.', path: '/product/1', scenarios: 'lang.de' },
    GuestUserIconWarns: {
      says: 'A guest presses the account icon and is asked to log in.',
      path: '/product/1',
      step: 'Press the icon of the account.',
    },
    Search: {
      says: 'The search opens from the header.',
      path: '/product/1',
      step: 'Open the search in the header.',
    },
  },
} as const satisfies LiveLinks;
