import type { LiveLinks } from '../../stories/live-links.ts';
import type { aboutUsStates } from './about-us.states.ts';

const path = '/about/aboutUs';

/** Where the running shop shows the state of each story. */
export const aboutUsLive = {
  spec: ['§2'],
  requirements: ['NAV-08', 'SUP-03'],
  states: {
    Ready: { path },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'policy.missing' },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof aboutUsStates)[number]>;
