import type { Category } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { SeedCategory } from '../../seed/types.ts';
import { bundlesWith } from '../../world/cart/bundles.ts';
import { listComments, relatedGoods } from '../../world/catalogue/catalogue.ts';
import type { CategoryPlace } from '../../world/catalogue/catalogue-index.ts';
import type { GoodsFacets } from '../../world/catalogue/facets.ts';
import { findGoods, presentGoods } from '../../world/catalogue/goods.ts';
import { listGoods } from '../../world/catalogue/listing.ts';
import { noPicture } from '../../world/catalogue/shown-picture.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Call } from '../dispatch/call.ts';
import { forAnyone } from '../dispatch/call.ts';
import { toBundle } from '../views/bundle-views.ts';
import { toComment } from '../views/comment-views.ts';
import { toCategoryLink, toGoodsDetail, toGoodsSummary, toMenuGoods } from '../views/goods-views.ts';

const goodsPerPage = 12;
const commentsPerPage = 10;

/** Handlers of categories, goods and comments. */
export const catalogueOperations = {
  listCategories: forAnyone('listCategories', (call) => ({
    msg: {
      tree:
        call.world.state.display.categories === 'none'
          ? []
          : call.world.shop.catalogue.categories.map((category) => toCategory(call, category)),
      lang: call.locale,
    },
  })),

  listGoods: forAnyone('listGoods', (call, argument) => {
    const { page = 1, page_size: pageSize = goodsPerPage } = argument;
    const { goods, total, facets, category, matches } = listGoods(
      call.world,
      {
        categoryId: argument.category_id ?? null,
        keywords: argument.keywords ?? null,
        filters: argument.filter ?? [],
        attributes: argument.attributes ?? [],
        priceMin: argument.price_min ?? null,
        priceMax: argument.price_max ?? null,
        ratingMin: argument.rating_min ?? null,
        sort: argument.sort ?? 'popular',
        page,
        pageSize,
      },
      call,
    );
    return {
      msg: goods.map((one) => toGoodsSummary(call.world, one, call)),
      total,
      page,
      page_size: pageSize,
      facets: toFacets(call, facets),
      category: category === null ? null : toListedCategory(call, category),
      match: matches.match,
      corrected_query: matches.correctedQuery,
    };
  }),

  getGoods: forAnyone('getGoods', (call, { id }) => ({
    msg: toGoodsDetail(call.world, findGoods(call.world, id), call),
  })),

  listComments: forAnyone(
    'listComments',
    (call, { id, page = 1, page_size: pageSize = commentsPerPage, stars = null, with_pictures }) => {
      const query = { page, pageSize, stars, withPictures: with_pictures === Flag.yes };
      const { comments, total, average, histogram, pictureCount } = listComments(call.world, id, query);
      return {
        msg: comments.map((comment) => toComment(call, comment)),
        total,
        page,
        page_size: pageSize,
        average,
        histogram: [...histogram],
        picture_count: pictureCount,
      };
    },
    'token-helps',
  ),

  listRelatedGoods: forAnyone('listRelatedGoods', (call, { id }) => {
    const { world } = call;
    const msg = relatedGoods(world, id).map((goods) => toGoodsSummary(world, goods, call));
    const bundles = bundlesWith(world, findGoods(world, id)).map((one) => toBundle(world, one, call));
    return { msg, ...(bundles.length > 0 && { bundles }) };
  }),
};

function toCategory(call: Call, category: SeedCategory): Category {
  const { world, locale } = call;
  return {
    ...toCategoryLink(world, category, locale),
    pic: noPicture,
    children: category.children.map((child) => toCategory(call, child)),
    goods: presentGoods(world, category.menuGoods).map((goods) => toMenuGoods(world, goods, call)),
  };
}

function toFacets(
  { currency }: Call,
  { filters, attributes, ratings, prices, lowestCents, highestCents }: GoodsFacets,
) {
  return {
    filters: filters.map(({ filter, count }) => ({ filter, count })),
    attributes: attributes.map(({ attribute, count }) => ({ attribute, count })),
    ratings: ratings.map(({ ratingMin, count }) => ({ rating_min: ratingMin, count })),
    ...(prices.length > 0 && { prices: prices.map(toPriceFacet) }),
    price_min: inCurrency(lowestCents, currency),
    price_max: inCurrency(highestCents, currency),
  };
}

function toPriceFacet({ min, max, count }: GoodsFacets['prices'][number]) {
  return { ...(min !== null && { price_min: min }), ...(max !== null && { price_max: max }), count };
}

function toListedCategory({ world, locale }: Call, { category, path }: CategoryPlace) {
  return {
    ...toCategoryLink(world, category, locale),
    path: path.map((step) => toCategoryLink(world, step, locale)),
    children: category.children.map((child) => toCategoryLink(world, child, locale)),
  };
}
