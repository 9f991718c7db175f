import type { LiveLinks } from '../../stories/live-links.ts';

const scenarios = 'auth.customer,orders.empty,order.unpaid';

/** The URL and the scenarios of each story in the running shop. */
export const unpaidHintLive = {
  spec: ['§2', '§4'],
  requirements: ['BEY-53'],
  states: {
    Default: {
      description: 'A dot at the icon of the orders; the pointer over it shows the order and the way to pay.',
      path: '/product/1',
      scenarios,
      step: 'Move the pointer over the icon of the orders.',
    },
    Phone: {
      description: 'The dot on a phone, where the icon leads to the orders and the menu to the payment.',
      path: '/product/1',
      scenarios,
      step: 'Make the window as narrow as a phone.',
    },
    German: {
      description: 'The order to pay in German.',
      path: '/product/1?lang=de',
      scenarios,
      step: 'Move the pointer over the icon of the orders.',
    },
  },
} as const satisfies LiveLinks;
