import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import { harbourAddressPlace, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { stockOf, takeFromStock } from '../../world/catalogue/stock.ts';
import { writeSnapshot } from '../../world/create/snapshot.ts';
import { frozenAtMs } from '../../world/state/clock.ts';
import { scenarios } from '../catalogue.ts';
import { applyScenarios, scenarioList } from './apply-scenarios.ts';
import { createWorld } from './create-world.ts';
import { initialStateName } from './scenario.ts';

// The faults of `net` violate the contract on purpose; net.test.ts covers them.
const plainNames = scenarioList
  .filter(({ name, group }) => !name.includes(':') && group !== 'net')
  .map(({ name }) => name);

test.each(plainNames)('the answers of %s match the contract', async (name) => {
  const shop = createShop({ scenarios: name });
  const client = visit(shop);
  await client.logIn({ email: 'ada@example.com', password: 'volt-2026' }).safe();
  const { goodsId } = plainOne(createWorld());
  const outcomes = await Promise.all(
    [
      client.listBanners(),
      client.listNotices(),
      client.listHotProducts(),
      client.listHotCategories(),
      client.listHotPosts(),
      client.listReviews(),
      client.getFlashSale(),
      client.listCategories(),
      client.listGoods({ keywords: 'wireless' }),
      client.getGoods({ id: goodsId }),
      client.listComments({ id: goodsId }),
      client.getCart(),
      client.listOrders({ page_size: 48 }),
      client.getOrderTax(harbourAddressPlace),
    ].map(refusalOf),
  );
  expect(outcomes).toContain('answered');
});

test('each scenario has a unique name and a description of one line', () => {
  const names = scenarioList.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, group, description } of scenarioList) {
    expect(name.startsWith(`${group}.`)).toBe(true);
    expect(description.length).toBeGreaterThan(10);
  }
});

test.each(
  scenarios.filter(({ sameAs, group }) => sameAs === initialStateName && !['auth', 'popup'].includes(group)),
)('$name reverts every other scenario of its slot', ({ name, slot }) => {
  const initialEffect = stateAfter('');
  for (const other of scenarios.filter((one) => one.slot === slot && one.group !== 'popup'))
    expect(stateAfter(other.name, name), other.name).toBe(initialEffect);
});

function stateAfter(...names: readonly string[]): string {
  const world = createWorld({ now: frozenAtMs });
  for (const name of names) applyScenarios(world, name);
  return writeSnapshot({ ...world.state, scenarios: [] });
}

test('contradictions and unknown names are refused with a message, and nothing changes', () => {
  const world = createWorld();
  const before = world.snapshot();
  const problemOf = (names: string) => {
    try {
      applyScenarios(world, names);
      return 'accepted';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  expect(problemOf('flash.closed,flash.open')).toBe(
    'Scenarios "flash.closed" and "flash.open" contradict each other: choose one of them.',
  );
  expect(problemOf('cart.tier-60,cart.empty')).toMatch(/contradict/);
  expect(problemOf('price.percent,data.zero-price')).toMatch(/contradict/);
  expect(problemOf('cart.huge')).toMatch(/^There is no scenario "cart.huge"\. There are: cart\.one, /);
  expect(problemOf('nonsense')).toBe(
    'There is no scenario "nonsense". scenarioList and GET /__mock/scenarios list all.',
  );
  expect(problemOf('auth.expires-after:soon')).toMatch(/whole number/);
  expect(problemOf('auth.expires-after')).toMatch(/whole number/);
  expect(problemOf('home.fail:fly')).toMatch(/listHotProducts/);
  expect(world.snapshot()).toBe(before);
});

test('scenarios compose in any order', () => {
  const one = createWorld({ scenarios: 'cart.tier-60,price.none,flash.closed,home.fail:listReviews' });
  const other = createWorld({
    scenarios: ['home.fail:listReviews', 'flash.closed', 'price.none', ' cart.tier-60'],
  });
  expect(one.snapshot()).toBe(other.snapshot());
});

test.each([0, 30, 60, 120, 180, 240, 300, 360])('cart.tier-%i reaches its tier', async (tier) => {
  const client = await visitAsCustomer(createShop({ scenarios: `cart.tier-${tier}` }));
  expect((await client.getCart()).msgData.begin).toBe(tier);
});

test.each([
  ['unpaid', 0],
  ['pending', 1],
  ['paid', 2],
  ['cancelled', 3],
  ['shipped', 4],
  ['complete', 5],
  ['deleted', 6],
  ['refundRequested', 7],
  ['refunded', 8],
  ['received', 9],
  ['refundRejected', 10],
])('order.%s is an order with status %i', async (name, status) => {
  const shop = createShop({ scenarios: `orders.empty,order.${name},line.8,paytype.3` });
  const client = await visitAsCustomer(shop);
  const ordersn = existing([...shop.world('default').state.orders.keys()].at(-1));
  const { msg } = await client.getOrder({ ordersn });
  expect(msg).toMatchObject({ orderstatus: status, paytype: 3 });
  expect(msg.lines.every(({ line_status }) => line_status === 8)).toBe(true);
});

test('one call of the home page fails, and the others succeed', async () => {
  const client = visit(createShop({ scenarios: 'home.fail:listHotProducts,home.fail:listReviews' }));
  expect(await refusalOf(client.listHotProducts())).toBe('failed');
  expect(await refusalOf(client.listReviews())).toBe('failed');
  expect((await client.listHotPosts()).msg.length).toBeGreaterThan(0);
});

test('[P12] buy now loses its connection before the shop processes it', async () => {
  const shop = createShop({ scenarios: 'buynow.network-failed' });
  const client = await visitAsCustomer(shop);
  const { goodsId } = plainOne(shop.world('default'));
  expect(await client.buyNow({ id: goodsId, goods_number: 1, type: 2 }).safe()).toMatchObject({
    error: { kind: 'network' },
  });
  expect((await client.getCart({ cartype: 2 })).number).toBe(0);
});

test('hostile texts arrive unchanged', async () => {
  const name = async (scenarios: string) =>
    existing((await visit(createShop({ scenarios })).listGoods()).msg[0]).name;
  expect(await name('data.html-in-text')).toContain('<script>');
  expect(await name('data.unicode')).toContain('\u202E');
  expect(await name('data.long-words')).toMatch(/^\w{120} /);
  expect((await name('data.long-text')).length).toBeGreaterThan(190);
});

test('stock.out in a running world includes goods that were bought before', () => {
  const world = createWorld();
  const goods = plainOne(world);
  takeFromStock(world, goods, 1);
  applyScenarios(world, 'stock.out');
  expect(stockOf(world, goods)).toBe(0);
});

test('the world lists its active scenarios: the later one of a slot wins', () => {
  const world = createWorld({ scenarios: 'flash.closed,cart.many' });
  expect(world.state.scenarios.toSorted()).toEqual(['cart.many', 'flash.closed']);
  applyScenarios(world, 'flash.open');
  expect(world.state.scenarios).toEqual(['cart.many', 'flash.open']);
  applyScenarios(world, 'cart.many');
  expect(world.state.scenarios).toEqual(['flash.open', 'cart.many']);
});
