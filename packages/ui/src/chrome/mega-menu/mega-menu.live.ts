import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const megaMenuLive = {
  spec: ['§2'],
  requirements: ['LAY-04', 'NAV-03'],
  states: {
    OneLevel: {
      description: 'The product menu has one level.',
      path: '/product/1',
      step: 'In a wide window, open “Headsets” in the menu. A shop with one level shows the same without those below.',
    },
    ThreeLevels: {
      description: 'The product menu opens three levels.',
      path: '/product/1',
      scenarios: 'category.three-levels',
      step: 'In a wide window, open “Headsets” in the menu.',
    },
    WithGoods: {
      description: 'The product menu shows products beside the categories.',
      path: '/product/1',
      step: 'In a wide window, open “Headsets” in the menu.',
    },
    EmptyCategory: {
      description: 'A category in the product menu has no products.',
      path: '/product/1',
      scenarios: 'catalog.tiny',
      step: 'In a wide window, open a category without goods in the menu.',
    },
    Many: {
      description: 'The product menu has many categories.',
      path: '/product/1',
      step: 'In a wide window, open “Headsets” in the menu. A shop with more categories shows more of the same.',
    },
    Keyboard: {
      description: 'The product menu is used with the keyboard.',
      path: '/product/1',
      step: 'In a wide window, walk through the menu with Tab, Enter and Escape.',
    },
  },
} as const satisfies LiveLinks;
