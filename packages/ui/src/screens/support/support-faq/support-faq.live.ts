import type { LiveLinks } from '../../../stories/live-links.ts';
import type { supportFaqStates } from './support-faq.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const supportFaqLive = {
  spec: ['§1', '§2', '§7'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { description: 'Questions and answers by topic.', path: '/support/faq' },
    Loading: { description: 'The questions load.', path: '/support/faq', scenarios: 'net.slow3g' },
    Empty: { description: 'There are no questions.', path: '/support/faq', scenarios: 'faq.empty' },
    Failed: {
      description: 'The questions could not be loaded.',
      path: '/support/faq',
      scenarios: 'faq.failed',
    },
    DeepLink: { description: 'A link opens one question.', path: '/support/faq#delivery-time' },
    LinkGone: {
      description: 'The linked question does not exist any more.',
      path: '/support/faq#buried-treasure',
    },
    Found: { description: 'A search found questions.', path: '/support/faq?keywords=refund' },
    SearchNoMatch: { description: 'A search found no question.', path: '/support/faq?keywords=submarine' },
    German: { description: 'Questions and answers in German.', path: '/support/faq', scenarios: 'lang.de' },
    Japanese: {
      description: 'Questions and answers in Japanese.',
      path: '/support/faq',
      scenarios: 'lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof supportFaqStates)[number]>;
