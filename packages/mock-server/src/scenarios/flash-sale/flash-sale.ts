import { hourSeconds } from '@signal-shop/sdk/rules/time';
import { flashSaleSeconds } from '../../world/flash-sale/flash-sale.ts';
import type { FlashSale } from '../../world/state/catalogue.ts';
import type { StreamBehaviour } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { alias, asInitialState, scenario, settles, withRefusal } from '../create/scenario.ts';

/** Without a sale the home page offers the first-order popup. */
export const closed = scenario(
  'flash.closed',
  'no flash sale is scheduled: no strip, no menu entry, the first-order popup',
  (world) => set(world, { announce: 'never' }),
);

const refused = stream('refused', 'the stream is rejected with 503');

export const flashScenarios: readonly Scenario[] = [
  closed,
  asInitialState(
    scenario('flash.open', 'the flash sale just started', (world) =>
      openFor(world, 0, flashSaleSeconds(world)),
    ),
  ),
  scenario('flash.opens-10s', 'the flash sale starts in 10 seconds', (world) =>
    openFor(world, 10, flashSaleSeconds(world)),
  ),
  scenario('flash.closes-10s', 'the flash sale ends in 10 seconds', (world) => openFor(world, 0, 10)),
  scenario('flash.outside-window', 'the stream sends open, but the sale’s time window is over', (world) => {
    openFor(world, -2 * hourSeconds, hourSeconds);
    set(world, { announce: 'always' });
  }),
  scenario('flash.sold-out', 'the flash sale is open and sold out', (world) => {
    openFor(world, 0, flashSaleSeconds(world));
    set(world, { stock: 'sold-out' });
  }),
  scenario('flash.almost-gone', 'the flash sale is open with at most 2 of each product left', (world) => {
    openFor(world, 0, flashSaleSeconds(world));
    set(world, { stock: 'almost-gone' });
  }),
  scenario('flash.failed', 'the flash sale fails to load', withRefusal('failed', 'getFlashSale')),

  stream('kai', 'the stream sends open once'),
  stream('guan', 'the stream sends closed once'),
  stream('kai-then-guan', 'the stream sends open, then closed 3 seconds later'),
  stream('drop', 'the stream sends the current state, then disconnects'),
  stream('never', 'the stream never sends an event'),
  stream('garbage', 'the stream sends malformed events'),
  refused,
  alias('sse.503', 'the stream is rejected with 503', refused),
  stream('slow', 'the stream’s first event is 3 seconds late'),
];

function openFor(world: World, beginsInSeconds: number, seconds: number): void {
  const beginTime = world.clock.seconds() + beginsInSeconds;
  set(world, { announce: 'in-window', stock: 'seeded', beginTime, overTime: beginTime + seconds });
  world.state.refusals.delete('getFlashSale');
}

function set(world: World, change: Partial<FlashSale>): void {
  Object.assign(world.state.flashSale, change);
}

function stream(behaviour: StreamBehaviour, description: string): Scenario {
  return scenario(`sse.${behaviour}`, description, settles({ stream: behaviour }));
}
