import type { Banner, CallId, ColourName } from '@signal-shop/sdk/contract';
import { BannerMarking, BannerType } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { filmPoster } from '../../seed/site/film.ts';
import type { SeedBanner } from '../../seed/site-types.ts';
import { presentGoods, regularPrice } from '../../world/catalogue/goods.ts';
import { noPicture, photographOfScene } from '../../world/catalogue/shown-picture.ts';
import { runningFlashLists } from '../../world/flash-sale/flash-sale.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Display } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Call } from '../dispatch/call.ts';
import { forAnyone } from '../dispatch/call.ts';
import { toFeature } from '../views/feature-views.ts';
import { photographOf } from '../views/goods-photographs.ts';
import { toDrawing, toHotProduct, toLowestPrice } from '../views/goods-views.ts';

/** Handlers of the home page. A list that a scenario emptied answers with an empty list. */
export const homeOperations = {
  listBanners: forAnyone('listBanners', (call) => ({
    msg: {
      banner: entriesOf(
        call,
        'listBanners',
        call.world.shop.site.banners.flatMap((banner) => toBanner(call, banner)),
      ),
    },
  })),

  listNotices: forAnyone('listNotices', (call) => {
    const notices = entriesOf(call, 'listNotices', call.world.shop.site.notices);
    const most = { none: 0, one: 1, many: notices.length }[call.world.state.display.notices];
    return {
      msg: notices
        .slice(0, most)
        .map((notice) => ({ content: displayTextOf(call.world, notice, call.locale, 500) })),
    };
  }),

  listHotProducts: forAnyone('listHotProducts', (call) => {
    const [first, second] = call.world.shop.catalogue.hotLists.map((ids) =>
      entriesOf(call, 'listHotProducts', presentGoods(call.world, ids)).map((goods) =>
        toHotProduct(call.world, goods, call),
      ),
    );
    return { msg: [first ?? [], second ?? []] };
  }),

  listHotCategories: forAnyone('listHotCategories', (call) => ({
    msg: entriesOf(call, 'listHotCategories', call.world.shop.site.hotCategories).flatMap(
      ({ categoryId, title, kind, colour }) => {
        const category = call.world.shop.categories.get(categoryId)?.category;
        if (category === undefined) return [];
        return [
          {
            id: categoryId,
            catName: displayTextOf(call.world, category.name, call.locale),
            title: displayTextOf(call.world, title, call.locale),
            hot_pic: photographIn(call.world, categoryId, colour),
            link: `/product/${categoryId}`,
            goods_kind: kind,
            goods_color: colour,
          },
        ];
      },
    ),
  })),

  listFeatures: forAnyone('listFeatures', (call) => ({
    msg: entriesOf(call, 'listFeatures', call.world.shop.site.features).map((feature) =>
      toFeature(call, feature),
    ),
  })),

  listHotPosts: forAnyone('listHotPosts', (call) => ({
    msg: entriesOf(call, 'listHotPosts', call.world.shop.site.posts).map(
      ({ id, title, remark, daysAgo, goodsId }) => ({
        id,
        title: displayTextOf(call.world, title, call.locale, 300),
        remark: displayTextOf(call.world, remark, call.locale, 1_000),
        pic: presentGoods(call.world, [goodsId])
          .map((goods) => photographOf(call.world, goods, 'macro'))
          .join(''),
        ctime: call.world.clock.seconds() - daysAgo * daySeconds,
      }),
    ),
  })),

  listReviews: forAnyone('listReviews', (call) => ({
    msg: entriesOf(call, 'listReviews', call.world.shop.site.reviews).flatMap(
      ({ id, goodsId, remark, name, cname, stars }) =>
        presentGoods(call.world, [goodsId]).map((goods) => ({
          id,
          pic: toDrawing(call.world, goods, call.locale).pic_index,
          remark: displayTextOf(call.world, remark, call.locale, 2_000),
          ...nameShown(call.world, name, cname),
          stars,
          goods_kind: goods.kind,
          goods_color: goods.colour,
        })),
    ),
  })),

  getFlashSale: forAnyone('getFlashSale', (call) => {
    const { world, locale, currency } = call;
    const { beginTime, overTime, announce } = world.state.flashSale;
    const isPlanned = announce !== 'never';
    return {
      msg: entriesOf(call, 'getFlashSale', runningFlashLists(world)).map(({ list, offers, secondsLeft }) => ({
        title: displayTextOf(world, list.title, locale),
        time: secondsLeft,
        goods: offers.flatMap(({ item, cents, stock, percent }) =>
          presentGoods(world, [item.goodsId]).map((goods) => {
            const originalCents = regularPrice(world, goods).cents;
            return {
              ...toDrawing(world, goods, locale),
              id: goods.goodsId,
              goods_price: inCurrency(originalCents, currency),
              seckill_price: inCurrency(cents, currency),
              lowest_price_30_days: toLowestPrice(world, goods, { cents, originalCents }, call),
              seckill_count: stock,
              percent,
            };
          }),
        ),
      })),
      activity_begin_time: isPlanned ? beginTime : 0,
      activity_over_time: isPlanned ? overTime : 0,
      server_time: world.clock.seconds(),
      background_pic: photographOfScene(world, 'lineup'),
      window_pic: photographOfScene(world, 'desk-headset'),
    };
  }),
};

/** Goods of a category in the color that the home page gives it. */
function photographIn(world: World, categoryId: number, color: ColourName): string {
  const goods = world.shop.catalogue.goods.find(
    (one) => one.categoryId === categoryId && one.colour === color,
  );
  return goods === undefined ? noPicture : photographOf(world, goods, 'hero');
}

function entriesOf<Entry>(call: Call, list: CallId, entries: readonly Entry[]): Entry[] {
  return call.world.state.emptied.has(list) ? [] : [...entries];
}

function toBanner({ world, locale }: Call, banner: SeedBanner): Banner[] {
  if (!isShown(banner, world.state.display.banners)) return [];
  return presentGoods(world, [banner.goodsId]).map((goods) => {
    const { goods_unit, goods_kind, goods_color, pic_index } = toDrawing(world, goods, locale);
    const address = `/detail?id=${goods.goodsId}`;
    return {
      id: banner.id,
      type: BannerType[banner.type],
      video: banner.video,
      link: address,
      url: banner.type === 'video' ? filmPoster : pic_index,
      marking: BannerMarking[banner.marking],
      goods_id: goods.goodsId,
      title: displayTextOf(world, banner.title, locale),
      remark: displayTextOf(world, banner.remark, locale, 500),
      goods_unit,
      goods_kind,
      goods_color,
    };
  });
}

/** Video banners need a scenario: by default the carousel has pictures only. */
function isShown({ type, marking }: SeedBanner, display: Display['banners']): boolean {
  if (type === 'video') return display === 'video';
  return display === 'all' || display === 'image' || display === marking;
}

/** A reviewer has at least one name: with null data, the only name becomes the community name. */
function nameShown({ state }: World, name: string | null, cname: string | null) {
  return state.display.optional === 'filled' ? { name, cname } : { name: null, cname: cname ?? name };
}
