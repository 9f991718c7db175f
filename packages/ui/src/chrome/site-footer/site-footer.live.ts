import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const siteFooterLive = {
  spec: ['§2'],
  requirements: ['LAY-06'],
  states: {
    Loaded: {
      description: 'The footer has all links and contacts.',
      path: '/product/1',
      step: 'Go to the foot of the page.',
    },
    ContactsLoading: {
      description: 'The footer loads the contacts.',
      path: '/product/1',
      scenarios: 'net.slow3g',
      step: 'Go to the foot of the page.',
    },
    ContactsFailed: {
      description: 'The footer leaves out contacts that could not be loaded.',
      path: '/product/1',
      scenarios: 'net.offline',
      step: 'Go to the foot of the page.',
    },
    Mobile: {
      description: 'The footer on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Go to the foot of the page.',
    },
    Locales: {
      description: 'The footer lists the languages.',
      path: '/product/1',
      scenarios: 'lang.ja',
      step: 'Go to the foot of the page.',
    },
  },
} as const satisfies LiveLinks;
