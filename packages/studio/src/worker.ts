import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readExposure, writeExposure } from './cache.ts';
import { paintOf } from './colors.ts';
import { writeAvif } from './encode.ts';
import type { Order } from './order.ts';
import { fileName } from './order.ts';
import { photograph } from './photograph.ts';
import { develop } from './render/develop.ts';
import type { Exposure } from './render/exposure.ts';

const { folder } = workerData as { folder: string };

parentPort?.on('message', async (order: Order) => {
  const exposure = readExposure(order.exposureHash) ?? expose(order);
  for (const color of order.colors) {
    const picture = develop(exposure, paintOf(color));
    for (const width of order.widths) {
      await writeAvif(picture, join(folder, order.model, fileName(order.view, color, width)), width);
    }
  }
  parentPort?.postMessage(order.hash);
});

function expose({ facts, view, widths, exposureHash }: Order): Exposure {
  const exposure = photograph(facts, view, Math.max(...widths));
  writeExposure(exposureHash, exposure);
  return exposure;
}
