import type { LiveLinks } from '../../../stories/live-links.ts';
import type { searchResultsStates } from './search-results.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const searchResultsLive = {
  spec: ['§2', '§8'],
  requirements: ['NAV-04', 'LAY-03'],
  states: {
    Ready: { description: 'A search found products.', path: '/product?keywords=G' },
    Loading: { description: 'The search is running.', path: '/product?keywords=G', scenarios: 'net.slow3g' },
    NearResults: {
      description: 'A search with typing errors shows what was probably meant.',
      path: '/product?keywords=wireles%20hedset',
    },
    NoResults: { description: 'A search found nothing.', path: '/product?keywords=keyboard' },
    Failed: { description: 'The search failed.', path: '/product?keywords=G', scenarios: 'net.offline' },
    OneResult: { description: 'A search found one product.', path: '/product?keywords=G9000' },
    LongKeyword: {
      description: 'The search word is very long.',
      path: '/product?keywords=Donaudampfschifffahrtsgesellschaftskapit%C3%A4nskopfh%C3%B6rer',
    },
    MarkupInKeyword: {
      description: 'The search word contains code, which is shown as text.',
      path: '/product?keywords=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    },
    EmptyKeyword: { description: 'The search word is missing.', path: '/product?keywords=' },
  },
} as const satisfies LiveLinks<(typeof searchResultsStates)[number]>;
