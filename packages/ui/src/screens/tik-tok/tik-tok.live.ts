import type { LiveLinks } from '../../stories/live-links.ts';
import type { tikTokStates } from './tik-tok.states.ts';

const path = '/tiktok';
const scenarios = 'auth.tiktok';

/** Where the running shop shows the state of each story. */
export const tikTokLive = {
  spec: ['§2', '§6'],
  requirements: ['NAV-06'],
  states: {
    Ready: { path, scenarios },
    NoToken: { path },
    Loading: { path, scenarios: `${scenarios},net.slow3g` },
    Failed: { path, scenarios: `${scenarios},catalog.failed` },
    German: { path, scenarios: `${scenarios},lang.de` },
    Japanese: { path, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof tikTokStates)[number]>;
