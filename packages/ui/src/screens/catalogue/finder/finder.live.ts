import type { LiveLinks } from '../../../stories/live-links.ts';
import type { finderStates } from './finder.states.ts';

const path = '/finder';
const answered = '/finder?category=1&use=platform.console&priority=connection.radio';

/** The URL and the scenarios of each story in the running shop. */
export const finderLive = {
  spec: ['§2'],
  requirements: ['BEY-26'],
  states: {
    FirstQuestion: { description: 'The finder asks whether it is a headset or a mouse.', path },
    PlatformQuestion: {
      description: 'The finder asks where the headset is used.',
      path: '/finder?category=1',
    },
    GripQuestion: { description: 'The finder asks which hand holds the mouse.', path: '/finder?category=2' },
    LastQuestion: {
      description: 'The finder asks what matters most.',
      path: '/finder?category=1&use=platform.pc',
    },
    Matches: { description: 'The best products that fit all answers.', path: answered },
    Close: {
      description: 'Nothing fits all answers; the closest products are shown.',
      path: '/finder?category=2&use=grip.vertical&priority=microphone.detachable',
    },
    None: {
      description: 'Nothing fits even without the last answer.',
      path: '/finder?category=1&use=grip.left&priority=any',
    },
    Loading: { description: 'The next question loads.', path: answered, scenarios: 'net.slow3g' },
    Failed: {
      description: 'The next question could not be loaded.',
      path: answered,
      scenarios: 'catalog.failed',
    },
    German: { description: 'The finder in German.', path: '/finder?category=1', scenarios: 'lang.de' },
    Japanese: { description: 'The matches in Japanese.', path: answered, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof finderStates)[number]>;
