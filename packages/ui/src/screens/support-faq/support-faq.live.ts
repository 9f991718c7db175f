import type { LiveLinks } from '../../stories/live-links.ts';
import type { supportFaqStates } from './support-faq.states.ts';

/** Where the running shop shows the state of each story. */
export const supportFaqLive = {
  spec: ['§1', '§2', '§7'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { path: '/support/faq' },
    Loading: { path: '/support/faq', scenarios: 'net.slow3g' },
    Empty: { path: '/support/faq', scenarios: 'faq.empty' },
    Failed: { path: '/support/faq', scenarios: 'faq.failed' },
    DeepLink: { path: '/support/faq#delivery-time' },
    LinkGone: { path: '/support/faq#buried-treasure' },
    Found: { path: '/support/faq?keywords=refund' },
    SearchNoMatch: { path: '/support/faq?keywords=submarine' },
    German: { path: '/support/faq', scenarios: 'lang.de' },
    Japanese: { path: '/support/faq', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof supportFaqStates)[number]>;
