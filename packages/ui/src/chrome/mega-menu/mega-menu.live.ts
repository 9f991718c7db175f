import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const megaMenuLive = {
  spec: ['§2'],
  requirements: ['LAY-04', 'NAV-03'],
  states: {
    OneLevel: {
      path: '/product/1',
      step: 'In a wide window, open “Headsets” in the menu. A shop with one level shows the same without those below.',
    },
    ThreeLevels: {
      path: '/product/1',
      scenarios: 'category.three-levels',
      step: 'In a wide window, open “Headsets” in the menu.',
    },
    WithGoods: { path: '/product/1', step: 'In a wide window, open “Headsets” in the menu.' },
    EmptyCategory: {
      path: '/product/1',
      scenarios: 'catalog.tiny',
      step: 'In a wide window, open a category without goods in the menu.',
    },
    Many: {
      path: '/product/1',
      step: 'In a wide window, open “Headsets” in the menu. A shop with more categories shows more of the same.',
    },
    Keyboard: {
      path: '/product/1',
      step: 'In a wide window, walk through the menu with Tab, Enter and Escape.',
    },
  },
} as const satisfies LiveLinks;
