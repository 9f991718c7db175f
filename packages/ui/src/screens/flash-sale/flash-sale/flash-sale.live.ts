import type { LiveLinks } from '../../../stories/live-links.ts';
import type { flashSaleStates } from './flash-sale.states.ts';

const path = '/activity/flashsale';

/** The URL and the scenarios of each story in the running shop. */
export const flashSaleLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['FLASH-01', 'FLASH-03', 'FLASH-04', 'FLASH-06', 'NAV-14'],
  states: {
    Active: { description: 'The flash sale is on, and a clock counts down.', path, scenarios: 'flash.open' },
    BeforeBegin: {
      description: 'The flash sale has not started, and a clock counts down to it.',
      path,
      scenarios: 'flash.opens-10s',
    },
    Ended: {
      description: 'The flash sale is over.',
      path,
      scenarios: 'flash.closes-10s',
      step: 'Wait ten seconds.',
    },
    Loading: { description: 'The flash sale loads.', path, scenarios: 'net.slow3g' },
    Empty: { description: 'The flash sale has no products.', path, scenarios: 'flash.closed' },
    SoldOutAll: {
      description: 'Everything in the flash sale is sold out.',
      path,
      scenarios: 'flash.sold-out',
    },
    SoldOutSome: {
      description: 'Some of the flash sale is sold out.',
      path,
      scenarios: 'flash.almost-gone',
      step: 'Buy what is left of some goods.',
    },
    LastTenSeconds: {
      description: 'The flash sale ends in ten seconds.',
      path,
      scenarios: 'flash.closes-10s',
    },
    ReachesZero: {
      description: 'The clock of the flash sale reaches zero.',
      path,
      scenarios: 'flash.closes-10s',
      step: 'Wait ten seconds.',
    },
    Buying: {
      description: 'The customer buys from the flash sale.',
      path,
      scenarios: 'flash.open,net.slow3g',
      step: 'Buy something.',
    },
    Failed: { description: 'The flash sale could not be loaded.', path, scenarios: 'flash.failed' },
    StreamClosed: {
      description: 'The live connection of the flash sale broke.',
      path,
      scenarios: 'flash.open,sse.drop',
    },
    NoEventStream: {
      description: 'The browser has no live connection, so the page asks again and again.',
      path,
      scenarios: 'flash.open,sse.refused',
    },
    German: { description: 'The flash sale in German.', path, scenarios: 'flash.open,lang.de' },
    Japanese: { description: 'The flash sale in Japanese.', path, scenarios: 'flash.open,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof flashSaleStates)[number]>;
