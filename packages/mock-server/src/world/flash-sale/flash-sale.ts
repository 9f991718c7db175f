import { isFlashSaleActive } from '@signal-shop/sdk/rules/countdown';
import type { SeedFlashItem, SeedFlashList } from '../../seed/types.ts';
import { stockOf } from '../catalogue/stock.ts';
import type { World } from '../state/world.ts';

/** An item of the sale at this moment. Money in US cents, `percent` is the sold share. */
export interface FlashOffer {
  readonly item: SeedFlashItem;
  readonly cents: number;
  readonly stock: number;
  readonly percent: number;
}

/** True while the shop's clock is inside the window: prices and lists depend on this alone. */
export function isFlashSaleOn(world: World): boolean {
  const { flashSale: sale } = world.state;
  return (
    sale.announce !== 'never' &&
    isFlashSaleActive({
      activity_begin_time: sale.beginTime,
      activity_over_time: sale.overTime,
      server_time: world.clock.seconds(),
    })
  );
}

/** The state that the activity stream announces: 1 open, 0 closed. */
export function announcedActivity(world: World): 0 | 1 {
  if (world.state.flashSale.announce === 'always') return 1;
  return isFlashSaleOn(world) ? 1 : 0;
}

/** The offer on these goods, sold out or not; null outside the sale. */
export function flashOffer(world: World, goodsId: number): FlashOffer | null {
  if (!isFlashSaleOn(world)) return null;
  for (const list of world.shop.catalogue.flashSale) {
    const item = list.items.find((candidate) => candidate.goodsId === goodsId);
    if (item !== undefined && secondsLeft(world, list) > 0) return offerOf(world, item);
  }
  return null;
}

export interface RunningFlashList {
  readonly list: SeedFlashList;
  readonly offers: readonly FlashOffer[];
  readonly secondsLeft: number;
}

/** The open lists. Each has its own end, at the latest the end of the window. */
export function runningFlashLists(world: World): readonly RunningFlashList[] {
  if (!isFlashSaleOn(world)) return [];
  return world.shop.catalogue.flashSale.flatMap((list) => {
    const remainingSeconds = secondsLeft(world, list);
    const offers = list.items
      .filter((item) => !world.state.gone.has(item.goodsId))
      .map((item) => offerOf(world, item));
    return offers.length === 0 || remainingSeconds <= 0
      ? []
      : [{ list, offers, secondsLeft: remainingSeconds }];
  });
}

function secondsLeft(world: World, list: SeedFlashList): number {
  const { beginTime, overTime } = world.state.flashSale;
  return Math.min(overTime, beginTime + list.closesInSeconds) - world.clock.seconds();
}

/** When the offer on these goods ends, in seconds since 1970. */
export function flashOfferEnds(world: World, goodsId: number): number {
  const now = world.clock.seconds();
  const running = runningFlashLists(world).filter(({ offers }) =>
    offers.some(({ item }) => item.goodsId === goodsId),
  );
  return Math.max(now, ...running.map((list) => now + list.secondsLeft));
}

/** Counts sold items of the sale; a negative quantity returns them. */
export function sellFromFlashSale(world: World, goodsId: number, quantity: number): void {
  const { sold } = world.state.flashSale;
  sold.set(goodsId, (sold.get(goodsId) ?? 0) + quantity);
}

/** When the window opens or closes next, in seconds since 1970; null when it does not. */
export function nextFlashSaleBoundary(world: World): number | null {
  const { flashSale: sale } = world.state;
  if (sale.announce !== 'in-window') return null;
  const now = world.clock.now() / 1_000;
  return [sale.beginTime, sale.overTime].find((boundary) => boundary > now) ?? null;
}

/** When the window opens (`beginTime`) or closes, in seconds since 1970; null when that is in the past or never. */
export function flashSaleBoundaryAhead(world: World, boundary: 'beginTime' | 'overTime'): number | null {
  const { flashSale: sale } = world.state;
  const isAhead = sale.announce === 'in-window' && sale[boundary] * 1_000 > world.clock.now();
  return isAhead ? sale[boundary] : null;
}

/** Opens or closes the window now, independent of its schedule. */
export function setFlashSale(world: World, activity: 0 | 1): void {
  const { flashSale: sale } = world.state;
  const now = world.clock.seconds();
  sale.announce = activity === 1 ? 'in-window' : 'never';
  if (activity === 1 && !isFlashSaleOn(world)) {
    sale.beginTime = now;
    sale.overTime = now + flashSaleSeconds(world);
  }
  world.announceActivity();
}

/** The window is as long as its longest list. */
export function flashSaleSeconds({ shop }: Pick<World, 'shop'>): number {
  return Math.max(0, ...shop.catalogue.flashSale.map((list) => list.closesInSeconds));
}

function offerOf(world: World, item: SeedFlashItem): FlashOffer {
  const { flashSale: sale } = world.state;
  const soldCount = sale.sold.get(item.goodsId) ?? 0;
  const initialCount = initialStock(sale.stock, item);
  const goods = world.shop.goods.get(item.goodsId);
  // The stock of the sale is at most the regular stock.
  const regularStock = goods === undefined ? 0 : stockOf(world, goods);
  const stock = Math.max(0, Math.min(initialCount - soldCount, regularStock));
  const total = item.percent >= 100 ? item.stock : item.stock / (1 - item.percent / 100);
  const percent = total <= 0 || stock <= 0 ? 100 : Math.min(99, Math.round((1 - stock / total) * 100));
  return { item, cents: item.seckillCents, stock, percent };
}

function initialStock(kind: World['state']['flashSale']['stock'], item: SeedFlashItem): number {
  if (kind === 'sold-out') return 0;
  return kind === 'almost-gone' ? Math.min(2, item.stock) : item.stock;
}
