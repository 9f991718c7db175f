import type { LiveLinks } from '../../stories/live-links.ts';

const step = 'Open the languages in the header, and then the country.';

/** The URL and the scenarios of each story in the running shop. */
export const shipToDialogLive = {
  spec: ['§9'],
  requirements: ['BEY-23'],
  states: {
    Open: { description: 'The countries of delivery with their currencies.', path: '/product/1', step },
    Loading: {
      description: 'The countries of delivery are loading.',
      path: '/product/1',
      scenarios: 'net.slow3g',
      step,
    },
    Failed: {
      description: 'The countries of delivery could not be loaded.',
      path: '/product/1',
      step: 'Disconnect the network. Open the languages in the header, and then the country.',
    },
    Reloading: {
      description: 'The shop reloads with the currency of another country.',
      path: '/product/1',
      step: 'Open the languages in the header, then the country, and choose another one.',
    },
    German: {
      description: 'The names of the countries in German.',
      path: '/product/1?lang=de',
      step,
    },
    Phone: {
      description: 'The countries of delivery on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the menu, and then the country.',
    },
  },
} as const satisfies LiveLinks;
