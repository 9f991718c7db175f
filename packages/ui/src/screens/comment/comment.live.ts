import type { LiveLinks } from '../../stories/live-links.ts';
import type { commentStates } from './comment.states.ts';

const path = '/comment?order=SG20260102000019&line=1';
const scenarios = 'auth.customer';

/** Where the running shop shows the state of each story. */
export const commentLive = {
  spec: ['§2', '§5'],
  requirements: ['REV-01', 'NAV-12', 'VAL-01', 'USER-08'],
  states: {
    Empty: { path, scenarios },
    Missing: { path, scenarios, step: 'Send the empty form.' },
    TooLate: { path: '/comment?order=SG20251012000023&line=1', scenarios },
    TooEarly: { path: '/comment?order=SG20260111000027&line=1', scenarios },
    Returned: { path: '/comment?order=SG20251220000034&line=1', scenarios, step: 'Once it was sent back.' },
    PhotoTooLarge: { path, scenarios: `${scenarios},upload.too-large`, step: 'Choose a picture.' },
    Sending: { path, scenarios: `${scenarios},net.slow3g`, step: 'Send a review.' },
    Sent: { path, scenarios, step: 'Send a review with the address where it was shared.' },
    Own: { path: '/comment?order=SG20251203000008&line=1', scenarios },
    OwnChecked: {
      path: '/comment',
      scenarios: `${scenarios},review.pending`,
      step: 'Open the newest order.',
    },
    Choose: { path: '/comment', scenarios: `${scenarios},review.ok` },
    ChooseNone: { path: '/comment', scenarios: `${scenarios},orders.empty` },
    ChooseOlder: { path: '/comment', scenarios: `${scenarios},orders.years` },
    ChooseOlderOnly: {
      path: '/comment',
      scenarios: `${scenarios},orders.years`,
      step: 'Once the newest orders are reviewed.',
    },
    NotFound: { path: '/comment?order=SG20260102000019&line=9', scenarios },
    Failed: { path, scenarios: `${scenarios},net.offline` },
    Loading: { path, scenarios: `${scenarios},net.slow3g` },
    German: { path, scenarios: `${scenarios},lang.de` },
    Japanese: { path, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof commentStates)[number]>;
