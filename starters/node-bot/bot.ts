// Prints each model whose price or stock has changed. Stops with Ctrl-C, or after a number of rounds: npm start -- 3
import { setTimeout as pause } from 'node:timers/promises';
import { createShopClient, isShopError } from '@signal-shop/sdk';
import { listGoods } from '@signal-shop/sdk/calls';
import { paginate } from '@signal-shop/sdk/paginate';
import { formatMoney } from '@signal-shop/sdk/rules/price';

const { SHOP_URL = 'http://localhost:4010', SECONDS = '60' } = process.env;
const rounds = Number(process.argv[2] ?? 'Infinity');

// One signal stops the call, its retries and the pause between two rounds.
const shutdown = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutdown.abort());

const shop = createShopClient({ baseUrl: SHOP_URL, headers: { 'user-agent': 'stock-bot/1.0' } });
const known = new Map<number, string>();

for (let round = 1; round <= rounds && !shutdown.signal.aborted; round += 1) {
  try {
    await compare();
  } catch (error) {
    // The next round tries again: the SDK has already repeated what can be repeated.
    if (!isShopError(error)) throw error;
    console.error(`${error.message} (${error.kind})`);
  }
  if (round < rounds)
    await pause(Number(SECONDS) * 1_000, undefined, { signal: shutdown.signal }).catch(() => {});
}

async function compare(): Promise<void> {
  const isFirst = known.size === 0;
  for await (const goods of paginate(listGoods, shop, {}, { signal: shutdown.signal })) {
    const { goods_id, name, goods_price, stock_count } = goods;
    const now = `${formatMoney(goods_price, 'en')}, ${stock_count > 0 ? 'in stock' : 'sold out'}`;
    const before = known.get(goods_id);
    known.set(goods_id, now);
    if (!isFirst && before !== now) console.log(`${name}: ${before ?? 'new'} → ${now}`);
  }
  if (isFirst) console.log(`Watching ${known.size} models.`);
}
