import { redirect } from 'next/navigation';
import { shopOfRequest } from '../../lib/shop';

export default async function Orders() {
  const shop = await shopOfRequest();
  const outcome = await shop.listOrders({ state: 'orders' }).safe();
  if (outcome.status === 'failed') {
    if (outcome.error.kind === 'session') redirect('/log-in');
    return <p role="alert">{outcome.error.message}</p>;
  }
  const { msg: orders, total } = outcome.result;
  return (
    <>
      <h1>{total} orders</h1>
      <ul>
        {orders.map(({ ordersn, lines }) => (
          <li key={ordersn}>
            {ordersn}: {lines.map(({ goods_name }) => goods_name).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
