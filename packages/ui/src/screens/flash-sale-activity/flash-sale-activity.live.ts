import type { LiveLinks } from '../../stories/live-links.ts';
import type { flashSaleActivityStates } from './flash-sale-activity.states.ts';

const path = '/activity/flashsale';

/** Where the running shop shows the state of each story. */
export const flashSaleActivityLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['FLASH-01', 'FLASH-03', 'FLASH-04', 'FLASH-06', 'NAV-14'],
  states: {
    Active: { path, scenarios: 'flash.open' },
    BeforeBegin: { path, scenarios: 'flash.opens-10s' },
    Ended: { path, scenarios: 'flash.closes-10s', step: 'Wait ten seconds.' },
    Loading: { path, scenarios: 'net.slow3g' },
    Empty: { path, scenarios: 'flash.closed' },
    SoldOutAll: { path, scenarios: 'flash.sold-out' },
    SoldOutSome: { path, scenarios: 'flash.almost-gone', step: 'Buy what is left of some goods.' },
    LastTenSeconds: { path, scenarios: 'flash.closes-10s' },
    ReachesZero: { path, scenarios: 'flash.closes-10s', step: 'Wait ten seconds.' },
    Buying: { path, scenarios: 'flash.open,net.slow3g', step: 'Buy something.' },
    Failed: { path, scenarios: 'flash.failed' },
    StreamClosed: { path, scenarios: 'flash.open,sse.drop' },
    NoEventStream: { path, scenarios: 'flash.open,sse.refused' },
    German: { path, scenarios: 'flash.open,lang.de' },
    Japanese: { path, scenarios: 'flash.open,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof flashSaleActivityStates)[number]>;
