import type { LiveLinks } from '../../../stories/live-links.ts';
import type { commentStates } from './comment.states.ts';

const path = '/comment?order=SG20260102000019&line=1';
const scenarios = 'auth.customer';

/** The URL and the scenarios of each story in the running shop. */
export const commentLive = {
  spec: ['§2', '§5'],
  requirements: ['REV-01', 'NAV-12', 'VAL-01', 'USER-08'],
  states: {
    Empty: { description: 'The customer writes a review.', path, scenarios },
    Missing: {
      description: 'A field of the review is empty.',
      path,
      scenarios,
      step: 'Send the empty form.',
    },
    TooLate: {
      description: 'The time for a review is over.',
      path: '/comment?order=SG20251012000023&line=1',
      scenarios,
    },
    TooEarly: {
      description: 'A review is possible only after delivery.',
      path: '/comment?order=SG20260111000027&line=1',
      scenarios,
    },
    Returned: {
      description: 'A returned product cannot be reviewed.',
      path: '/comment?order=SG20251220000034&line=1',
      scenarios,
      step: 'Once it was sent back.',
    },
    PhotoTooLarge: {
      description: 'A photo of the review is larger than 2 MB.',
      path,
      scenarios: `${scenarios},upload.too-large`,
      step: 'Choose a picture.',
    },
    Sending: {
      description: 'The review is being sent.',
      path,
      scenarios: `${scenarios},net.slow3g`,
      step: 'Send a review.',
    },
    Sent: {
      description: 'The review is sent, thank you.',
      path,
      scenarios,
      step: 'Send a review with the address where it was shared.',
    },
    Own: {
      description: 'The customer reads their own review.',
      path: '/comment?order=SG20251203000008&line=1',
      scenarios,
    },
    OwnChecked: {
      description: "The customer's own review was checked by the shop.",
      path: '/comment',
      scenarios: `${scenarios},review.pending`,
      step: 'Open the newest order.',
    },
    Choose: {
      description: 'The customer chooses which product to review.',
      path: '/comment',
      scenarios: `${scenarios},review.ok`,
    },
    ChooseNone: {
      description: 'There is no product to review.',
      path: '/comment',
      scenarios: `${scenarios},orders.empty`,
    },
    ChooseOlder: {
      description: 'The customer chooses from older orders.',
      path: '/comment',
      scenarios: `${scenarios},orders.years`,
    },
    ChooseOlderOnly: {
      description: 'Only older orders can be reviewed.',
      path: '/comment',
      scenarios: `${scenarios},orders.years`,
      step: 'Once the newest orders are reviewed.',
    },
    NotFound: {
      description: 'The order of the review does not exist.',
      path: '/comment?order=SG20260102000019&line=9',
      scenarios,
    },
    Failed: {
      description: 'The review page could not be loaded.',
      path,
      scenarios: `${scenarios},net.offline`,
    },
    Loading: { description: 'The review page loads.', path, scenarios: `${scenarios},net.slow3g` },
    German: { description: 'Writing a review in German.', path, scenarios: `${scenarios},lang.de` },
    Japanese: { description: 'Writing a review in Japanese.', path, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof commentStates)[number]>;
