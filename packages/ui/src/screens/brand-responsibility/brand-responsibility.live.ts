import type { LiveLinks } from '../../stories/live-links.ts';
import type { brandResponsibilityStates } from './brand-responsibility.states.ts';

const path = '/about/brand';

/** Where the running shop shows the state of each story. */
export const brandResponsibilityLive = {
  spec: ['§2'],
  requirements: ['NAV-08'],
  states: {
    Ready: { path },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof brandResponsibilityStates)[number]>;
