import { listingCall } from './listing.ts';
import type { MeasuredServer } from './measured-server.ts';
import { expectOk } from './measured-server.ts';

type Answer = Readonly<Record<string, unknown>>;

/** A customer in one session who browses, buys, and browses again. */
export interface Shopper {
  /** Sends the next request of the round. */
  step(): Promise<void>;
}

const goodsPerPage = 12;
const address = {
  first_name: 'Ada',
  last_name: 'Brennan',
  address: '418 Harbor View Road',
  address_two: '',
  postal_code: '98101',
  city: 'Seattle',
  state: 'WA',
  region: 'US',
  phone: '+1 206 555 0134',
};
const region = { region: 'US', state: 'WA', postal_code: '98101' };

/** @param answers counts the answers by call and code */
export function createShopper(
  server: MeasuredServer,
  session: string,
  answers: Map<string, number>,
): Shopper {
  let token: string | undefined;
  let goods: readonly number[] = [];
  let total: unknown = 0;
  let steps = 0;

  async function ask(path: string, body: object): Promise<Answer> {
    const headers = {
      'x-mock-session': session,
      ...(token === undefined ? {} : { authorization: token }),
    };
    const request = { path, body: JSON.stringify(body), headers };
    const response = expectOk(request, await server.send(request));
    const answer: Answer = JSON.parse(response.text);
    const kind = `${path} ${answer.code}`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    const renewedToken = response.headers.authorization;
    if (typeof renewedToken === 'string') token = renewedToken;
    return answer;
  }

  async function list(query: object): Promise<void> {
    const { path, body } = listingCall(query);
    const { msg } = await ask(path, JSON.parse(body));
    if (Array.isArray(msg) && msg.length > 0) goods = msg.map(({ goods_id: id }) => id);
  }

  const currentGoods = () => goods[steps % goods.length] ?? 0;
  const round: readonly (() => Promise<unknown>)[] = [
    () => list({ filter: ['inStock'], page: 1 + (Math.floor(steps / round.length) % 4) }),
    () => ask('/api/goods/getGoodsById', { id: currentGoods() }),
    () => ask('/api/product/addCart', { id: currentGoods(), goods_number: 1 }),
    () => ask('/api/product/getGoodsCart', {}),
    async () => {
      ({ total } = await ask('/api/product/getOrderTax', region));
    },
    () => ask('/api/product/order', { address, note: '', expected_total: Number(total ?? 0) }),
    () => ask('/api/order/index', { page_size: goodsPerPage }),
    () => list({ keywords: 'mouse', filter: ['inStock'], sort: 'rating' }),
    () => ask('/api/goods/suggest', { keywords: 'wire' }),
    () => ask('/api/product/getGoodsCart', { cartype: 2 }),
  ];

  return {
    async step() {
      if (token === undefined) {
        await ask('/api/login/login', { email: 'ada@example.com', password: 'volt-2026' });
      } else {
        await round[steps % round.length]?.();
        steps += 1;
      }
    },
  };
}
