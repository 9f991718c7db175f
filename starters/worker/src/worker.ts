// The best sellers of the shop as small JSON for a campaign page: GET /best-sellers?lang=de
import { connectShop, isShopError, memorySession } from '@signal-shop/sdk';
import { listGoods } from '@signal-shop/sdk/calls';
import { locales } from '@signal-shop/sdk/constants';

interface Environment {
  readonly SHOP_URL: string;
}

export default {
  async fetch(request: Request, { SHOP_URL }: Environment): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/best-sellers') return Response.json({ error: 'Not found.' }, { status: 404 });
    const wanted = searchParams.get('lang') ?? 'en';
    const lang = locales.find((locale) => locale === wanted);
    if (lang === undefined)
      return Response.json({ error: `The shop has no language ${wanted}.` }, { status: 400 });
    // A worker serves many visitors at once, so a client belongs to one request.
    const shop = connectShop({
      baseUrl: SHOP_URL,
      session: memorySession(),
      locale: () => lang,
      timeoutMs: 5_000,
    });
    try {
      const query = { sort: 'popular', page_size: 6 } as const;
      const { msg } = await listGoods(shop, query, { signal: request.signal });
      const goods = msg.map(({ goods_id, name, goods_price }) => ({
        id: goods_id,
        name,
        price: goods_price,
      }));
      return Response.json(goods, { headers: { 'cache-control': 'public, max-age=60' } });
    } catch (error) {
      if (!isShopError(error)) throw error;
      return Response.json({ error: error.message }, { status: 502, headers: { 'retry-after': '30' } });
    }
  },
};
