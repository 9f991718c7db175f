import type { LiveLinks } from '../../../stories/live-links.ts';
import type { supportDownloadsStates } from './support-downloads.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const supportDownloadsLive = {
  spec: ['§1', '§2', '§7'],
  requirements: ['NAV-07', 'SUP-01', 'DET-05'],
  states: {
    Ready: { says: 'Drivers and manuals to download.', path: '/support/download' },
    Loading: { says: 'The downloads load.', path: '/support/download', scenarios: 'net.slow3g' },
    Empty: { says: 'There are no downloads.', path: '/support/download', scenarios: 'download.none' },
    Failed: {
      says: 'The downloads could not be loaded.',
      path: '/support/download',
      scenarios: 'net.offline',
    },
    Found: { says: 'A search found downloads.', path: '/support/download?keywords=k9' },
    NoMatch: { says: 'A search found no download.', path: '/support/download?keywords=submarine' },
    Mice: { says: 'The downloads for mice.', path: '/support/download?kind=mouse' },
    LastPage: { says: 'The last page of the downloads.', path: '/support/download?page=2' },
    German: { says: 'Downloads in German.', path: '/support/download', scenarios: 'lang.de' },
    Japanese: { says: 'Downloads in Japanese.', path: '/support/download', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof supportDownloadsStates)[number]>;
