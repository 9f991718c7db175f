import { messagesOf } from '../../messages/messages.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { compareGoods } from '../../world/catalogue/comparison.ts';
import { findGoods, presentGoods, priceNow } from '../../world/catalogue/goods.ts';
import { suggest } from '../../world/catalogue/suggestions.ts';
import { addWish, joinWishes, removeWish, wishesOf } from '../../world/catalogue/wishes.ts';
import { cancelNotice, requestedNotices, requestNotice } from '../../world/mail/notices.ts';
import { distort } from '../../world/state/display-text.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Call } from '../dispatch/call.ts';
import { forAnyone, forMembers } from '../dispatch/call.ts';
import { toCategoryLink, toCategoryPath, toDrawing, toFlag, toGoodsSummary } from '../views/goods-views.ts';

const itemsPerPage = 12;
const confirmations = { backInStock: 'noticeOfStock', saleStart: 'noticeOfFlashSale' } as const;

/** Handlers of suggestions, wishes, comparisons and notices. */
export const shoppingHelpOperations = {
  suggest: forAnyone('suggest', (call, { keywords }) => {
    const { world, locale } = call;
    const { goods, categories, terms } = suggest(world, keywords, locale);
    return {
      msg: {
        goods: goods.map((one) => toSuggestedGoods(call, one)),
        categories: categories.map((category) => ({
          ...toCategoryLink(world, category, locale),
          category_path: toCategoryPath(world, category.id, locale),
        })),
        terms: terms.map((term) => distort(world, term, 200)),
      },
    };
  }),

  listGoodsByIds: forAnyone('listGoodsByIds', (call, { ids }) => ({
    msg: presentGoods(call.world, ids).map((goods) => toGoodsSummary(call.world, goods, call)),
  })),

  compareGoods: forAnyone('compareGoods', (call, { ids }) => {
    const { world, locale } = call;
    const { goods, rows } = compareGoods(world, ids, locale);
    return {
      msg: goods.map((one) => toGoodsSummary(world, one, call)),
      rows: rows.map(({ name, values }) => ({
        name: distort(world, name, 200),
        values: [...values],
        differs: toFlag(new Set(values).size > 1),
      })),
    };
  }),

  requestNotice: forAnyone('requestNotice', ({ world, locale }, { goods_id: goodsId, email, kind }) => {
    requestNotice(world, { goodsId, email, kind, locale });
    return { msg: messagesOf(locale).confirmations[confirmations[kind]] };
  }),

  listRequestedNotices: forMembers('listRequestedNotices', (call, argument) => {
    const { world, customer } = call;
    const { page = 1, page_size: pageSize = itemsPerPage } = argument;
    const requests = requestedNotices(world, customer);
    return {
      msg: requests.slice((page - 1) * pageSize, page * pageSize).map(({ goodsId, kind }) => ({
        kind,
        goods: toGoodsSummary(world, findGoods(world, goodsId), call),
      })),
      email: customer.email,
      total: requests.length,
      page,
      page_size: pageSize,
    };
  }),

  cancelNotice: forMembers('cancelNotice', ({ world, locale, customer }, { goods_id: goodsId, kind }) => {
    cancelNotice(world, customer, goodsId, kind);
    return { msg: messagesOf(locale).confirmations.noticeCanceled };
  }),

  listWishes: forMembers('listWishes', (call, argument) => {
    const { world, customer } = call;
    const { page = 1, page_size: pageSize = itemsPerPage } = argument;
    const wishes = wishesOf(world, customer);
    const pageGoods = wishes.slice((page - 1) * pageSize, page * pageSize);
    return {
      msg: pageGoods.map((goods) => toGoodsSummary(world, goods, call)),
      ids: wishes.map((goods) => goods.goodsId),
      total: wishes.length,
      page,
      page_size: pageSize,
    };
  }),

  addWish: forMembers('addWish', ({ world, locale, customer }, { id }) => {
    addWish(world, customer, id);
    return { msg: messagesOf(locale).confirmations.wishAdded, total: wishesOf(world, customer).length };
  }),

  removeWish: forMembers('removeWish', ({ world, locale, customer }, { id }) => {
    removeWish(world, customer, id);
    return { msg: messagesOf(locale).confirmations.wishRemoved, total: wishesOf(world, customer).length };
  }),

  joinWishes: forMembers('joinWishes', ({ world, locale, customer }, { ids }) => {
    const skippedIds = joinWishes(world, customer, ids);
    const total = wishesOf(world, customer).length;
    return { msg: messagesOf(locale).confirmations.wishesJoined, total, skipped: [...skippedIds] };
  }),
};

function toSuggestedGoods({ world, locale, currency }: Call, goods: SeedGoods) {
  return {
    ...toDrawing(world, goods, locale),
    goods_id: goods.goodsId,
    goods_price: inCurrency(priceNow(world, goods).cents, currency),
  };
}
