import { BannerMarking, BannerType, Flag, RebateKind } from '../generated/codes.gen.ts';
import type {
  Banner,
  ColourName,
  Comment,
  GoodsDetail,
  GoodsKind,
  GoodsSummary,
} from '../generated/types.ts';
import { fromCents } from '../rules/price.ts';
import { chanceOf, fixedNow } from './chance.ts';

interface Look {
  readonly goods_unit: string;
  readonly goods_kind: GoodsKind;
  readonly goods_color: ColourName;
  readonly name: string;
}

/** What the same goods look like wherever they appear. */
export function lookOf(goodsId: number): Look {
  const { one, between } = chanceOf('look', goodsId);
  const goods_kind = one<GoodsKind>('headset', 'mouse');
  const goods_color = one<ColourName>('black', 'white', 'ember', 'blue', 'volt', 'violet');
  const goods_unit = goods_kind === 'headset' ? `H${between(1, 9)}` : `M${between(1, 9)}`;
  const family = one('Signal', 'Relay', 'Carrier', 'Beacon');
  const noun = goods_kind === 'headset' ? 'Gaming Headset' : 'Gaming Mouse';
  return { goods_unit, goods_kind, goods_color, name: `${family} ${goods_unit} ${noun}` };
}

/**
 * Goods as a list shows them: in stock, not reduced, unless said otherwise.
 * @example makeGoods(1201, { stock_count: 0 })
 */
export function makeGoods(goodsId: number, changes: Partial<GoodsSummary> = {}): GoodsSummary {
  const { between, one } = chanceOf('goods', goodsId);
  const price = fromCents(between(19, 199) * 100 + 99);
  return {
    goods_id: goodsId,
    ...lookOf(goodsId),
    goods_desc: one(
      'Light, quiet, made for long evenings.',
      'Wireless for 40 hours.',
      'A clear voice in every round.',
    ),
    pic_index: '',
    goods_price: price,
    original_price: price,
    lowest_price_30_days: null,
    is_new: Flag.no,
    is_rebate: RebateKind.none,
    rebate: 0,
    is_seckill: Flag.no,
    stock_count: between(12, 80),
    rating: between(38, 50) / 10,
    comment_count: between(3, 240),
    integral_price: null,
    ...changes,
  };
}

/** Goods with everything that their page shows. */
export function makeGoodsDetail(goodsId: number, changes: Partial<GoodsDetail> = {}): GoodsDetail {
  const goods = makeGoods(goodsId);
  const { goods_color, goods_kind, goods_unit, stock_count } = goods;
  return {
    ...goods,
    category_path: [
      { id: goods_kind === 'headset' ? 1 : 2, name: goods_kind === 'headset' ? 'Headsets' : 'Mice' },
    ],
    maximum: 10,
    pictures: [],
    colours: [{ goods_id: goodsId, goods_color, stock_count }],
    description: [
      { type: 'heading', text: 'Made for the long match' },
      { type: 'paragraph', text: `The ${goods_unit} keeps its promise in the third hour as in the first.` },
      { type: 'list', items: ['USB-C', 'Two years of firmware'] },
    ],
    specifications: [
      { name: 'Weight', value: '84 g' },
      { name: 'Cable', value: '1.8 m' },
    ],
    files: [
      {
        id: goodsId,
        name: `${goods_unit} manual`,
        kind: 'manual',
        link: `/files/${goods_unit}.pdf`,
        size_bytes: 482_113,
      },
    ],
    flash: null,
    integral_price: null,
    warranty_days: 365,
    return_days: 45,
    free_test: null,
    ...changes,
  };
}

/** What a customer says about goods. */
export function makeComment(id: number, changes: Partial<Comment> = {}): Comment {
  const { between, one } = chanceOf('comment', id);
  return {
    id,
    name: one('Ada', 'Grace', 'Linus', 'Margaret', 'Ken'),
    stars: between(3, 5),
    content: one(
      'Sits well, sounds better.',
      'The battery really lasts the week.',
      'Good clicks, light shell.',
    ),
    pics: [],
    ctime: fixedNow - between(1, 200) * 86_400,
    praise_count: between(0, 40),
    praised: Flag.no,
    verified: Flag.yes,
    own: Flag.no,
    ...changes,
  };
}

/** A banner that leads to the detail of goods. */
export function makeBanner(id: number, changes: Partial<Banner> = {}): Banner {
  const goodsId = 1_200 + id;
  const { goods_unit, goods_kind, goods_color, name } = lookOf(goodsId);
  return {
    id,
    type: BannerType.image,
    video: '',
    link: `/detail?id=${goodsId}`,
    url: '',
    marking: BannerMarking.detail,
    goods_id: goodsId,
    title: name,
    remark: 'Forty hours on one charge.',
    goods_unit,
    goods_kind,
    goods_color,
    ...changes,
  };
}
