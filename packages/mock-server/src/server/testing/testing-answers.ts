import { createShopClient } from '@signal-shop/sdk';
import { createShop } from '../../shop.ts';
import { picture } from '../../testing/pictures.ts';
import { storeUpload } from '../../world/reviews/uploads.ts';
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

/** Uploads a picture as the customer of `keyedScenario`. @returns its address */
export async function uploadPicture({ url }: MockServer): Promise<string> {
  const headers = { authorization: 'tok_customer_of_the_demonstration' };
  return (await createShopClient({ baseUrl: url, headers }).uploadPicture({ file: picture() })).url;
}

export async function statusOf({ url }: MockServer, path: string): Promise<number> {
  return (await fetch(new URL(path, url))).status;
}

/** A shop with one session, and writes that store keyed answers or pictures and change nothing else. */
export function shopWithAnswers() {
  const shop = createShop();
  let count = 0;
  return {
    shop,
    async storePicture(bytes: number): Promise<() => void> {
      const octets = await picture(bytes).bytes();
      const world = shop.world('default');
      const [customer] = world.state.customers.values();
      if (customer === undefined) throw new Error('The shop has no customer');
      return () => void storeUpload(world, customer, { octets, isCut: false });
    },
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
