import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const searchOverlayLive = {
  spec: ['§2', '§4'],
  requirements: ['LAY-03', 'NAV-04', 'BEY-02'],
  states: {
    Open: {
      description: 'The search is open and empty.',
      path: '/product/1',
      step: 'Open the search in the header.',
    },
    Typing: {
      description: 'The visitor types a search.',
      path: '/product/1',
      scenarios: 'net.slow3g',
      step: 'Open the search in the header. Type “mouse”.',
    },
    Suggestions: {
      description: 'The search suggests products while the visitor types.',
      path: '/product/1',
      step: 'Open the search in the header. Type “mouse”.',
    },
    Recent: {
      description: "The search offers the visitor's recent words.",
      path: '/product?keywords=mouse',
      step: 'Open the search in the header.',
    },
    EmptySubmit: {
      description: 'The visitor searched for nothing and is asked for a keyword.',
      path: '/product/1',
      step: 'Open the search in the header. Search for nothing.',
    },
    HotWords: {
      description: 'The search offers popular words.',
      path: '/product/1',
      step: 'Open the search in the header.',
    },
    Mobile: {
      description: 'The search on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the search in the header.',
    },
    SuggestionsMobile: {
      description: 'Search suggestions on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the search in the header. Type “mouse”.',
    },
  },
} as const satisfies LiveLinks;
