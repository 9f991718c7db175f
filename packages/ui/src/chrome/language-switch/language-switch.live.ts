import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const languageSwitchLive = {
  spec: ['§4'],
  requirements: ['I18N-02'],
  states: {
    Closed: { description: 'The language menu is closed.', path: '/product/1' },
    Open: {
      description: 'The language menu lists the seven languages.',
      path: '/product/1',
      step: 'Open the languages in the header.',
    },
    Switching: {
      description: 'The shop loads another language.',
      path: '/product/1',
      scenarios: 'net.slow3g',
      step: 'Choose another language.',
    },
    Failed: {
      description: 'The other language could not be loaded.',
      path: '/product/1',
      scenarios: 'lang.switch-failed',
      step: 'Choose another language.',
    },
  },
} as const satisfies LiveLinks;
