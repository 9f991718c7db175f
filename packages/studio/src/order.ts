import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '@signal-shop/mock-server/models';
import type { ColorName } from './colors.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import type { ViewName } from './views.ts';
import { shotOf, viewNames, widths } from './views.ts';

/** One render, and the colors it is developed in. */
export interface Order {
  readonly model: string;
  readonly view: ViewName;
  readonly facts: Facts;
  readonly colors: readonly ColorName[];
  /** Pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Changes with whatever the render depends on. */
  readonly exposureHash: string;
  /** Changes with whatever the files depend on: the render, the paints, the film and the encoder. */
  readonly hash: string;
}

const sources = import.meta.dirname;
/** They work on a finished render. */
const afterwards = ['render/develop.ts', 'colors.ts', 'encode.ts'];

/** Everything the shop shows, view by view. @param only a model's name; @param views all unless given */
export function ordersOf(only?: string, views: readonly ViewName[] = viewNames): Order[] {
  const engine = hashOf(
    ...sourcesOf('shapes/*.ts', 'render/*.ts', 'photograph.ts')
      .filter((name) => !afterwards.includes(name))
      .map(readSource),
  );
  const development = hashOf(...afterwards.map(readSource));
  const forms = {
    headset: hashOf(...sourcesOf('products/*.ts', 'products/headset/*.ts').map(readSource)),
    mouse: hashOf(...sourcesOf('products/*.ts', 'products/mouse/*.ts').map(readSource)),
  };
  const entries = models.filter(
    ({ model }) => only === undefined || model.toLowerCase() === only.toLowerCase(),
  );
  return views.flatMap((view) =>
    entries.map((entry) => {
      const facts = factsOf(entry);
      const colors = entry.colours.map(([color]) => color);
      const exposureHash = hashOf(
        engine,
        forms[facts.kind],
        JSON.stringify([facts, shotOf(facts, view), Math.max(...widths[view])]),
      );
      return {
        model: entry.model,
        view,
        facts,
        colors,
        widths: widths[view],
        exposureHash,
        hash: hashOf(exposureHash, development, JSON.stringify([colors, widths[view]])),
      };
    }),
  );
}

/** The files of an order, without their folder. */
export function filesOf({
  view,
  colors,
  widths: sizes,
}: Pick<Order, 'view' | 'colors' | 'widths'>): string[] {
  return colors.flatMap((color) => sizes.map((width) => fileName(view, color, width)));
}

export function fileName(view: ViewName, color: ColorName, width: number): string {
  return `${view}-${color}-${width}.avif`;
}

function sourcesOf(...patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: sources, exclude: ['**/*.test.ts'] }).toSorted();
}

function readSource(name: string): string {
  return readFileSync(join(sources, name), 'utf8');
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
