import type { LiveLinks } from '../../../stories/live-links.ts';
import type { supportDownloadsStates } from './support-downloads.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const supportDownloadsLive = {
  spec: ['§1', '§2', '§7'],
  requirements: ['NAV-07', 'SUP-01', 'DET-05'],
  states: {
    Ready: { description: 'Drivers and manuals to download.', path: '/support/download' },
    Loading: { description: 'The downloads load.', path: '/support/download', scenarios: 'net.slow3g' },
    Empty: { description: 'There are no downloads.', path: '/support/download', scenarios: 'download.none' },
    Failed: {
      description: 'The downloads could not be loaded.',
      path: '/support/download',
      scenarios: 'net.offline',
    },
    Found: { description: 'A search found downloads.', path: '/support/download?keywords=k9' },
    NoMatch: { description: 'A search found no download.', path: '/support/download?keywords=submarine' },
    Mice: { description: 'The downloads for mice.', path: '/support/download?kind=mouse' },
    LastPage: { description: 'The last page of the downloads.', path: '/support/download?page=2' },
    German: { description: 'Downloads in German.', path: '/support/download', scenarios: 'lang.de' },
    Japanese: { description: 'Downloads in Japanese.', path: '/support/download', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof supportDownloadsStates)[number]>;
