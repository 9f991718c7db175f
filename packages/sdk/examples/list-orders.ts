// Logs in and prints the orders of a customer: node list-orders.ts http://localhost:4010
import { createShopClient, isShopError } from '@signal-shop/sdk';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010', email = 'ada@example.com', password = 'volt-2026'] =
  process.argv.slice(2);
const statusNames = Object.fromEntries(Object.entries(OrderStatus).map(([name, code]) => [code, name]));
const shop = createShopClient({ baseUrl });

try {
  const { data } = await shop.logIn({ email, password });
  const { msg: orders, total } = await shop.listOrders({ state: 'orders' }, { timeoutMs: 5_000 });
  print(`${data.nickname} has ${total} orders.`);
  for (const { ordersn, money, paytype, orderstatus } of orders) {
    // The price of an order paid with points is in points.
    const price = paytype === PayType.points ? `${money} points` : formatMoney(money, 'en');
    print(`${ordersn}  ${price.padStart(12)}  ${statusNames[orderstatus]}`);
  }
} catch (error) {
  if (!isShopError(error)) throw error;
  print(`${error.message} (${error.kind})`);
  process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
