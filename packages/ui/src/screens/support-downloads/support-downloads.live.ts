import type { LiveLinks } from '../../stories/live-links.ts';
import type { supportDownloadsStates } from './support-downloads.states.ts';

/** Where the running shop shows the state of each story. */
export const supportDownloadsLive = {
  spec: ['§1', '§2', '§7'],
  requirements: ['NAV-07', 'SUP-01', 'DET-05'],
  states: {
    Ready: { path: '/support/download' },
    Loading: { path: '/support/download', scenarios: 'net.slow3g' },
    Empty: { path: '/support/download', scenarios: 'download.none' },
    Failed: { path: '/support/download', scenarios: 'net.offline' },
    Found: { path: '/support/download?keywords=k9' },
    NoMatch: { path: '/support/download?keywords=submarine' },
    Mice: { path: '/support/download?kind=mouse' },
    LastPage: { path: '/support/download?page=2' },
    German: { path: '/support/download', scenarios: 'lang.de' },
    Japanese: { path: '/support/download', scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof supportDownloadsStates)[number]>;
