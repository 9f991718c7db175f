// @vitest-environment node
import { expect, test } from 'vitest';
import type { Fetch } from '../../testing/test-environment.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { homeAtom, hotAtom, postsAtom, reviewsAtom } from './home.ts';

/** A server whose lists have entries that are nothing. */
const withHoles =
  (path: string) =>
  (server: Fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await server(request);
    if (!request.url.endsWith(path)) return answer;
    const body = await answer.json();
    const holed = Array.isArray(body.msg[0]) ? body.msg.map(withHole) : withHole(body.msg);
    return Response.json({ ...body, msg: holed }, { headers: answer.headers });
  };

const withHole = (list: readonly unknown[]) => [null, 'none', ...list, 7];

const lists = {
  '/api/index/getHotCategoryGoods': (shop: Shop) => hotOf(shop).hotProducts,
  '/api/index/getHotCategory': (shop: Shop) => hotOf(shop).hotCategories,
  '/api/index/getCommunity': ({ store }: Shop) => store.get(postsAtom),
  '/api/index/getGoodsComment': ({ store }: Shop) => store.get(reviewsAtom),
} as const;

test.each(Object.entries(lists))(
  '[HOME-02] [ERR-02] what is no entry of %s leaves the others as they are',
  async (path, read) => {
    const answers = [openTestShop(), openTestShop({ between: withHoles(path) })].map(async (shop) => {
      for (const atom of [homeAtom, hotAtom, postsAtom, reviewsAtom]) shop.store.sub(atom, () => undefined);
      await expect.poll(() => read(shop).status).toBe('ready');
      return read(shop);
    });
    const [whole, holed] = await Promise.all(answers);
    expect(holed).toEqual(whole);
  },
);

type Shop = ReturnType<typeof openTestShop>;
const hotOf = ({ store }: Shop) => store.get(hotAtom);
