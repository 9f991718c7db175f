import type { LiveLinks } from '../../../stories/live-links.ts';
import type { searchResultsStates } from './search-results.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const searchResultsLive = {
  spec: ['§2', '§8'],
  requirements: ['NAV-04', 'LAY-03'],
  states: {
    Ready: { says: 'A search found products.', path: '/product?keywords=G' },
    Loading: { says: 'The search is running.', path: '/product?keywords=G', scenarios: 'net.slow3g' },
    NoResults: { says: 'A search found nothing.', path: '/product?keywords=keyboard' },
    Failed: { says: 'The search failed.', path: '/product?keywords=G', scenarios: 'net.offline' },
    OneResult: { says: 'A search found one product.', path: '/product?keywords=G9000' },
    LongKeyword: {
      says: 'The search word is very long.',
      path: '/product?keywords=Donaudampfschifffahrtsgesellschaftskapit%C3%A4nskopfh%C3%B6rer',
    },
    MarkupInKeyword: {
      says: 'The search word contains code, which is shown as text.',
      path: '/product?keywords=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    },
    EmptyKeyword: { says: 'The search word is missing.', path: '/product?keywords=' },
  },
} as const satisfies LiveLinks<(typeof searchResultsStates)[number]>;
