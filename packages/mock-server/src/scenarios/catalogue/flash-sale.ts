import { hourSeconds } from '@signal-shop/sdk/rules/time';
import { flashSaleSeconds } from '../../world/catalogue/flash-sale.ts';
import type { FlashSale } from '../../world/state/catalogue.ts';
import type { StreamBehaviour } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { alias, asEver, refuses, scenario, settles } from '../create/scenario.ts';

/** No sale: the popup of the home page is then the one for a first order. */
export const closed = scenario(
  'flash.closed',
  'no sale is planned: no strip, no menu entry, the first-order popup',
  (world) => set(world, { announce: 'never' }),
);

const refused = stream('refused', 'the stream is refused with 503');

export const flashScenarios: readonly Scenario[] = [
  closed,
  asEver(
    scenario('flash.open', 'the sale began just now', (world) => openFor(world, 0, flashSaleSeconds(world))),
  ),
  scenario('flash.opens-10s', 'the sale opens in 10 seconds', (world) =>
    openFor(world, 10, flashSaleSeconds(world)),
  ),
  scenario('flash.closes-10s', 'the sale closes in 10 seconds', (world) => openFor(world, 0, 10)),
  scenario('flash.outside-window', 'the stream says open, but the window has passed', (world) => {
    openFor(world, -2 * hourSeconds, hourSeconds);
    set(world, { announce: 'always' });
  }),
  scenario('flash.sold-out', 'the sale is open and everything in it is gone', (world) => {
    openFor(world, 0, flashSaleSeconds(world));
    set(world, { stock: 'sold-out' });
  }),
  scenario('flash.almost-gone', 'the sale is open and has at most 2 of each left', (world) => {
    openFor(world, 0, flashSaleSeconds(world));
    set(world, { stock: 'almost-gone' });
  }),
  scenario('flash.failed', 'the sale could not be loaded', refuses('failed', 'getFlashSale')),

  stream('kai', 'the stream says open, once'),
  stream('guan', 'the stream says closed, once'),
  stream('kai-then-guan', 'the stream says open, and closed 3 seconds later'),
  stream('drop', 'the stream says how things are and breaks'),
  stream('never', 'the stream never says anything'),
  stream('garbage', 'the stream says things that nobody understands'),
  refused,
  alias('sse.503', 'the stream is refused with 503', refused),
  stream('slow', 'the stream says nothing for 3 seconds'),
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
