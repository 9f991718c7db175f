// Renders the pictures of the shop: `npm run studio` renders those whose model, view or light has changed,
// `npm run studio -- K9 --view hero` one, `npm run studio -- --scene desk` a scene.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { models } from '@signal-shop/mock-server/models';
import { pruneExposures } from './cache.ts';
import { paintOf } from './colors.ts';
import { dominantColor } from './dominant-color.ts';
import { writePng } from './encode.ts';
import type { Ledger } from './ledger.ts';
import { folder, prune, readLedger, writeLedger } from './ledger.ts';
import type { Order, ProductSubject } from './order.ts';
import { ordersOf, sceneFile } from './order.ts';
import { photograph } from './photograph.ts';
import type { Picture } from './render/develop.ts';
import { develop } from './render/develop.ts';
import { photographScene } from './scenes/photograph-scene.ts';
import { sceneNames } from './scenes/scenes.ts';
import { viewNames } from './views.ts';
import { runInWorkers } from './worker-pool.ts';

const usage = `Renders the pictures of the shop.

  npm run studio                              all whose model, view or light has changed
  npm run studio -- K9                        those of a model
  npm run studio -- K9 --view hero            one picture
  npm run studio -- --scene desk              a scene
  npm run studio -- K9 --out preview.png      a preview of one, outside the shop

  --view <name>      ${viewNames.join(', ')}
  --scene <name>     ${sceneNames.join(', ')}
  --color <name>     of a preview; the first that the model is sold in by default
  --width <pixels>   of a preview, 640 by default
  --out <file>       writes a preview there, as PNG
  --workers <count>  pictures that are rendered at the same time, one for each core by default
  --help             prints this`;

const { values, positionals } = optionsOf(process.argv.slice(2));
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}
const [model] = positionals;
const all = ordersOf();
const chosen = all.filter(isChosen);
if (chosen.length === 0) {
  const names = models.map((one) => one.model).join(', ');
  fail(`No picture has this name. Models: ${names}. Views: ${viewNames.join(', ')}.`);
}

if (values.out === undefined) await takeAll();
else await preview(chosen[0] as Order, values.out);

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        view: { type: 'string' },
        scene: { type: 'string' },
        width: { type: 'string', default: '640' },
        color: { type: 'string' },
        out: { type: 'string' },
        workers: { type: 'string', default: String(availableParallelism()) },
      },
    });
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`);
  }
}

function isChosen({ subject }: Order): boolean {
  if (subject.kind === 'scene') {
    return values.scene === undefined
      ? model === undefined && values.view === undefined
      : subject.name === values.scene;
  }
  const isModel = model === undefined || subject.model.toLowerCase() === model.toLowerCase();
  const isView = values.view === undefined || subject.view === values.view;
  return values.scene === undefined && isModel && isView;
}

/** Writes one picture as PNG, for a preview. */
async function preview({ subject, key }: Order, out: string): Promise<void> {
  const startedAt = performance.now();
  const width = Number(values.width);
  const picture =
    subject.kind === 'scene' ? develop(photographScene(subject.name, width)) : previewProduct(subject, width);
  await writePng(picture, out);
  console.log(`${out}: ${key}, ${seconds(startedAt)} s`);
}

function previewProduct({ model: name, view, colors }: ProductSubject, width: number): Picture {
  const entry = models.find((one) => one.model === name);
  const color = colors.find((one) => one === values.color) ?? colors[0];
  if (entry === undefined || color === undefined) fail(`${name} is sold in no color.`);
  return develop(photograph(entry, view, width), paintOf(color));
}

async function takeAll(): Promise<void> {
  const known = readLedger();
  const orders = chosen.filter(({ key, hash }) => known[key]?.hash !== hash);
  console.log(`${orders.length} pictures to take.`);
  const startedAt = performance.now();
  let done = 0;
  await runInWorkers(new URL('worker.ts', import.meta.url), orders, Number(values.workers), async (order) => {
    known[order.key] = await entryOf(order);
    done += 1;
    writeLedger(known);
    console.log(`${done} of ${orders.length}, ${seconds(startedAt)} s: ${order.key}`);
  });
  if (chosen.length < all.length) return;
  prune(all);
  pruneExposures(new Set(all.map(({ exposureHash }) => exposureHash)));
}

async function entryOf({ subject, hash, widths }: Order): Promise<Ledger[string]> {
  if (subject.kind === 'product') return { hash, widths };
  const smallest = join(folder, sceneFile(subject.name, widths[0] ?? 0));
  return { hash, widths, color: await dominantColor(smallest) };
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
