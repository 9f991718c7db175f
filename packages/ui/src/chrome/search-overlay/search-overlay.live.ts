import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const searchOverlayLive = {
  spec: ['§2', '§4'],
  requirements: ['LAY-03', 'NAV-04', 'BEY-02'],
  states: {
    Open: { path: '/product/1', step: 'Open the search in the header.' },
    Typing: {
      path: '/product/1',
      scenarios: 'net.slow3g',
      step: 'Open the search in the header. Type “mouse”.',
    },
    Suggestions: { path: '/product/1', step: 'Open the search in the header. Type “mouse”.' },
    Recent: { path: '/product?keywords=mouse', step: 'Open the search in the header.' },
    EmptySubmit: { path: '/product/1', step: 'Open the search in the header. Search for nothing.' },
    HotWords: { path: '/product/1', step: 'Open the search in the header.' },
    Mobile: {
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the search in the header.',
    },
    SuggestionsMobile: {
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the search in the header. Type “mouse”.',
    },
  },
} as const satisfies LiveLinks;
