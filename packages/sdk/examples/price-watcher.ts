// Example of a price watcher: waits for the flash sale and prints the goods below a price. Ends with the sale
// or Ctrl-C.
// node price-watcher.ts http://localhost:4010 40
import { createShopClient } from '@signal-shop/sdk';
import { formatMoney, toCents } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010', most = '40'] = process.argv.slice(2);
const shop = createShopClient({ baseUrl });
let wasOpen = false;

const done = Promise.withResolvers<void>();
const stop = shop.watchActivity({
  // Reconnects with exponential backoff. Without this option the stream ends with the first broken connection.
  reconnect: true,
  onActivity: (open) => {
    if (open) void showBargains();
    else if (wasOpen) finish('The sale is over.');
    else print('No sale yet.');
    wasOpen = open;
  },
  onError: (error, retryInMs) => {
    if (retryInMs === undefined) finish(`${error.message} (${error.kind})`);
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => finish('Stopped.'));
await done.promise;

async function showBargains(): Promise<void> {
  print('The sale is open.');
  const sale = await shop.getFlashSale().safe();
  if (sale.status === 'failed') {
    print(sale.error.message);
    return;
  }
  // Compare integer cents: amounts in floating point are not exact.
  const limit = toCents(Number(most));
  const goods = sale.result.msg.flatMap((window) => window.goods);
  const bargains = goods.filter(({ seckill_price, seckill_count }) => {
    return seckill_count > 0 && toCents(seckill_price) <= limit;
  });
  print(`${bargains.length} of ${goods.length} cost ${formatMoney(Number(most), 'en')} or less.`);
  for (const { name, seckill_price, goods_price } of bargains) {
    print(`${name}: ${formatMoney(seckill_price, 'en')} instead of ${formatMoney(goods_price, 'en')}`);
  }
}

function finish(line: string): void {
  stop();
  print(line);
  done.resolve();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
