import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const mobileMenuLive = {
  spec: ['§2'],
  requirements: ['LAY-04', 'LAY-09', 'BEY-53'],
  states: {
    MobileDrawer: {
      description: 'The menu is a drawer on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the menu.',
    },
    Member: {
      description: 'The menu on a phone leads a customer to the account.',
      path: '/product/1',
      scenarios: 'auth.customer',
      step: 'Make the window as narrow as a phone. Open the menu.',
    },
    OrderToPay: {
      description:
        'The menu on a phone names the order to pay, because a touch screen has no hover for the dot.',
      path: '/product/1',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Make the window as narrow as a phone. Open the menu.',
    },
    OrderToPayGerman: {
      description: 'The menu on a phone names the order to pay in German.',
      path: '/product/1?lang=de',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Make the window as narrow as a phone. Open the menu.',
    },
    BranchOpen: {
      description: 'A category is unfolded in the menu on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the menu, and in it a category.',
    },
  },
} as const satisfies LiveLinks;
