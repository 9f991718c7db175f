import type { LiveLinks } from '../../../stories/live-links.ts';
import type { categoryStates } from './category.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const categoryLive = {
  spec: ['§2', '§7', '§8'],
  requirements: ['NAV-03', 'CAT-01', 'CAT-02', 'CAT-03'],
  states: {
    Ready: { description: 'A category lists its products.', path: '/product/1' },
    Loading: { description: 'A category loads its products.', path: '/product/1', scenarios: 'net.slow3g' },
    Empty: {
      description: 'A category has no products that match.',
      path: '/product/1',
      scenarios: 'category.empty',
    },
    Failed: {
      description: 'A category could not be loaded.',
      path: '/product/1',
      scenarios: 'catalog.failed',
    },
    ServerMessage: {
      description: 'The server explains why a category is not there.',
      path: '/product/1',
      scenarios: 'net.unknown-code',
    },
    Level1: {
      description: 'A category of the first level.',
      path: '/product/1',
      scenarios: 'category.three-levels',
    },
    Level2: {
      description: 'A category of the second level.',
      path: '/product/11',
      scenarios: 'category.three-levels',
    },
    Level3: {
      description: 'A category of the third level.',
      path: '/product/111',
      scenarios: 'category.three-levels',
    },
    NewReleases: { description: 'The newest products.', path: '/product?filter=new&sort=newest' },
    Deals: { description: 'The products with a lower price.', path: '/product?filter=deal' },
    SoldOutItems: {
      description: 'Some products of the category are sold out.',
      path: '/product/2',
      scenarios: 'stock.out',
    },
    LastPage: { description: 'The last page of a category.', path: '/product?page=6' },
    UnknownId: { description: 'The category does not exist.', path: '/product/99999' },
    LongNamesDe: {
      description: 'Long German product names wrap in a category.',
      path: '/product/1',
      scenarios: 'data.long-text,lang.de',
    },
  },
} as const satisfies LiveLinks<(typeof categoryStates)[number]>;
