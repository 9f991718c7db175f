import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '@signal-shop/mock-server/models';
import type { ColorName } from './colors.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import type { ViewName } from './views.ts';
import { shotOf, viewNames } from './views.ts';

/** One render, and the colors it is developed in. */
export interface Order {
  readonly model: string;
  readonly id: number;
  readonly view: ViewName;
  readonly facts: Facts;
  readonly colors: readonly ColorName[];
  /** Changes with whatever the picture depends on. */
  readonly hash: string;
}

const sources = import.meta.dirname;

/** Everything the shop shows. @param only a model's name; @param views all unless given */
export function ordersOf(only?: string, views: readonly ViewName[] = viewNames): Order[] {
  const engine = hashOf(
    ...sourcesOf('shapes'),
    ...sourcesOf('render'),
    readSource('colors.ts'),
    readSource('encode.ts'),
  );
  const forms = {
    headset: hashOf(...sourcesOf('products/headset')),
    mouse: hashOf(...sourcesOf('products/mouse')),
  };
  return models
    .filter(({ model }) => only === undefined || model.toLowerCase() === only.toLowerCase())
    .flatMap((entry) => {
      const facts = factsOf(entry);
      const colors = entry.colours.map(([color]) => color);
      return views.map((view) => ({
        model: entry.model,
        id: entry.id,
        view,
        facts,
        colors,
        hash: hashOf(engine, forms[facts.kind], JSON.stringify([facts, shotOf(facts, view), colors])),
      }));
    });
}

function sourcesOf(folder: string): string[] {
  return globSync(`${folder}/*.ts`, { cwd: sources }).toSorted().map(readSource);
}

function readSource(name: string): string {
  return readFileSync(join(sources, name), 'utf8');
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
