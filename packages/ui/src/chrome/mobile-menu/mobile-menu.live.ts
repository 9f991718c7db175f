import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const mobileMenuLive = {
  spec: ['§2'],
  requirements: ['LAY-04', 'LAY-09'],
  states: {
    MobileDrawer: { path: '/product/1', step: 'Make the window as narrow as a phone. Open the menu.' },
    BranchOpen: {
      path: '/product/1',
      step: 'Make the window as narrow as a phone. Open the menu, and in it a category.',
    },
  },
} as const satisfies LiveLinks;
