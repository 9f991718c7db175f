import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const consentNoticeLive = {
  spec: ['§2'],
  requirements: ['BEY-09'],
  states: {
    Asking: {
      description: 'The visitor is asked for consent to cookies and statistics.',
      path: '/product/1',
    },
    Granted: {
      description: 'The visitor accepted cookies, so the notice is gone.',
      path: '/product/1',
      step: 'Allow it, then open the choice again at the foot of the page.',
    },
    Denied: {
      description: 'The visitor declined cookies, so the notice is gone.',
      path: '/product/1',
      step: 'Refuse it, then open the choice again at the foot of the page.',
    },
    Mobile: {
      description: 'The cookie consent on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone.',
    },
    German: { description: 'The cookie consent in German.', path: '/product/1', scenarios: 'lang.de' },
    Japanese: { description: 'The cookie consent in Japanese.', path: '/product/1', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks;
