import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const languageSwitchLive = {
  spec: ['§4'],
  requirements: ['I18N-02'],
  states: {
    Closed: { path: '/product/1' },
    Open: { path: '/product/1', step: 'Open the languages in the header.' },
    Switching: { path: '/product/1', scenarios: 'net.slow3g', step: 'Choose another language.' },
    Failed: { path: '/product/1', scenarios: 'lang.switch-failed', step: 'Choose another language.' },
  },
} as const satisfies LiveLinks;
