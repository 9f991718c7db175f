import { createShop } from '../../shop.ts';
import { storeAnswer } from '../../world/state/idempotency.ts';
import type { MockServer } from '../start-mock-server.ts';
import { post } from './testing-server.ts';

/** The demonstration customer is logged in and has an empty cart. */
export const keyedScenario = ['auth.customer', 'cart.empty'];

/** Adds one item to the cart under the key `intention-` and this name. */
export async function addKeyed(server: MockServer, name: string, session = 'default') {
  const headers = {
    ...{ authorization: 'tok_customer_of_the_demonstration', 'x-mock-session': session },
    'idempotency-key': `intention-${name}`,
  };
  const item = { id: 2103, goods_number: 1 };
  const answer = await post(server, '/api/product/addCart', item, headers);
  const { status, text } = answer;
  return { status, text, isReplayed: answer.headers.get('idempotent-replayed') === 'true' };
}

/** A shop with one session, and writes with keys that change nothing else. */
export function shopWithAnswers() {
  const shop = createShop();
  let count = 0;
  return {
    shop,
    store(answers: number): void {
      for (let rest = answers; rest > 0; rest -= 1) {
        count += 1;
        storeAnswer(shop.world('default'), `key ${count}`, 'request', {
          headers: {},
          body: { code: 1, number: count },
        });
      }
    },
  };
}
