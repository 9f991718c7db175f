import type { LiveLinks } from '../../../stories/live-links.ts';
import type { policyStates } from './policy.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const policyLive = {
  spec: ['§2', '§7'],
  requirements: ['NAV-15', 'SUP-03'],
  states: {
    Ready: { description: 'A policy such as privacy or shipping.', path: '/policy/returns' },
    Long: { description: 'A long policy.', path: '/policy/privacy' },
    Loading: { description: 'A policy loads.', path: '/policy/returns', scenarios: 'net.slow3g' },
    Failed: {
      description: 'A policy could not be loaded.',
      path: '/policy/returns',
      scenarios: 'net.offline',
    },
    UnknownTitle: { description: 'The policy does not exist.', path: '/policy/unknown' },
    WithForm: {
      description: 'The policy of withdrawal has the model form.',
      path: '/policy/right-of-withdrawal',
    },
    WithFormGerman: {
      description: 'The policy of withdrawal with its model form in German.',
      path: '/policy/right-of-withdrawal',
      scenarios: 'lang.de',
    },
    Imprint: {
      description: 'The imprint says who runs the shop.',
      path: '/policy/imprint',
      scenarios: 'lang.de',
    },
    Cjk: { description: 'A policy in Chinese or Japanese.', path: '/policy/returns', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof policyStates)[number]>;
