import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const offlineNoticeLive = {
  spec: ['§2'],
  requirements: ['BEY-14'],
  states: {
    Offline: { path: '/product/1', step: 'Go offline in the tools of the browser.' },
    OfflineMember: {
      path: '/product/1',
      scenarios: 'auth.customer',
      step: 'Go offline in the tools of the browser.',
    },
    Online: { path: '/product/1', step: 'Go offline in the tools of the browser, and online again.' },
    Mobile: {
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Go offline in the tools of the browser.',
    },
    German: { path: '/product/1', scenarios: 'lang.de', step: 'Go offline in the tools of the browser.' },
  },
} as const satisfies LiveLinks;
