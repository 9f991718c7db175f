import type { LiveLinks } from '../../stories/live-links.ts';
import type { policyStates } from './policy.states.ts';

/** Where the running shop shows the state of each story. */
export const policyLive = {
  spec: ['§2', '§7'],
  requirements: ['NAV-15', 'SUP-03'],
  states: {
    Ready: { path: '/policy/returns' },
    Long: { path: '/policy/privacy' },
    Loading: { path: '/policy/returns', scenarios: 'net.slow3g' },
    Failed: { path: '/policy/returns', scenarios: 'net.offline' },
    UnknownTitle: { path: '/policy/unknown' },
    Cjk: { path: '/policy/returns', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof policyStates)[number]>;
