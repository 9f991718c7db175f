import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { paintOf } from './colors.ts';
import { widths, writeAvif } from './encode.ts';
import type { Order } from './order.ts';
import { photograph } from './photograph.ts';
import { develop } from './render/develop.ts';

const { folder } = workerData as { folder: string };

parentPort?.on('message', async (order: Order) => {
  const exposure = photograph(order.facts, order.view, widths[widths.length - 1] ?? 1080);
  for (const color of order.colors) {
    const picture = develop(exposure, paintOf(color));
    for (const width of widths) {
      await writeAvif(picture, join(folder, String(order.id), `${order.view}-${color}-${width}.avif`), width);
    }
  }
  parentPort?.postMessage(order.hash);
});
