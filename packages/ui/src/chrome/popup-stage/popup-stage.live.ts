import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const popupStageLive = {
  spec: ['§2'],
  requirements: ['POP-01', 'POP-02'],
  states: {
    Drawn: { path: '/', scenarios: 'popup.first-order', step: 'Wait half a second.' },
    Broken: { path: '/', scenarios: 'popup.seasonal,data.broken-images', step: 'Wait half a second.' },
    OfTheSale: { path: '/', scenarios: 'popup.seasonal', step: 'Wait half a second.' },
  },
} as const satisfies LiveLinks;
