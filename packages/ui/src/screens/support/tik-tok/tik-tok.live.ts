import type { LiveLinks } from '../../../stories/live-links.ts';
import type { tikTokStates } from './tik-tok.states.ts';

const path = '/tiktok';
const scenarios = 'auth.tiktok';

/** The URL and the scenarios of each story in the running shop. */
export const tikTokLive = {
  spec: ['§2', '§6'],
  requirements: ['NAV-06'],
  states: {
    Ready: { description: 'The visitor connects a TikTok account.', path, scenarios },
    NoToken: { description: 'The link to TikTok is incomplete.', path },
    Loading: { description: 'The TikTok page loads.', path, scenarios: `${scenarios},net.slow3g` },
    Failed: {
      description: 'The TikTok page could not be loaded.',
      path,
      scenarios: `${scenarios},catalog.failed`,
    },
    German: { description: 'The TikTok page in German.', path, scenarios: `${scenarios},lang.de` },
    Japanese: { description: 'The TikTok page in Japanese.', path, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof tikTokStates)[number]>;
