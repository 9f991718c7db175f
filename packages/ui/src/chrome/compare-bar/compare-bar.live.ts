import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const compareBarLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    One: {
      description: 'One product waits for comparison, a second is needed.',
      path: '/product/1',
      step: 'Mark goods for comparison: one.',
    },
    Two: {
      description: 'Two products can be compared.',
      path: '/product/1',
      step: 'Mark goods for comparison: two.',
    },
    Full: {
      description: 'The comparison is full.',
      path: '/product/1',
      step: 'Mark goods for comparison: four.',
    },
    Mobile: {
      description: 'The comparison bar on a phone.',
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Mark goods for comparison: two.',
    },
    German: {
      description: 'The comparison bar in German.',
      path: '/product/1',
      scenarios: 'lang.de',
      step: 'Mark goods for comparison: two.',
    },
  },
} as const satisfies LiveLinks;
