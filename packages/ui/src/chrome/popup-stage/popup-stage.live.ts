import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const popupStageLive = {
  spec: ['§2'],
  requirements: ['POP-01', 'POP-02'],
  states: {
    Drawn: {
      description: 'The picture of a popup is drawn by the shop.',
      path: '/',
      scenarios: 'popup.first-order',
      step: 'Wait half a second.',
    },
    Broken: {
      description: 'The picture of a popup cannot be loaded.',
      path: '/',
      scenarios: 'popup.seasonal,data.broken-images',
      step: 'Wait half a second.',
    },
    OfTheSale: {
      description: 'The picture of a popup announces the sale.',
      path: '/',
      scenarios: 'popup.seasonal',
      step: 'Wait half a second.',
    },
  },
} as const satisfies LiveLinks;
