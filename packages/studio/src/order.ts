import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { AnyModel } from '@signal-shop/mock-server/model-types';
import { models } from '@signal-shop/mock-server/models';
import { fileInWidth, fileOfGoods, fileOfScene } from '@signal-shop/mock-server/photographs';
import type { ColorName } from './colors.ts';
import { factsOf } from './facts.ts';
import type { SceneName } from './scenes/scenes.ts';
import { partsOfScene, sceneNames, scenes } from './scenes/scenes.ts';
import type { ViewName } from './views.ts';
import { fittedShots, isFitted, shotOf, turnFrames, turnShot, viewsOf, widths } from './views.ts';

/** One render, and what becomes of it. */
export interface Order {
  /** `<model>/<view>` or `scenes/<name>`. */
  readonly key: string;
  readonly subject: Subject;
  /** Pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Changes with whatever the render depends on. */
  readonly exposureHash: string;
  /** Changes with whatever the files depend on: the render, the paints, the film and the encoder. */
  readonly hash: string;
}

export type Subject = ProductSubject | { readonly kind: 'scene'; readonly name: SceneName };

export interface ProductSubject {
  readonly kind: 'product';
  readonly model: string;
  readonly view: ViewName;
  /** The render is developed in each of them. */
  readonly colors: readonly ColorName[];
}

const sources = import.meta.dirname;
/** They work on a finished render. */
const afterwards = ['render/develop.ts', 'colors.ts', 'encode.ts'];

const development = hashSources(afterwards);
const engine = hashSources(['shapes/*.ts', 'render/*.ts', 'photograph.ts'], afterwards);
const forms = {
  headset: hashSources(['products/*.ts', 'products/headset/*.ts']),
  mouse: hashSources(['products/*.ts', 'products/mouse/*.ts']),
};
const arrangements = {
  exploded: hashSources(['scenes/apart.ts', 'scenes/place.ts']),
  box: hashSources(['scenes/accessories.ts', 'scenes/in-the-box.ts', 'scenes/place.ts']),
};
const rooms = hashSources(
  ['scenes/*.ts', 'products/**/*.ts', 'facts*.ts'],
  ['scenes/apart.ts', 'scenes/in-the-box.ts', 'scenes/scenes.ts', 'scenes/workbench.ts'],
);
/** Sources that only one scene depends on: a change of them renders no other scene. */
const ownSources: Readonly<Partial<Record<SceneName, string>>> = {
  workbench: hashSources(['scenes/workbench.ts', 'scenes/apart.ts']),
};

/** Everything the shop shows, view by view, then the scenes. */
export function ordersOf(): Order[] {
  const products = models.flatMap((model) => viewsOf(model.model).map((view) => productOrder(model, view)));
  return [...products, ...sceneNames.map(sceneOrder)];
}

export function productOrder(entry: AnyModel, view: ViewName): Order {
  const { model } = entry;
  const colors = entry.colours.map(([color]) => color);
  const facts = factsOf(entry);
  const arrangement = isFitted(view) ? [arrangements[view], entry.box] : [];
  const exposureHash = hashOf(
    engine,
    forms[facts.kind],
    JSON.stringify([facts, shotsOf(entry, view), Math.max(...widths[view]), ...arrangement]),
  );
  return {
    key: `${model}/${view}`,
    subject: { kind: 'product', model, view, colors },
    widths: widths[view],
    exposureHash,
    hash: hashOf(exposureHash, development, JSON.stringify([colors, widths[view]])),
  };
}

function shotsOf(entry: AnyModel, view: ViewName): unknown {
  const facts = factsOf(entry);
  if (view === 'turn') return [turnFrames, turnShot(facts, 0)];
  return isFitted(view) ? fittedShots[view][facts.kind] : shotOf(facts, view);
}

function sceneOrder(name: SceneName): Order {
  const { widths: sizes, ...scene } = scenes[name];
  const { [name]: own } = ownSources;
  const places = JSON.stringify([scene, sizes, placesOf(name)]);
  const exposureHash = hashOf(engine, rooms, name, places, ...(own === undefined ? [] : [own]));
  return {
    key: `scenes/${name}`,
    subject: { kind: 'scene', name },
    widths: sizes,
    exposureHash,
    hash: hashOf(exposureHash, development),
  };
}

/** Where the parts of a scene are, so that a change of one scene renders that one only. */
function placesOf(name: SceneName): unknown {
  return partsOfScene(name).map(({ shape: { min, max }, material, paint }) => [min, max, material, paint]);
}

/** The files of an order, by their path in the folder of pictures. */
export function filesOf({ subject, widths: sizes }: Pick<Order, 'subject' | 'widths'>): string[] {
  return sizes.flatMap((width) =>
    subject.kind === 'scene'
      ? [sceneFile(subject.name, width)]
      : subject.colors.map((color) => productFile(subject, color, width)),
  );
}

export function productFile(
  { model, view }: Pick<ProductSubject, 'model' | 'view'>,
  color: ColorName,
  width: number,
): string {
  return normalize(fileInWidth(fileOfGoods(model, view, color), width));
}

export function sceneFile(name: SceneName, width: number): string {
  return normalize(fileInWidth(fileOfScene(name), width));
}

function hashSources(patterns: readonly string[], except: readonly string[] = []): string {
  const names = globSync([...patterns], { cwd: sources, exclude: ['**/*.test.ts', ...except] }).toSorted();
  return hashOf(...names.map((name) => readFileSync(join(sources, name), 'utf8')));
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
