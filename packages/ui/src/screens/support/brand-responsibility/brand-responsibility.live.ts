import type { LiveLinks } from '../../../stories/live-links.ts';
import type { brandResponsibilityStates } from './brand-responsibility.states.ts';

const path = '/about/brand';

/** The URL and the scenarios of each story in the running shop. */
export const brandResponsibilityLive = {
  spec: ['§2'],
  requirements: ['NAV-08'],
  states: {
    Ready: { description: 'The company explains its responsibility.', path },
    German: { description: 'The responsibility of the company in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The responsibility of the company in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof brandResponsibilityStates)[number]>;
