import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const siteHeaderLive = {
  spec: ['§2'],
  requirements: ['LAY-02', 'LAY-05', 'LAY-07', 'NAV-11', 'NAV-14'],
  states: {
    Guest: { description: 'The header for a visitor who is not logged in.', path: '/product/1' },
    Member: {
      description: 'The header for a customer who is logged in.',
      path: '/product/1',
      scenarios: 'auth.customer',
    },
    CartCount: {
      description: 'The cart icon counts the items.',
      path: '/product/1',
      scenarios: 'auth.customer,cart.many',
    },
    SaleOpen: {
      description: 'The header links to the flash sale.',
      path: '/product/1',
      scenarios: 'flash.open',
    },
    SaleClosed: {
      description: 'The header has no flash sale.',
      path: '/product/1',
      scenarios: 'flash.closed',
    },
    Tiktok: { description: 'The header links to TikTok.', path: '/product/1', scenarios: 'auth.tiktok' },
    CategoriesLoading: {
      description: 'The header loads its categories.',
      path: '/product/1',
      scenarios: 'net.slow3g',
    },
    CategoriesFailed: {
      description: 'The header could not load its categories.',
      path: '/product/1',
      scenarios: 'category.failed',
    },
    Mobile: {
      description: 'The header on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone.',
    },
    LongLabelsDe: {
      description: 'Long German labels in the header.',
      path: '/product/1',
      scenarios: 'lang.de',
    },
    GuestUserIconWarns: {
      description: 'A guest presses the account icon and is asked to log in.',
      path: '/product/1',
      step: 'Press the icon of the account.',
    },
    Search: {
      description: 'The search opens from the header.',
      path: '/product/1',
      step: 'Open the search in the header.',
    },
  },
} as const satisfies LiveLinks;
