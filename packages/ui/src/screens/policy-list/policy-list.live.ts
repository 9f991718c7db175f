import type { LiveLinks } from '../../stories/live-links.ts';
import type { policyListStates } from './policy-list.states.ts';

/** Where the running shop shows the state of each story. */
export const policyListLive = {
  spec: ['§2', '§7'],
  requirements: ['NAV-15', 'SUP-03', 'BEY-07'],
  states: {
    Ready: { path: '/policy' },
    Loading: { path: '/policy', scenarios: 'net.slow3g' },
    Failed: { path: '/policy', scenarios: 'net.offline' },
    German: { path: '/policy', scenarios: 'lang.de' },
  },
} as const satisfies LiveLinks<(typeof policyListStates)[number]>;
