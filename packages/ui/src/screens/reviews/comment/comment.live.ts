import type { LiveLinks } from '../../../stories/live-links.ts';
import type { commentStates } from './comment.states.ts';

const path = '/comment?order=SG20260102000019&line=1';
const scenarios = 'auth.customer';

/** The URL and the scenarios of each story in the running shop. */
export const commentLive = {
  spec: ['§2', '§5'],
  requirements: ['REV-01', 'NAV-12', 'VAL-01', 'USER-08'],
  states: {
    Empty: { says: 'The customer writes a review.', path, scenarios },
    Missing: { says: 'A field of the review is empty.', path, scenarios, step: 'Send the empty form.' },
    TooLate: {
      says: 'The time for a review is over.',
      path: '/comment?order=SG20251012000023&line=1',
      scenarios,
    },
    TooEarly: {
      says: 'A review is possible only after delivery.',
      path: '/comment?order=SG20260111000027&line=1',
      scenarios,
    },
    Returned: {
      says: 'A returned product cannot be reviewed.',
      path: '/comment?order=SG20251220000034&line=1',
      scenarios,
      step: 'Once it was sent back.',
    },
    PhotoTooLarge: {
      says: 'A photo of the review is larger than 2 MB.',
      path,
      scenarios: `${scenarios},upload.too-large`,
      step: 'Choose a picture.',
    },
    Sending: {
      says: 'The review is being sent.',
      path,
      scenarios: `${scenarios},net.slow3g`,
      step: 'Send a review.',
    },
    Sent: {
      says: 'The review is sent, thank you.',
      path,
      scenarios,
      step: 'Send a review with the address where it was shared.',
    },
    Own: {
      says: 'The customer reads their own review.',
      path: '/comment?order=SG20251203000008&line=1',
      scenarios,
    },
    OwnChecked: {
      says: "The customer's own review was checked by the shop.",
      path: '/comment',
      scenarios: `${scenarios},review.pending`,
      step: 'Open the newest order.',
    },
    Choose: {
      says: 'The customer chooses which product to review.',
      path: '/comment',
      scenarios: `${scenarios},review.ok`,
    },
    ChooseNone: {
      says: 'There is no product to review.',
      path: '/comment',
      scenarios: `${scenarios},orders.empty`,
    },
    ChooseOlder: {
      says: 'The customer chooses from older orders.',
      path: '/comment',
      scenarios: `${scenarios},orders.years`,
    },
    ChooseOlderOnly: {
      says: 'Only older orders can be reviewed.',
      path: '/comment',
      scenarios: `${scenarios},orders.years`,
      step: 'Once the newest orders are reviewed.',
    },
    NotFound: {
      says: 'The order of the review does not exist.',
      path: '/comment?order=SG20260102000019&line=9',
      scenarios,
    },
    Failed: { says: 'The review page could not be loaded.', path, scenarios: `${scenarios},net.offline` },
    Loading: { says: 'The review page loads.', path, scenarios: `${scenarios},net.slow3g` },
    German: { says: 'Writing a review in German.', path, scenarios: `${scenarios},lang.de` },
    Japanese: { says: 'Writing a review in Japanese.', path, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof commentStates)[number]>;
