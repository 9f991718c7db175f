import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { models } from '@signal-shop/mock-server/models';
import { readExposure, writeExposure } from './cache.ts';
import { paintOf } from './colors.ts';
import { writeAvif } from './encode.ts';
import { folder } from './ledger.ts';
import type { Order } from './order.ts';
import { productFile, sceneFile } from './order.ts';
import { photograph } from './photograph.ts';
import { develop } from './render/develop.ts';
import type { Exposure } from './render/exposure.ts';
import { photographScene } from './scenes/photograph-scene.ts';

parentPort?.on('message', async (order: Order) => {
  const { subject, widths, exposureHash } = order;
  const exposure = readExposure(exposureHash) ?? expose(order);
  if (subject.kind === 'scene') {
    const picture = develop(exposure);
    for (const width of widths) await writeAvif(picture, join(folder, sceneFile(subject.name, width)), width);
  } else {
    for (const color of subject.colors) {
      const picture = develop(exposure, paintOf(color));
      for (const width of widths)
        await writeAvif(picture, join(folder, productFile(subject, color, width)), width);
    }
  }
  parentPort?.postMessage(order.hash);
});

function expose({ subject, widths, exposureHash }: Order): Exposure {
  const width = Math.max(...widths);
  const exposure =
    subject.kind === 'scene'
      ? photographScene(subject.name, width)
      : photograph(modelNamed(subject.model), subject.view, width);
  writeExposure(exposureHash, exposure);
  return exposure;
}

function modelNamed(name: string) {
  const model = models.find((one) => one.model === name);
  if (model === undefined) throw new Error(`No model is called ${name}.`);
  return model;
}
