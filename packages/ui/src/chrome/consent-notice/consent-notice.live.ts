import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const consentNoticeLive = {
  spec: ['§2'],
  requirements: ['BEY-09'],
  states: {
    Asking: { path: '/product/1' },
    Granted: { path: '/product/1', step: 'Allow it, then open the choice again at the foot of the page.' },
    Denied: { path: '/product/1', step: 'Refuse it, then open the choice again at the foot of the page.' },
    Mobile: { path: '/product/1', step: 'Make the window as narrow as a phone.' },
    German: { path: '/product/1', scenarios: 'lang.de' },
    Japanese: { path: '/product/1', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks;
