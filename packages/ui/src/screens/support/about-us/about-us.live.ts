import type { LiveLinks } from '../../../stories/live-links.ts';
import type { aboutUsStates } from './about-us.states.ts';

const path = '/about/aboutUs';

/** The URL and the scenarios of each story in the running shop. */
export const aboutUsLive = {
  spec: ['§2'],
  requirements: ['NAV-08', 'SUP-03'],
  states: {
    Ready: { description: 'The company tells its story.', path },
    Loading: { description: 'The page about the company loads.', path, scenarios: 'net.slow3g' },
    Failed: {
      description: 'The page about the company could not be loaded.',
      path,
      scenarios: 'policy.missing',
    },
    WithoutPictures: {
      description: 'The company tells its story without photographs.',
      path,
      scenarios: 'data.no-pictures',
    },
    German: { description: 'The page about the company in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The page about the company in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof aboutUsStates)[number]>;
