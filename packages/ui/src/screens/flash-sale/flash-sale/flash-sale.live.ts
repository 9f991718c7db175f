import type { LiveLinks } from '../../../stories/live-links.ts';
import type { flashSaleStates } from './flash-sale.states.ts';

const path = '/activity/flashsale';

/** The URL and the scenarios of each story in the running shop. */
export const flashSaleLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['FLASH-01', 'FLASH-03', 'FLASH-04', 'FLASH-06', 'NAV-14'],
  states: {
    Active: { says: 'The flash sale is on, and a clock counts down.', path, scenarios: 'flash.open' },
    BeforeBegin: {
      says: 'The flash sale has not started, and a clock counts down to it.',
      path,
      scenarios: 'flash.opens-10s',
    },
    Ended: {
      says: 'The flash sale is over.',
      path,
      scenarios: 'flash.closes-10s',
      step: 'Wait ten seconds.',
    },
    Loading: { says: 'The flash sale loads.', path, scenarios: 'net.slow3g' },
    Empty: { says: 'The flash sale has no products.', path, scenarios: 'flash.closed' },
    SoldOutAll: { says: 'Everything in the flash sale is sold out.', path, scenarios: 'flash.sold-out' },
    SoldOutSome: {
      says: 'Some of the flash sale is sold out.',
      path,
      scenarios: 'flash.almost-gone',
      step: 'Buy what is left of some goods.',
    },
    LastTenSeconds: { says: 'The flash sale ends in ten seconds.', path, scenarios: 'flash.closes-10s' },
    ReachesZero: {
      says: 'The clock of the flash sale reaches zero.',
      path,
      scenarios: 'flash.closes-10s',
      step: 'Wait ten seconds.',
    },
    Buying: {
      says: 'The customer buys from the flash sale.',
      path,
      scenarios: 'flash.open,net.slow3g',
      step: 'Buy something.',
    },
    Failed: { says: 'The flash sale could not be loaded.', path, scenarios: 'flash.failed' },
    StreamClosed: {
      says: 'The live connection of the flash sale broke.',
      path,
      scenarios: 'flash.open,sse.drop',
    },
    NoEventStream: {
      says: 'The browser has no live connection, so the page asks again and again.',
      path,
      scenarios: 'flash.open,sse.refused',
    },
    German: { says: 'The flash sale in German.', path, scenarios: 'flash.open,lang.de' },
    Japanese: { says: 'The flash sale in Japanese.', path, scenarios: 'flash.open,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof flashSaleStates)[number]>;
