import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const compareBarLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    One: { path: '/product/1', step: 'Mark goods for comparison: one.' },
    Two: { path: '/product/1', step: 'Mark goods for comparison: two.' },
    Full: { path: '/product/1', step: 'Mark goods for comparison: four.' },
    Mobile: {
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Mark goods for comparison: two.',
    },
    German: { path: '/product/1', scenarios: 'lang.de', step: 'Mark goods for comparison: two.' },
  },
} as const satisfies LiveLinks;
