import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const announcementBarLive = {
  spec: ['§2'],
  requirements: ['LAY-01'],
  states: {
    Rotating: { path: '/product/1', scenarios: 'notice.many' },
    Single: { path: '/product/1', scenarios: 'notice.one' },
    Empty: { path: '/product/1', scenarios: 'notice.none' },
    Paused: { path: '/product/1', scenarios: 'notice.many', step: 'Stop the news from turning.' },
    Closed: { path: '/product/1', scenarios: 'notice.many', step: 'Close the news.' },
    LongTextDe: { path: '/product/1', scenarios: 'data.long-text,lang.de' },
  },
} as const satisfies LiveLinks;
