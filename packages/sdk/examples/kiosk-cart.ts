// Example of a kiosk in a store: a customer logs in and edits a cart by touch; leaving clears the cart and the
// token.
// node kiosk-cart.ts http://localhost:4010
import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient } from '@signal-shop/sdk';
import { CartEditor } from '@signal-shop/sdk/cart';
import { formatMoney } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010'] = process.argv.slice(2);

// One client is one session: create a new client for the next customer.
const shop = createShopClient({ baseUrl, hooks: { onSessionEnded: () => print('Please log in again.') } });
await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
await emptyCart(shop);

const { msg: offers } = await shop.listGoods({ filter: ['inStock'], page_size: 2 });
for (const { goods_id } of offers) await shop.addCartItem({ id: goods_id, goods_number: 1 });

// The editor debounces changes for one second, sends one request at a time, and shows the latest quantity at
// once.
const editor = new CartEditor({
  send: (params) => shop.checkoutCart({ params }),
  reload: () => showCart(shop),
});
const [first] = offers;
if (first !== undefined) {
  // Three quick touches on "+" send one request: the first two changes are superseded.
  const touches = [2, 3, 4].map((quantity) => editor.change(first.goods_id, quantity));
  const outcomes = await Promise.all(touches);
  print(`Touches: ${outcomes.map(({ status }) => status).join(', ')}`);
}
// Disable "Pay" until the cart on the screen matches the cart of the shop.
print(editor.blocked ? 'Please wait.' : 'Ready to pay.');
editor.dispose();

// When the customer leaves, empty the cart and clear the token; a late response cannot restore it.
await emptyCart(shop);
await shop.session.clear();
print('Good bye.');

async function showCart({ getCart }: ShopClient): Promise<void> {
  const { msg: items, pay, msgData, total } = await getCart();
  for (const { goods_number, name, price } of items) {
    print(`${goods_number} × ${name}  ${formatMoney(price, 'en')}`);
  }
  print(
    `Goods ${formatMoney(pay, 'en')}, you save ${formatMoney(msgData.reduce, 'en')}: ${formatMoney(total, 'en')}`,
  );
}

async function emptyCart({ getCart, deleteCartItem }: ShopClient): Promise<void> {
  const { msg: items } = await getCart();
  for (const { goods_id } of items) await deleteCartItem({ id: goods_id });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
