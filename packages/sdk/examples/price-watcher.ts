// Waits for the flash sale and names what is cheap enough: node packages/sdk/examples/price-watcher.ts http://localhost:4010 40
// It ends with the sale, or with Ctrl-C.
import { createShopClient } from '@signal-shop/sdk';
import { formatMoney, toCents } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010', most = '40'] = process.argv.slice(2);
const shop = createShopClient({ baseUrl });
let wasOpen = false;

const done = Promise.withResolvers<void>();
const stop = shop.watchActivity({
  // Opened again after growing pauses when the connection breaks; without it the first break would be the end.
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
  // Compared in whole cents: 39.99 is not 39.99 in floating point.
  const limit = toCents(Number(most));
  const goods = sale.result.msg.flatMap((window) => window.goods);
  const found = goods.filter(({ seckill_price, seckill_count }) => {
    return seckill_count > 0 && toCents(seckill_price) <= limit;
  });
  print(`${found.length} of ${goods.length} cost ${formatMoney(Number(most), 'en')} or less.`);
  for (const { name, seckill_price, goods_price } of found) {
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
