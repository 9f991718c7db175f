// Views convert entities of the world to the types of the contract, in the language and the currency of the call.
// Handlers use them; views read the world and never change it.
import { returnWindowDays, warrantyDays } from '@signal-shop/sdk/constants';
import type {
  CategoryLink,
  GoodsDetail,
  GoodsFile,
  GoodsSummary,
  HotProduct,
  Locale,
  MenuGoods,
  ModelColor,
  TextBlock,
} from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import type { SeedCategory, SeedGoods, SeedTextBlock } from '../../seed/types.ts';
import { fileAddress, fileBytes, filesOf } from '../../world/catalogue/downloads.ts';
import type { PriceNow } from '../../world/catalogue/goods.ts';
import {
  lowestBefore,
  maximumOf,
  pointsPriceOf,
  presentGoods,
  priceNow,
} from '../../world/catalogue/goods.ts';
import { noPicture } from '../../world/catalogue/shown-picture.ts';
import { stockOf } from '../../world/catalogue/stock.ts';
import { flashOffer, flashOfferEnds } from '../../world/flash-sale/flash-sale.ts';
import { commentsOf, ratingOf } from '../../world/reviews/comments.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import type { Market } from '../../world/state/money.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { World } from '../../world/state/world.ts';
import { toFreeTestOffer } from './free-test-offer.ts';
import { boxOf, outlinesOf, photographOf, sceneOf, toPictures, turnOf } from './goods-photographs.ts';

export function toFlag(value: boolean): Flag {
  return value ? Flag.yes : Flag.no;
}

export function toRebate(
  { rebate }: Pick<PriceNow, 'rebate'>,
  market: Market,
): Pick<GoodsSummary, 'is_rebate' | 'rebate'> {
  return {
    is_rebate: RebateKind[rebate.kind],
    rebate: rebate.kind === 'amount' ? inCurrency(rebate.value, market.currency) : rebate.value,
  };
}

export function toGoodsSummary(world: World, goods: SeedGoods, market: Market): GoodsSummary {
  const price = priceNow(world, goods);
  const secondView = photographOf(world, goods, 'side');
  return {
    ...toDrawing(world, goods, market.locale),
    ...(secondView !== noPicture && { hover_pic: secondView }),
    ...(goods.siblings.length > 1 && { colours: toColours(world, goods.siblings) }),
    goods_id: goods.goodsId,
    goods_desc: displayTextOf(world, goods.desc, market.locale, 500),
    goods_price: inCurrency(price.cents, market.currency),
    original_price: inCurrency(price.originalCents, market.currency),
    lowest_price_30_days: toLowestPrice(world, goods, price, market),
    is_new: toFlag(goods.isNew),
    ...toRebate(price, market),
    is_seckill: toFlag(price.flash !== null),
    stock_count: stockOf(world, goods),
    integral_price: pointsPriceOf(world, goods),
    rating: ratingOf(world, goods),
    comment_count: commentsOf(world, goods).length,
  };
}

/** The lowest recent price, which the law requires beside every reduced price; null without a reduction. */
export function toLowestPrice(
  world: World,
  goods: SeedGoods,
  price: Pick<PriceNow, 'cents' | 'originalCents'>,
  market: Market,
): number | null {
  const lowest = lowestBefore(world, goods, price);
  return lowest === null ? null : inCurrency(lowest, market.currency);
}

export function toHotProduct(world: World, goods: SeedGoods, market: Market): HotProduct {
  const price = priceNow(world, goods);
  const category = world.shop.categories.get(goods.categoryId)?.category;
  return {
    ...toDrawing(world, goods, market.locale),
    id: goods.goodsId,
    cateName: category === undefined ? goods.model : displayTextOf(world, category.name, market.locale),
    goods_price: inCurrency(price.cents, market.currency),
    original_price: inCurrency(price.originalCents, market.currency),
    lowest_price_30_days: toLowestPrice(world, goods, price, market),
    stock_count: stockOf(world, goods),
    is_new: toFlag(goods.isNew),
    ...toRebate(price, market),
  };
}

export function toMenuGoods(world: World, goods: SeedGoods, market: Market): MenuGoods {
  return {
    ...toDrawing(world, goods, market.locale),
    goods_id: goods.goodsId,
    goods_desc: displayTextOf(world, goods.desc, market.locale, 500),
    is_new: toFlag(goods.isNew),
    ...toRebate(priceNow(world, goods), market),
  };
}

/** The name and the drawing of goods. */
export function toDrawing(
  world: World,
  goods: SeedGoods,
  locale: Locale,
): Pick<GoodsSummary, 'name' | 'goods_unit' | 'goods_kind' | 'goods_color' | 'pic_index'> {
  return {
    name: displayTextOf(world, goods.name, locale),
    goods_unit: goods.model,
    goods_kind: goods.kind,
    goods_color: goods.colour,
    pic_index: photographOf(world, goods, 'hero'),
  };
}

export function toCategoryLink(world: World, { id, name }: SeedCategory, locale: Locale): CategoryLink {
  return { id, name: displayTextOf(world, name, locale) };
}

/** The categories from the root of the tree to this one. */
export function toCategoryPath(world: World, categoryId: number, locale: Locale): CategoryLink[] {
  const path = world.shop.categories.get(categoryId)?.path ?? [];
  return path.map((category) => toCategoryLink(world, category, locale));
}

export function toGoodsDetail(world: World, goods: SeedGoods, market: Market): GoodsDetail {
  const isRich = world.state.display.detail !== 'bare';
  return {
    ...toGoodsSummary(world, goods, market),
    category_path: toCategoryPath(world, goods.categoryId, market.locale),
    maximum: maximumOf(world, goods),
    pictures: isRich ? toPictures(world, goods, market.locale) : [],
    ...(isRich && turnOf(world, goods)),
    ...(isRich && sceneOf(world, goods, market.locale)),
    ...(isRich && boxOf(world, goods, market.locale)),
    ...(isRich && outlinesOf(world, goods)),
    colours: toColours(world, isRich ? goods.siblings : [goods.goodsId]),
    description: isRich
      ? goods.sheet.description.map((block) => toTextBlock(world, block, market.locale))
      : [],
    specifications: isRich
      ? goods.sheet.specifications.map(({ topic, name, value }) => ({
          name: name[market.locale],
          value: value[market.locale],
          topic,
        }))
      : [],
    files: isRich ? toFiles(world, goods, market.locale) : [],
    flash: toFlashOffer(world, goods, market),
    integral_price: isRich ? pointsPriceOf(world, goods) : null,
    warranty_days: warrantyDays,
    return_days: returnWindowDays,
    free_test:
      isRich && world.state.display.optional === 'filled'
        ? toFreeTestOffer(world, goods.goodsId, market.locale)
        : null,
  };
}

/** The goods of one model that are in the shop, as its colors. */
function toColours(world: World, goodsIds: readonly number[]): ModelColor[] {
  return presentGoods(world, goodsIds).map((goods) => {
    const picture = photographOf(world, goods, 'hero');
    return {
      goods_id: goods.goodsId,
      goods_color: goods.colour,
      stock_count: stockOf(world, goods),
      ...(picture !== noPicture && { pic_index: picture }),
    };
  });
}

/** The manuals and drivers of goods, in the language of the answer. */
export function toFiles(world: World, goods: SeedGoods, locale: Locale): GoodsFile[] {
  return filesOf(world, goods).map((file) => ({
    id: file.id,
    name: file.name[locale],
    kind: file.kind,
    link: fileAddress(goods, file, locale),
    size_bytes: fileBytes(goods, file, locale),
  }));
}

function toFlashOffer(world: World, goods: SeedGoods, market: Market): GoodsDetail['flash'] {
  const offer = flashOffer(world, goods.goodsId);
  if (offer === null) return null;
  return {
    seckill_price: inCurrency(offer.cents, market.currency),
    seckill_count: offer.stock,
    percent: offer.percent,
    over_time: flashOfferEnds(world, goods.goodsId),
    server_time: world.clock.seconds(),
  };
}

export function toTextBlock(world: World, block: SeedTextBlock, locale: Locale): TextBlock {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', text: displayTextOf(world, block.text, locale, 300) };
    case 'paragraph':
      return { type: 'paragraph', text: displayTextOf(world, block.text, locale, 2_000) };
    case 'list':
      return { type: 'list', items: block.items.map((item) => displayTextOf(world, item, locale, 500)) };
  }
}
