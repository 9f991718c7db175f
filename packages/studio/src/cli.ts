// Renders the pictures of the shop: `npm run studio` renders those whose model, view or light has changed,
// `npm run studio -- K9 --view hero` one.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { pruneExposures } from './cache.ts';
import { paintOf } from './colors.ts';
import { writePng } from './encode.ts';
import { folder, keyOf, prune, readLedger, writeLedger } from './ledger.ts';
import type { Order } from './order.ts';
import { ordersOf } from './order.ts';
import { photograph } from './photograph.ts';
import { develop } from './render/develop.ts';
import type { ViewName } from './views.ts';
import { viewNames } from './views.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string' },
    width: { type: 'string', default: '640' },
    color: { type: 'string' },
    out: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const [model] = positionals;
const view = values.view === undefined ? undefined : readView(values.view);

if (values.out === undefined) await takeAll();
else await preview(values.out);

/** Writes one picture as PNG, for a preview. */
async function preview(out: string): Promise<void> {
  const [order] = ordersOf(model, view === undefined ? ['hero'] : [view]);
  if (order === undefined) fail(`No model is called ${model ?? ''}.`);
  const color = order.colors.find((name) => name === values.color) ?? order.colors[0];
  if (color === undefined) fail(`${order.model} is sold in no color.`);
  const startedAt = performance.now();
  const exposure = photograph(order.facts, order.view, Number(values.width));
  await writePng(develop(exposure, paintOf(color)), out);
  console.log(`${out}: ${order.model}, ${order.view}, ${color}, ${seconds(startedAt)} s`);
}

async function takeAll(): Promise<void> {
  const known = readLedger();
  const all = ordersOf(model, view === undefined ? viewNames : [view]);
  const orders = all.filter((order) => known[keyOf(order)]?.hash !== order.hash);
  console.log(`${orders.length} pictures to take.`);
  const startedAt = performance.now();
  const waiting = [...orders];
  let done = 0;
  const work = async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { folder } });
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      await renderWith(worker, order);
      known[keyOf(order)] = { hash: order.hash, widths: order.widths };
      done += 1;
      writeLedger(known);
      console.log(`${done} of ${orders.length}, ${seconds(startedAt)} s: ${order.model}, ${order.view}`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(Number(values.workers), orders.length) }, work));
  if (model !== undefined || view !== undefined) return;
  prune(all);
  pruneExposures(new Set(all.map(({ exposureHash }) => exposureHash)));
}

function renderWith(worker: Worker, order: Order): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('message', () => {
    worker.off('error', reject);
    resolve();
  });
  worker.once('error', reject);
  worker.postMessage(order);
  return promise;
}

function readView(name: string): ViewName {
  const viewName = viewNames.find((known) => known === name);
  return viewName ?? fail(`A view is one of ${viewNames.join(', ')}, not ${name}.`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
