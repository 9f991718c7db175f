import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../../shop.ts';
import { visit } from '../../../testing/visitor.ts';

/** Searches as shoppers type them, the id of the product that they mean, and words of its English name. */
const searches = [
  ['en', 'wireles hedset', 1011, 'Wireless Headset'],
  ['en', 'mause', 2011, 'Mouse'],
  ['en', 'blutooth', 1081, 'Bluetooth Headset'],
  ['en', 'noise canceling', 1131, 'Noise-Canceling Headset'],
  ['en', 'noise cancelling headphones', 1131, 'Noise-Canceling Headset'],
  ['en', 'wirelessmouse', 2051, 'Wireless Mouse'],
  ['en', 'ergonmic mouse', 2231, 'Ergonomic Mouse'],
  ['en', 'verticle mouse', 2261, 'Vertical Mouse'],
  ['en', 'lightwieght mouse', 2011, 'Lightweight Mouse'],
  ['en', 'headfones', 1011, 'Headset'],
  ['en', 'cordless mouse', 2051, 'Wireless Mouse'],
  ['en', 'gaming mice for lefty', 2291, 'Left-Handed Mouse'],
  ['en', 'g9000 hedset', 1031, 'G9000 Dual Wireless Headset'],
  ['en', 'hush pro hedset', 1141, 'Q5 Hush Pro'],
  ['en', 'm625 lightwieght', 2011, 'M625'],
  ['de', 'kabelose maus', 2051, 'Wireless Mouse'],
  ['de', 'funkmaus', 2051, 'Wireless Mouse'],
  ['de', 'bluetoth kopfhörer', 1081, 'Bluetooth Headset'],
  ['de', 'hedset mit kabel', 1201, 'Wired Headset'],
  ['de', 'gerauschunterdrükung', 1131, 'Noise-Canceling Headset'],
  ['de', 'ergonomishe maus', 2231, 'Ergonomic Mouse'],
  ['de', 'vertikalmaus', 2261, 'Vertical Mouse'],
  ['de', 'linkshender maus', 2291, 'Left-Handed Mouse'],
  ['de', 'kinder kopfhoerer', 1361, 'Kids’ Headset'],
  ['de', 'tempo hedset', 1041, 'K12 Tempo'],
  ['de', 'm 686 ergonomishe maus', 2231, 'M686'],
  ['fr', 'casqe sans fil', 1011, 'Wireless Headset'],
  ['fr', 'sourie sans fil', 2051, 'Wireless Mouse'],
  ['fr', 'souri ergonomique', 2231, 'Ergonomic Mouse'],
  ['fr', 'casque antibruit', 1131, 'Noise-Canceling Headset'],
  ['fr', 'casque bluethooth', 1081, 'Bluetooth Headset'],
  ['fr', 'souris silensieuse', 2091, 'Silent Mouse'],
  ['fr', 'souris legere', 2011, 'Lightweight Mouse'],
  ['fr', 'ecouteurs pour enfants', 1361, 'Kids’ Headset'],
  ['fr', 'casque drift bluethooth', 1091, 'B4 Drift'],
  ['fr', 'souris v5 vertikale', 2271, 'V5'],
  ['es', 'auriculares inalanbricos', 1011, 'Wireless Headset'],
  ['es', 'raton inalambrico', 2051, 'Wireless Mouse'],
  ['es', 'rraton ergonomico', 2231, 'Ergonomic Mouse'],
  ['es', 'cascos bluetoot', 1081, 'Bluetooth Headset'],
  ['es', 'cancelasion de ruido', 1131, 'Noise-Canceling Headset'],
  ['es', 'raton silensioso', 2091, 'Silent Mouse'],
  ['es', 'mouse vertical', 2261, 'Vertical Mouse'],
  ['es', 'auricular infantil', 1361, 'Kids’ Headset'],
  ['es', 'raton echo inalanbrico', 2081, 'M510 Echo'],
  ['es', 'auriculares puls', 1071, 'S7 Pulse'],
  ['it', 'cufie wireless', 1011, 'Wireless Headset'],
  ['it', 'mause senza fili', 2051, 'Wireless Mouse'],
  ['it', 'cuffie blutooth', 1081, 'Bluetooth Headset'],
  ['it', 'mouse ergonomco', 2231, 'Ergonomic Mouse'],
  ['it', 'cuffia per bambino', 1361, 'Kids’ Headset'],
  ['it', 'cancelazione rumore', 1131, 'Noise-Canceling Headset'],
  ['it', 'mouse mancino', 2291, 'Left-Handed Mouse'],
  ['it', 'mouse silenzoso', 2091, 'Silent Mouse'],
  ['it', 'cuffie orbit esporrt', 1341, 'E7 Orbit'],
  ['it', 'mouse m908 mmmo', 2171, 'M908'],
  ['ja', 'ワイアレスマウス', 2051, 'Wireless Mouse'],
  ['ja', 'ヘッドセト', 1011, 'Headset'],
  ['ja', 'ワイヤレスヘットセット', 1011, 'Wireless Headset'],
  ['ja', 'ノイキャン ヘッドホン', 1131, 'Noise-Canceling Headset'],
  ['ja', 'ブルートゥース', 1081, 'Bluetooth Headset'],
  ['ja', 'マウズ', 2011, 'Mouse'],
  ['ja', 'ぶるーとぅーす', 1081, 'Bluetooth Headset'],
  ['ja', 'わいやれすまうす', 2051, 'Wireless Mouse'],
  ['ja', 'こどもむけ', 1361, 'Kids’ Headset'],
  ['ja', '左利き マウス', 2291, 'Left-Handed Mouse'],
  ['ja', 'エルゴノミックスマウス', 2231, 'Ergonomic Mouse'],
  ['ja', 'G9000ヘッドセト', 1031, 'G9000'],
  ['ja', 'T3 マウズ', 2131, 'T3'],
  ['zh', '无限鼠标', 2051, 'Wireless Mouse'],
  ['zh', '蓝芽耳机', 1081, 'Bluetooth Headset'],
  ['zh', '降燥耳机', 1131, 'Noise-Canceling Headset'],
  ['zh', '滑鼠', 2011, 'Mouse'],
  ['zh', '人体工程学鼠标', 2231, 'Ergonomic Mouse'],
  ['zh', '静音书标', 2091, 'Silent Mouse'],
  ['zh', '儿童耳麦', 1361, 'Kids’ Headset'],
  ['zh', 'M510 书标', 2081, 'M510 Echo'],
  ['zh', 'V5 垂直书标', 2271, 'V5'],
] as const satisfies readonly (readonly [Locale, string, number, string])[];

test('[BEY-66] at least 60 searches with typing errors, synonyms and other spellings', () => {
  expect(searches.length).toBeGreaterThanOrEqual(60);
});

test.each(searches)(
  '[BEY-66] %s: “%s” finds goods %i among the first three, which are all “%s”',
  async (locale, keywords, id, words) => {
    const shop = createShop();
    const { msg, match } = await visit(shop, { locale }).listGoods({ keywords, page_size: 3 });
    const { goods } = shop.world('default').shop;
    const names = msg.map(({ goods_id }) => goods.get(goods_id)?.name.en ?? '');
    expect(msg.map(({ goods_id }) => goods_id)).toContain(id);
    expect(names.filter((one) => one.includes(words))).toEqual(names);
    expect(match).not.toBe('none');
  },
);

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
