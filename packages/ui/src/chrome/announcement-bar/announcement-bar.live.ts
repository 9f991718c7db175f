import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const announcementBarLive = {
  spec: ['§2'],
  requirements: ['LAY-01'],
  states: {
    Rotating: {
      says: 'Several announcements take turns above the header.',
      path: '/product/1',
      scenarios: 'notice.many',
    },
    Single: {
      says: 'One announcement stands still above the header.',
      path: '/product/1',
      scenarios: 'notice.one',
    },
    Empty: {
      says: 'There is no announcement, so the bar is not there.',
      path: '/product/1',
      scenarios: 'notice.none',
    },
    Paused: {
      says: 'The visitor paused the rotation of the announcements.',
      path: '/product/1',
      scenarios: 'notice.many',
      step: 'Stop the news from turning.',
    },
    Closed: {
      says: 'The visitor closed the announcements.',
      path: '/product/1',
      scenarios: 'notice.many',
      step: 'Close the news.',
    },
    LongTextDe: {
      says: 'A long German announcement wraps.',
      path: '/product/1',
      scenarios: 'data.long-text,lang.de',
    },
  },
} as const satisfies LiveLinks;
