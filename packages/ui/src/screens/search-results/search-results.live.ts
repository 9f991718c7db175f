import type { LiveLinks } from '../../stories/live-links.ts';
import type { searchResultsStates } from './search-results.states.ts';

/** Where the running shop shows the state of each story. */
export const searchResultsLive = {
  spec: ['§2', '§8'],
  requirements: ['NAV-04', 'LAY-03'],
  states: {
    Ready: { path: '/product?keywords=G' },
    Loading: { path: '/product?keywords=G', scenarios: 'net.slow3g' },
    NoResults: { path: '/product?keywords=keyboard' },
    Failed: { path: '/product?keywords=G', scenarios: 'net.offline' },
    OneResult: { path: '/product?keywords=G9000' },
    LongKeyword: { path: '/product?keywords=Donaudampfschifffahrtsgesellschaftskapit%C3%A4nskopfh%C3%B6rer' },
    MarkupInKeyword: { path: '/product?keywords=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E' },
    EmptyKeyword: { path: '/product?keywords=' },
  },
} as const satisfies LiveLinks<(typeof searchResultsStates)[number]>;
