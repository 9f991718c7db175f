// Takes the pictures of the shop: `npm run studio` takes those whose model, view or light has changed,
// `npm run studio -- K9 --view hero` one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { paintOf } from './colors.ts';
import { writePng } from './encode.ts';
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
  },
});
const folder = join(import.meta.dirname, '../../mock-server/pictures/goods');
const ledger = join(folder, 'ledger.json');
const [model] = positionals;
const view = values.view === undefined ? undefined : readView(values.view);

if (values.out !== undefined) await preview(values.out);
else await takeAll();

/** Writes one picture as PNG, to be looked at. */
async function preview(out: string): Promise<void> {
  const [order] = ordersOf(model, view === undefined ? ['hero'] : [view]);
  if (order === undefined) fail(`No model is called ${model ?? ''}.`);
  const color = order.colors.find((name) => name === values.color) ?? order.colors[0];
  if (color === undefined) fail(`${order.model} is sold in no color.`);
  const _startedAt = performance.now();
  const exposure = photograph(order.facts, order.view, Number(values.width));
  await writePng(develop(exposure, paintOf(color)), out);
}

async function takeAll(): Promise<void> {
  const known = readLedger();
  const orders = ordersOf(model, view === undefined ? viewNames : [view]).filter(
    (order) => known[keyOf(order)] !== order.hash,
  );
  if (orders.length === 0) {
    return;
  }
  const _startedAt = performance.now();
  const waiting = [...orders];
  let _done = 0;
  const work = async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { folder } });
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      await taken(worker, order);
      known[keyOf(order)] = order.hash;
      _done += 1;
      writeLedger(known);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function taken(worker: Worker, order: Order): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('message', () => {
    worker.off('error', reject);
    resolve();
  });
  worker.once('error', reject);
  worker.postMessage(order);
  return promise;
}

function keyOf({ id, view: name }: Order): string {
  return `${id}/${name}`;
}

function readLedger(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(ledger, 'utf8'));
  } catch {
    return {};
  }
}

function writeLedger(known: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  const sorted = Object.fromEntries(
    Object.entries(known).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
  writeFileSync(ledger, `${JSON.stringify(sorted, null, 2)}\n`);
}

function readView(name: string): ViewName {
  const found = viewNames.find((known) => known === name);
  return found ?? fail(`A view is one of ${viewNames.join(', ')}, not ${name}.`);
}

function fail(_sentence: string): never {
  process.exit(1);
}

function _seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
