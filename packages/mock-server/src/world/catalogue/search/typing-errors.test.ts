import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../../shop.ts';
import { visit } from '../../../testing/visitor.ts';

/** Searches as shoppers type them, and a word of the English name of the goods that they mean. */
const searches = [
  ['en', 'wireles hedset', 'Wireless Headset'],
  ['en', 'mause', 'Mouse'],
  ['en', 'blutooth', 'Bluetooth'],
  ['en', 'noise canceling', 'Noise-Canceling'],
  ['en', 'noise cancelling headphones', 'Noise-Canceling'],
  ['en', 'wirelessmouse', 'Wireless Mouse'],
  ['en', 'ergonmic mouse', 'Ergonomic Mouse'],
  ['en', 'verticle mouse', 'Vertical Mouse'],
  ['en', 'lightwieght mouse', 'Lightweight Mouse'],
  ['en', 'headfones', 'Headset'],
  ['en', 'cordless mouse', 'Wireless Mouse'],
  ['en', 'gaming mice for lefty', 'Left-Handed'],
  ['de', 'kabelose maus', 'Wireless Mouse'],
  ['de', 'funkmaus', 'Wireless Mouse'],
  ['de', 'bluetoth kopfhörer', 'Bluetooth'],
  ['de', 'hedset mit kabel', 'Wired Headset'],
  ['de', 'gerauschunterdrükung', 'Noise-Canceling'],
  ['de', 'ergonomishe maus', 'Ergonomic'],
  ['de', 'vertikalmaus', 'Vertical'],
  ['de', 'linkshender maus', 'Left-Handed'],
  ['de', 'kinder kopfhoerer', 'Kids'],
  ['fr', 'casqe sans fil', 'Wireless'],
  ['fr', 'sourie sans fil', 'Wireless Mouse'],
  ['fr', 'souri ergonomique', 'Ergonomic'],
  ['fr', 'casque antibruit', 'Noise-Canceling'],
  ['fr', 'casque bluethooth', 'Bluetooth'],
  ['fr', 'souris silensieuse', 'Silent'],
  ['fr', 'souris legere', 'Lightweight'],
  ['fr', 'ecouteurs pour enfants', 'Kids'],
  ['es', 'auriculares inalanbricos', 'Wireless'],
  ['es', 'raton inalambrico', 'Wireless Mouse'],
  ['es', 'rraton ergonomico', 'Ergonomic'],
  ['es', 'cascos bluetoot', 'Bluetooth'],
  ['es', 'cancelasion de ruido', 'Noise-Canceling'],
  ['es', 'raton silensioso', 'Silent'],
  ['es', 'mouse vertical', 'Vertical'],
  ['es', 'auricular infantil', 'Kids'],
  ['it', 'cufie wireless', 'Wireless'],
  ['it', 'mause senza fili', 'Wireless Mouse'],
  ['it', 'cuffie blutooth', 'Bluetooth'],
  ['it', 'mouse ergonomco', 'Ergonomic'],
  ['it', 'cuffia per bambino', 'Kids'],
  ['it', 'cancelazione rumore', 'Noise-Canceling'],
  ['it', 'mouse mancino', 'Left-Handed'],
  ['it', 'mouse silenzoso', 'Silent'],
  ['ja', 'ワイアレスマウス', 'Wireless Mouse'],
  ['ja', 'ヘッドセト', 'Headset'],
  ['ja', 'ワイヤレスヘットセット', 'Wireless'],
  ['ja', 'ノイキャン ヘッドホン', 'Noise-Canceling'],
  ['ja', 'ブルートゥース', 'Bluetooth'],
  ['ja', 'マウズ', 'Mouse'],
  ['ja', 'ぶるーとぅーす', 'Bluetooth'],
  ['ja', 'わいやれすまうす', 'Wireless Mouse'],
  ['ja', 'こどもむけ', 'Kids'],
  ['ja', '左利き マウス', 'Left-Handed'],
  ['ja', 'エルゴノミックスマウス', 'Ergonomic'],
  ['zh', '无限鼠标', 'Wireless Mouse'],
  ['zh', '蓝芽耳机', 'Bluetooth'],
  ['zh', '降燥耳机', 'Noise-Canceling'],
  ['zh', '滑鼠', 'Mouse'],
  ['zh', '人体工程学鼠标', 'Ergonomic'],
  ['zh', '静音书标', 'Silent'],
  ['zh', '儿童耳麦', 'Kids'],
] as const satisfies readonly (readonly [Locale, string, string])[];

test('[BEY-66] at least 60 searches with typing errors, synonyms and other spellings', () => {
  expect(searches.length).toBeGreaterThanOrEqual(60);
});

test.each(searches)('[BEY-66] %s: “%s” finds a %s first', async (locale, keywords, name) => {
  const shop = createShop();
  const { msg, match } = await visit(shop, { locale }).listGoods({ keywords, page_size: 3 });
  const { goods } = shop.world('default').shop;
  const names = msg.map(({ goods_id }) => goods.get(goods_id)?.name.en ?? '');
  expect(names.length).toBeGreaterThan(0);
  expect(match).not.toBe('none');
  expect(names.filter((one) => one.includes(name))).toEqual(names);
});

test.each([
  ['K9', 'K9'],
  ['k 9', 'K9'],
  ['g 9000', 'G9000'],
  ['G-9000', 'G9000'],
  ['g9000 headset', 'G9000'],
  ['A1', 'A1'],
])('a model leads the results: “%s”', async (keywords, model) => {
  const { msg, match, corrected_query } = await visit(createShop()).listGoods({ keywords });
  expect(msg[0]?.goods_unit).toBe(model);
  expect([match, corrected_query]).toEqual(['exact', null]);
});

test('[BEY-66] a corrected search has the search that it answers', async () => {
  const client = visit(createShop());
  expect(await client.listGoods({ keywords: 'wireles hedset' })).toMatchObject({
    match: 'near',
    corrected_query: 'wireless headset',
  });
  expect(await client.listGoods({ keywords: 'wireless toaster' })).toMatchObject({
    match: 'near',
    corrected_query: 'wireless',
  });
  for (const keywords of ['keyboard', 'gaming toaster', '…', 'ーーー'])
    expect(await client.listGoods({ keywords })).toMatchObject({
      match: 'none',
      corrected_query: null,
      total: 0,
    });
  expect(await client.listGoods({})).toMatchObject({ match: 'exact', corrected_query: null });
});

test('suggestions forgive typing errors, too', async () => {
  const client = visit(createShop());
  const suggestions = async (keywords: string) => (await client.suggest({ keywords })).msg;
  expect((await suggestions('wireles hedset')).terms).toContain('wireless headset');
  expect((await suggestions('blutooth')).categories.map(({ name }) => name)).toContain('Bluetooth');
  expect((await suggestions('headphones')).goods.length).toBeGreaterThan(0);
});
