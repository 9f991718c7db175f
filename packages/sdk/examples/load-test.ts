// Example of a load test: many concurrent visitors with their latencies.
// node load-test.ts http://localhost:4010 20 5
import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient } from '@signal-shop/sdk';

const [baseUrl = 'http://localhost:4010', visitors = '20', rounds = '5'] = process.argv.slice(2);
const waits = new Map<string, number[]>();
const failures = new Map<string, number>();

const startedAt = performance.now();
await Promise.all(Array.from({ length: Number(visitors) }, visit));
const seconds = (performance.now() - startedAt) / 1000;

const calls = [...waits.values()].reduce((sum, times) => sum + times.length, 0);
print(
  `${visitors} visitors made ${calls} calls in ${seconds.toFixed(1)} s, ${Math.round(calls / seconds)} a second.`,
);
for (const [operation, times] of [...waits].sort()) {
  const ascending = times.sort((a, b) => a - b);
  const at = (share: number) =>
    (ascending[Math.floor((ascending.length - 1) * share)] ?? 0).toFixed(1).padStart(7);
  print(
    `${operation.padEnd(16)}${String(times.length).padStart(6)} calls  p50${at(0.5)} ms  p95${at(0.95)} ms`,
  );
}
print(
  failures.size === 0 ? 'No failure.' : [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', '),
);
if (failures.size > 0) process.exitCode = 1;

/** Creates one client per visitor. Clients share no state, so thousands fit in one process. */
async function visit(): Promise<void> {
  const shop = createShopClient({
    baseUrl,
    timeoutMs: 10_000,
    // Measure single attempts: a retry would hide a failure.
    retry: { limit: 0 },
    hooks: {
      onAnswer: ({ operation, durationMs }) => {
        const times = waits.get(operation) ?? [];
        waits.set(operation, times);
        times.push(durationMs);
      },
    },
  });
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const call of browse(shop)) {
      const outcome = await call().safe();
      if (outcome.status === 'failed')
        failures.set(outcome.error.kind, (failures.get(outcome.error.kind) ?? 0) + 1);
    }
  }
}

/** Reads only: a load test of writes needs its own shop. */
function browse(shop: ShopClient) {
  return [() => shop.listBanners(), () => shop.listGoods({ page: 1 }), () => shop.getGoods({ id: 2011 })];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
