import type { LiveLinks } from '../../../stories/live-links.ts';
import type { supportFaqStates } from './support-faq.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const supportFaqLive = {
  spec: ['§1', '§2', '§7'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { says: 'Questions and answers by topic.', path: '/support/faq' },
    Loading: { says: 'The questions load.', path: '/support/faq', scenarios: 'net.slow3g' },
    Empty: { says: 'There are no questions.', path: '/support/faq', scenarios: 'faq.empty' },
    Failed: { says: 'The questions could not be loaded.', path: '/support/faq', scenarios: 'faq.failed' },
    DeepLink: { says: 'A link opens one question.', path: '/support/faq#delivery-time' },
    LinkGone: { says: 'The linked question does not exist any more.', path: '/support/faq#buried-treasure' },
    Found: { says: 'A search found questions.', path: '/support/faq?keywords=refund' },
    SearchNoMatch: { says: 'A search found no question.', path: '/support/faq?keywords=submarine' },
    German: { says: 'Questions and answers in German.', path: '/support/faq', scenarios: 'lang.de' },
    Japanese: { says: 'Questions and answers in Japanese.', path: '/support/faq', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof supportFaqStates)[number]>;
