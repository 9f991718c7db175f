import type { LiveLinks } from '../../stories/live-links.ts';
import type { categoryStates } from './category.states.ts';

/** Where the running shop shows the state of each story. */
export const categoryLive = {
  spec: ['§2', '§7', '§8'],
  requirements: ['NAV-03', 'CAT-01', 'CAT-02', 'CAT-03'],
  states: {
    Ready: { path: '/product/1' },
    Loading: { path: '/product/1', scenarios: 'net.slow3g' },
    Empty: { path: '/product/1', scenarios: 'category.empty' },
    Failed: { path: '/product/1', scenarios: 'catalog.failed' },
    ServerMessage: { path: '/product/1', scenarios: 'net.unknown-code' },
    Level1: { path: '/product/1', scenarios: 'category.three-levels' },
    Level2: { path: '/product/11', scenarios: 'category.three-levels' },
    Level3: { path: '/product/111', scenarios: 'category.three-levels' },
    NewReleases: { path: '/product?filter=new&sort=newest' },
    Deals: { path: '/product?filter=deal' },
    SoldOutItems: { path: '/product/2', scenarios: 'stock.out' },
    LastPage: { path: '/product?page=6' },
    UnknownId: { path: '/product/99999' },
    LongNamesDe: { path: '/product/1', scenarios: 'data.long-text,lang.de' },
  },
} as const satisfies LiveLinks<(typeof categoryStates)[number]>;
