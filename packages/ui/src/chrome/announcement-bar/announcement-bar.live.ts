import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const announcementBarLive = {
  spec: ['§2'],
  requirements: ['LAY-01'],
  states: {
    Rotating: {
      description: 'Several announcements take turns above the header.',
      path: '/product/1',
      scenarios: 'notice.many',
    },
    Single: {
      description: 'One announcement stands still above the header.',
      path: '/product/1',
      scenarios: 'notice.one',
    },
    Empty: {
      description: 'There is no announcement, so the bar is not there.',
      path: '/product/1',
      scenarios: 'notice.none',
    },
    Paused: {
      description: 'The visitor paused the rotation of the announcements.',
      path: '/product/1',
      scenarios: 'notice.many',
      step: 'Stop the news from turning.',
    },
    Closed: {
      description: 'The visitor closed the announcements.',
      path: '/product/1',
      scenarios: 'notice.many',
      step: 'Close the news.',
    },
    LongTextDe: {
      description: 'A long German announcement wraps.',
      path: '/product/1',
      scenarios: 'data.long-text,lang.de',
    },
  },
} as const satisfies LiveLinks;
