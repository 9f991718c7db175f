import type { GoodsDetail, GoodsSummary } from '@signal-shop/sdk/contract';
import type { FollowNetwork } from '../components/earn-points-row/earn-points-row.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

/** What the points store has in the shop of these scenarios. */
export function pointGoods(scenarios: string): InLocale<readonly GoodsSummary[]> {
  return (locale) => ask('listGoods', { filter: ['points'], page_size: 48 }, { scenarios, locale }).msg;
}

/** The first thing in the points store. */
export const goodsForPoints: InLocale<GoodsSummary> = (locale) => {
  const [goods] = pointGoods('')(locale);
  if (goods === undefined) throw new Error('The points store of the stories is empty');
  return goods;
};

/** The same goods as their own page has them, in the shop of these scenarios. */
export function detailForPoints(scenarios: string): InLocale<GoodsDetail> {
  return (locale) => {
    const { goods_id: id } = goodsForPoints(locale);
    return ask('getGoods', { id }, { scenarios, locale }).msg;
  };
}

/** Where the shop of the stories can be followed; on some of them the customer does. */
export function followNetworks(followed: readonly string[]): readonly FollowNetwork[] {
  return ask('getContact', {}).msg.social.map(({ name, link }) => ({
    name,
    href: link,
    isFollowed: followed.includes(name),
  }));
}
