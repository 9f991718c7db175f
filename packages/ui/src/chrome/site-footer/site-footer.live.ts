import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const siteFooterLive = {
  spec: ['§2'],
  requirements: ['LAY-06'],
  states: {
    Loaded: { path: '/product/1', step: 'Go to the foot of the page.' },
    ContactsLoading: { path: '/product/1', scenarios: 'net.slow3g', step: 'Go to the foot of the page.' },
    ContactsFailed: { path: '/product/1', scenarios: 'net.offline', step: 'Go to the foot of the page.' },
    Mobile: { path: '/product/1', step: 'Make the window as narrow as a phone. Go to the foot of the page.' },
    Locales: { path: '/product/1', scenarios: 'lang.ja', step: 'Go to the foot of the page.' },
  },
} as const satisfies LiveLinks;
