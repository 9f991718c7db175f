import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const offlineNoticeLive = {
  spec: ['§2'],
  requirements: ['BEY-14'],
  states: {
    Offline: {
      description: 'A guest has no connection to the internet.',
      path: '/product/1',
      step: 'Go offline in the tools of the browser.',
    },
    OfflineMember: {
      description: 'A customer has no connection to the internet.',
      path: '/product/1',
      scenarios: 'auth.customer',
      step: 'Go offline in the tools of the browser.',
    },
    Online: {
      description: 'The connection is back.',
      path: '/product/1',
      step: 'Go offline in the tools of the browser, and online again.',
    },
    Mobile: {
      description: 'The offline notice on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Go offline in the tools of the browser.',
    },
    German: {
      description: 'The offline notice in German.',
      path: '/product/1',
      scenarios: 'lang.de',
      step: 'Go offline in the tools of the browser.',
    },
  },
} as const satisfies LiveLinks;
