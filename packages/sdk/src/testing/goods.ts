import { Flag, RebateKind } from '../generated/codes.ts';
import type {
  Banner,
  CartItem,
  ColourName,
  Comment,
  DownloadModel,
  FlashSaleItem,
  GoodsDetail,
  GoodsKind,
  GoodsSummary,
  HotProduct,
  MenuGoods,
  OrderLineReview,
  SuggestedGoods,
} from '../generated/types.ts';
import { daySeconds } from '../rules/time.ts';
import type { Faker } from './faker-type.ts';
import { fixedNow } from './fixed-now.ts';
import type { Settle } from './maker.ts';
import { seedBy } from './maker.ts';
import { sentenceOf } from './sentences.ts';

interface GoodsThumbnail {
  readonly goods_unit: string;
  readonly goods_kind: GoodsKind;
  readonly goods_color: ColourName;
  readonly name: string;
}

interface KnownGoods extends GoodsThumbnail {
  readonly price: number;
  readonly stock_count: number;
}

const colours = ['black', 'white', 'ember', 'blue', 'volt', 'violet'] as const satisfies ColourName[];

/** The shared facts of goods by id: the same wherever they appear, in any language. */
export function goodsOf(goodsId: number, faker: Faker): KnownGoods {
  seedBy(faker, `goods:${goodsId}`);
  const { arrayElement } = faker.helpers;
  const goods_kind = arrayElement(['headset', 'mouse']);
  const unit = faker.number.int({ min: 1, max: 9 });
  const goods_unit = `${goods_kind === 'headset' ? 'H' : 'M'}${unit}`;
  const family = arrayElement(['Signal', 'Relay', 'Carrier', 'Beacon']);
  return {
    goods_unit,
    goods_kind,
    goods_color: arrayElement(colours),
    name: `${family} ${goods_unit} ${goods_kind === 'headset' ? 'Gaming Headset' : 'Gaming Mouse'}`,
    price: faker.number.int({ min: 19, max: 199 }) + 0.99,
    stock_count: faker.number.int({ min: 12, max: 80 }),
  };
}

export function thumbnailOf(goodsId: number, faker: Faker): GoodsThumbnail {
  const { name, goods_unit, goods_kind, goods_color } = goodsOf(goodsId, faker);
  return { name, goods_unit, goods_kind, goods_color };
}

const fullPrice = { lowest_price_30_days: null, is_rebate: RebateKind.none, rebate: 0 } as const;

/** Goods in a list: in stock, not reduced, and in one color. */
export const settleGoods: Settle<GoodsSummary> = ({ goods_id }, faker, changes) => {
  const { price, stock_count, ...thumbnail } = goodsOf(goods_id, faker);
  const color = { goods_color: thumbnail.goods_color, stock_count, ...changes };
  return {
    colours: [{ goods_id, goods_color: color.goods_color, stock_count: color.stock_count }],
    ...thumbnail,
    ...fullPrice,
    goods_desc: sentenceOf(faker, 'goods'),
    goods_price: price,
    original_price: price,
    is_new: Flag.no,
    is_seckill: Flag.no,
    stock_count,
    rating: faker.number.float({ min: 3.8, max: 5, fractionDigits: 1 }),
    comment_count: faker.number.int({ min: 3, max: 240 }),
    integral_price: null,
  };
};

/** Goods with all fields of the product page. */
export const settleGoodsDetail: Settle<GoodsDetail> = (entity, faker, changes) => {
  const goods = settleGoods(entity, faker, changes);
  const { goods_kind } = { ...entity, ...goods, ...changes };
  return {
    ...goods,
    category_path: [goods_kind === 'headset' ? { id: 1, name: 'Headsets' } : { id: 2, name: 'Mice' }],
    maximum: 10,
    pictures: [],
    description: [
      { type: 'heading', text: sentenceOf(faker, 'goods') },
      { type: 'paragraph', text: sentenceOf(faker, 'goods') },
      { type: 'list', items: ['USB-C', '84 g'] },
    ],
    specifications: [
      { name: 'USB', value: '1.8 m' },
      { name: 'DPI', value: '12 000' },
    ],
    flash: null,
    warranty_days: 365,
    return_days: 45,
    free_test: null,
  };
};

/** A cart line with the same price as the goods in a list. */
export const settleCartItem: Settle<CartItem> = ({ goods_id }, faker) => {
  const { price, stock_count, ...thumbnail } = goodsOf(goods_id, faker);
  return {
    ...thumbnail,
    goods_number: 1,
    price,
    original_price: price,
    lowest_price_30_days: null,
    is_free: Flag.no,
    is_integral: Flag.no,
    is_rebate: RebateKind.none,
    is_seckill: Flag.no,
    stock_count,
    maximum: 10,
    integral_price: null,
  };
};

export const settleSuggestedGoods: Settle<SuggestedGoods> = ({ goods_id }, faker) => ({
  ...thumbnailOf(goods_id, faker),
  goods_price: goodsOf(goods_id, faker).price,
});

export const settleMenuGoods: Settle<MenuGoods> = ({ goods_id }, faker) => ({
  ...thumbnailOf(goods_id, faker),
  goods_desc: sentenceOf(faker, 'goods'),
  is_new: Flag.no,
  is_rebate: RebateKind.none,
  rebate: 0,
});

export const settleDownloadModel: Settle<DownloadModel> = ({ goods_id }, faker) =>
  thumbnailOf(goods_id, faker);

export const settleHotProduct: Settle<HotProduct> = ({ id }, faker) => {
  const { price, stock_count, ...thumbnail } = goodsOf(id, faker);
  return {
    ...thumbnail,
    ...fullPrice,
    goods_price: price,
    original_price: price,
    stock_count,
    is_new: Flag.no,
  };
};

/** Goods at three quarters of their price. */
export const settleFlashSaleItem: Settle<FlashSaleItem> = ({ id }, faker) => {
  const { price, stock_count, ...thumbnail } = goodsOf(id, faker);
  const seckill_price = Math.round(price * 75) / 100;
  return {
    ...thumbnail,
    goods_price: price,
    seckill_price,
    lowest_price_30_days: null,
    seckill_count: stock_count,
  };
};

/** A banner that links to a product page. */
export const settleBanner: Settle<Banner> = ({ goods_id }, faker) => {
  const { name, ...thumbnail } = thumbnailOf(goods_id, faker);
  return {
    ...thumbnail,
    title: name,
    remark: sentenceOf(faker, 'goods'),
    link: `/detail?id=${goods_id}`,
    video: '',
  };
};

/** A positive review by another customer. */
export const settleComment: Settle<Comment> = (_entity, faker) => ({
  stars: faker.number.int({ min: 3, max: 5 }),
  content: sentenceOf(faker, 'reviews'),
  pics: [],
  ctime: fixedNow - faker.number.int({ min: 1, max: 200 }) * daySeconds,
  praise_count: faker.number.int({ min: 0, max: 40 }),
  praised: Flag.no,
  verified: Flag.yes,
  own: Flag.no,
});

export const settleOrderLineReview: Settle<OrderLineReview> = ({ comment }, faker) => ({
  comment: { ...comment, ...settleComment(comment, faker, {}), own: Flag.yes },
});
