import type { LiveLinks } from '../../../stories/live-links.ts';
import type { policyListStates } from './policy-list.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const policyListLive = {
  spec: ['§2', '§7'],
  requirements: ['NAV-15', 'SUP-03', 'BEY-07'],
  states: {
    Ready: { description: 'All policies are listed.', path: '/policy' },
    Loading: { description: 'The list of policies loads.', path: '/policy', scenarios: 'net.slow3g' },
    Failed: {
      description: 'The list of policies could not be loaded.',
      path: '/policy',
      scenarios: 'net.offline',
    },
    German: { description: 'The list of policies in German.', path: '/policy', scenarios: 'lang.de' },
  },
} as const satisfies LiveLinks<(typeof policyListStates)[number]>;
