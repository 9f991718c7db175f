import { cookieNames, sessionItemNames } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import type { Schema } from '../contract/support/bundle.ts';
import { contractCalls, resolve, schemaNamed } from '../contract/support/bundle.ts';

test('[STATE-01] the cookies have the names of the specification', () => {
  expect(Object.values(cookieNames).sort()).toEqual(
    [
      'token',
      'tiktokToken',
      'locale',
      'temp_car',
      'userInfo',
      'startTime',
      'pClicked',
      'hClicked',
      'activity',
      'fullpath',
    ].sort(),
  );
});

test('[STATE-01] the session items have the names of the specification', () => {
  expect(Object.values(sessionItemNames).sort()).toEqual(['fixedModal', 'order_sn', 'temp_email']);
});

/** The fields of specification §3, by the entity of the contract that has them. */
const entities = {
  Category: ['id', 'name', 'pic', 'children', 'goods'],
  MenuGoods: ['goods_id', 'goods_unit', 'goods_desc', 'pic_index', 'is_new', 'is_rebate', 'rebate'],
  CartItem: [
    ...['goods_id', 'goods_number', 'name', 'pic_index', 'goods_color', 'price'],
    ...['is_free', 'is_integral', 'is_rebate', 'is_seckill'],
  ],
  FullReduction: ['begin', 'pay', 'over', 'kg', 'reduce', 'poor'],
  TemporaryCartEntry: ['id', 'goods_number', 'type'],
  Note: ['content'],
  Contact: ['phone', 'email', 'site_copy'],
  Term: ['id', 'title', 'name'],
  UserInfo: ['is_pay', 'msg', 'bengoo'],
  Banner: ['id', 'type', 'video', 'link', 'url', 'marking', 'goods_id'],
  FlashSaleItem: ['id', 'name', 'pic_index', 'goods_price', 'seckill_price', 'seckill_count', 'percent'],
  FlashSaleList: ['time'],
  HotProduct: ['id', 'name', 'cateName', 'pic_index', 'goods_unit', 'goods_price', 'stock_count'],
  HotCategory: ['id', 'catName', 'title', 'hot_pic', 'link'],
  Post: ['id', 'title', 'remark', 'pic', 'ctime'],
  Review: ['id', 'pic', 'remark', 'name', 'cname'],
  OrderSummary: ['ordersn', 'ctime', 'paytype', 'buyeraddress', 'money', 'orderstatus'],
  OrderLine: [
    ...['cid', 'goods_name', 'thumbnail', 'goodsnumber', 'goodscolor'],
    ...['qtime', 'baotime', 'baoday'],
  ],
  Address: [
    ...['first_name', 'last_name', 'address', 'address_two', 'postal_code'],
    ...['city', 'state', 'region', 'phone'],
  ],
  Profile: [
    ...['email', 'firstname', 'country', 'city', 'state', 'birth_date', 'gender'],
    ...['invite_link', 'marketplace_url'],
  ],
  PrizeAddress: [
    ...['buyer_first_name', 'buyer_last_name', 'buyer_address', 'buyer_address_two'],
    ...['city', 'country', 'region', 'code', 'subcode', 'phone'],
  ],
  Prize: ['id', 'name', 'type'],
  TestApplication: ['atime', 'cusname', 'dealstatus', 'remark'],
  AfterSalesRequest: ['ordersn', 'reason'],
  AfterSalesDetail: ['ordersn', 'reason', 'credentials', 'problem', 'comment_url', 'note'],
  Logistics: ['tracking_number', 'company'],
  PointEntry: ['time', 'name', 'change', 'balance'],
};

test.each(Object.entries(entities))('[API-04] %s has every field of the specification', (name, fields) => {
  expect(fieldsOf(schemaNamed(name))).toEqual(expect.arrayContaining(fields));
});

test('[API-04] each line of an after-sales request has its quantity', () => {
  const line = schemaNamed('AfterSalesRequest').properties?.lines?.items;
  expect(Object.keys(line?.properties ?? {})).toContain('goodsnumber');
});

/** The names of the fields, with those that the entity takes from others. */
function fieldsOf(schema: Schema): readonly string[] {
  const { properties = {}, allOf = [] } = resolve(schema);
  return [...Object.keys(properties), ...allOf.flatMap(fieldsOf)];
}

/** The fields of responses in the specification, besides `code` and `msg`. */
const answers = {
  getCart: ['msg', 'pay', 'total', 'number', 'rebate', 'msgData'],
  getFlashSale: [
    ...['msg', 'activity_over_time', 'activity_begin_time', 'server_time'],
    ...['background_pic', 'window_pic'],
  ],
  getContact: ['msg', 'tiktok'],
  setLanguage: ['locale'],
};

test.each(Object.entries(answers))(
  '[API-02] %s responds with every field of the specification',
  (id, fields) => {
    const call = contractCalls.find((one) => one.id === id);
    const [success] = call?.answer.oneOf ?? [];
    expect(Object.keys(success?.properties ?? {})).toEqual(expect.arrayContaining(fields));
  },
);
