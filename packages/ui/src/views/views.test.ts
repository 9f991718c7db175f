import { CouponKind } from '@signal-shop/sdk/contract';
import { aFlashSaleItem, aGoods, aHotProduct, aPost, aReview } from '@signal-shop/sdk/testing';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { plainLinks } from '../link/plain-links.tsx';
import { artOf } from './art-of.ts';
import { categoryCardOf } from './category-card-of.ts';
import { colorOptionOf } from './color-option-of.ts';
import { couponCardOf } from './coupon-card-of.ts';
import { downloadRowOf } from './download-row-of.ts';
import { flashSaleCardOf } from './flash-sale-card-of.ts';
import { galleryPictureOf, galleryTurnOf } from './gallery-of.ts';
import { altOfGoods } from './goods-alt.ts';
import { goodsRowOf } from './goods-row-of.ts';
import { hotProductCardOf } from './hot-product-card-of.ts';
import { pointsStoreCardOf } from './points-store-card-of.ts';
import { postCardOf } from './post-card-of.ts';
import { productCardOf } from './product-card-of.ts';
import { reviewCardOf } from './review-card-of.ts';

const { hrefs } = plainLinks;
const intl = createIntl({ locale: 'en', onError: () => {} });
const goods = aGoods({ goods_id: 1201, goods_kind: 'headset', goods_color: 'ember', goods_unit: 'K9' });
const art = { kind: 'headset', colour: 'ember', model: 'K9' };

test('a product card links to the goods and hands them to their page as a preview', () => {
  expect(productCardOf(goods, hrefs)).toMatchObject({
    id: 1201,
    href: '/detail?id=1201',
    preview: goods,
    art,
  });
});

test('goods without reviews have no rating', () => {
  expect(productCardOf({ ...goods, comment_count: 0, rating: 0 }, hrefs).rating).toBeNull();
  expect(productCardOf({ ...goods, comment_count: 2, rating: 4.5 }, hrefs).rating).toBe(4.5);
});

test('a popular product is tagged like goods of a list', () => {
  const product = aHotProduct({ id: 1203, goods_unit: 'G10', cateName: 'Wireless headsets', stock_count: 0 });
  expect(hotProductCardOf(product, hrefs)).toMatchObject({
    href: '/detail?id=1203',
    model: 'G10',
    category: 'Wireless headsets',
    stock: 0,
    tag: { kind: 'soldOut' },
  });
});

test('[FLASH-05] a flash sale never shows a negative stock or more than all sold', () => {
  const item = aFlashSaleItem({
    id: 7,
    seckill_count: -1,
    percent: 120,
    seckill_price: 53.3,
    goods_price: 79.9,
  });
  expect(flashSaleCardOf(item, hrefs)).toMatchObject({
    stock: 0,
    soldPercent: 100,
    price: 53.3,
    regularPrice: 79.9,
  });
});

test('goods for points link to their page for points', () => {
  const forPoints = { ...goods, integral_price: 1_200, stock_count: 0 };
  expect(pointsStoreCardOf(forPoints, hrefs)).toMatchObject({
    href: hrefs.goodsForPoints(1201),
    points: 1_200,
    isSoldOut: true,
  });
});

test('an order line is a row of its goods', () => {
  const line = { ...artFields(), goods_id: 1201, goods_name: 'K9', thumbnail: '/k9.avif' };
  expect(goodsRowOf(line, hrefs)).toEqual({ href: '/detail?id=1201', name: 'K9', art, picture: '/k9.avif' });
});

test('a category without its own link leads to its goods', () => {
  const category = { id: 1, catName: 'Headsets', title: 'Hear more', hot_pic: '', link: '', ...artFields() };
  expect(categoryCardOf(category, hrefs, intl).href).toBe(hrefs.category(1));
  expect(categoryCardOf({ ...category, link: '/product/2' }, hrefs, intl).href).toBe('/product/2');
});

test('a review names its author by the nickname, else by the customer name', () => {
  expect(reviewCardOf(aReview({ name: null, cname: 'Kurt H.' }), intl).name).toBe('Kurt H.');
  expect(reviewCardOf(aReview({ name: 'Grace', cname: 'Kurt H.' }), intl).name).toBe('Grace');
});

test('[A11Y] a photograph says what is seen where the words beside it do not', () => {
  const category = { id: 1, catName: 'Headsets', title: 'Hear more', hot_pic: '', link: '', ...artFields() };
  expect(categoryCardOf(category, hrefs, intl).alt).toBe('Headset: Ember');
  expect(reviewCardOf(aReview({ goods_kind: 'mouse', goods_color: 'black' }), intl).alt).toBe('Mouse: Black');
  expect(altOfGoods(goods, intl)).toBe('K9 headset');
});

test('the other views rename the fields', () => {
  const terms = { name: 'Headset coupon', minimum_pay: 50, scope: 'headset' } as const;
  expect(couponCardOf({ ...terms, kind: CouponKind.percent, value: 10 })).toEqual({
    name: 'Headset coupon',
    discount: { kind: 'percent', percent: 10 },
    minimum: 50,
    scope: 'headset',
  });
  expect(couponCardOf({ ...terms, kind: CouponKind.amount, value: 15 }).discount).toEqual({
    kind: 'amount',
    amount: 15,
  });
  expect(postCardOf(aPost({ id: 7, remark: 'Three months', pic: '/a.avif' }))).toMatchObject({
    id: 7,
    text: 'Three months',
    picture: '/a.avif',
  });
  const color = { goods_id: 1203, goods_color: 'black', stock_count: 0, pic_index: '/b.avif' } as const;
  expect(colorOptionOf(color, goods)).toEqual({
    id: 1203,
    art: { ...art, colour: 'black' },
    picture: '/b.avif',
    isSoldOut: true,
  });
  expect(galleryPictureOf({ pic: '/a.avif', view: 'close', text: 'Pad' })).toEqual({
    src: '/a.avif',
    shot: 'close',
    text: 'Pad',
  });
  expect(galleryTurnOf({ pic: '/t.avif', frames: 24, columns: 6 }).src).toBe('/t.avif');
  expect(downloadRowOf({ id: 1, kind: 'manual', name: 'K9', link: '/k9.pdf', size_bytes: 300 })).toEqual({
    kind: 'manual',
    name: 'K9',
    href: '/k9.pdf',
    sizeBytes: 300,
  });
  expect(artOf(goods)).toEqual(art);
});

function artFields() {
  return { goods_kind: 'headset', goods_color: 'ember', goods_unit: 'K9' } as const;
}
