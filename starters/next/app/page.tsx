import { formatMoney } from '@signal-shop/sdk/rules/price';
import { shopOfRequest } from '../lib/shop';

/** Rendered for each request, because the shop knows who asks. */
export default async function BestSellers() {
  const shop = await shopOfRequest();
  const outcome = await shop.listGoods({ sort: 'popular', page_size: 6 }).safe();
  if (outcome.status === 'failed') return <p role="alert">{outcome.error.message}</p>;
  return (
    <>
      <h1>Best sellers</h1>
      <ul>
        {outcome.result.msg.map(({ goods_id, name, goods_price }) => (
          <li key={goods_id}>
            {name}, {formatMoney(goods_price, 'en')}
          </li>
        ))}
      </ul>
    </>
  );
}
