// The download sizes of each release: `npm run pack:version` adds its rows to the history, `npm run bench` compares with the last.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzippedBytes } from '../../packages/sdk/bench/sizes.ts';
import { buildPackage } from '../../packages/sdk/build/build-package.ts';
import type { Release } from './bundle-size.ts';
import { firstLoad, sum } from './bundle-size.ts';

export const historyPath = 'docs/bench-history.csv';
export const measuredAddresses = ['/', '/product', '/detail?id=1011'];

/** Gzipped bytes by the name of what was measured. They are the same on every machine, so those of a release are not measured again. */
export type Sizes = Readonly<Record<string, number>>;

export interface RecordedRelease {
  readonly version: string;
  readonly sizes: Sizes;
}

// One row for each figure, so that a new one needs no new column.
const header = 'version,date,measure,bytes';

export async function measureSizes(shop: Release): Promise<Sizes> {
  const loads = measuredAddresses.flatMap((address) => {
    const { scripts, styles } = firstLoad(shop, address);
    return [
      [`scripts of ${address}`, sum(scripts)],
      [`styles of ${address}`, sum(styles)],
    ];
  });
  const sdk = await gzippedBytes('coreAndOneCall', await buildPackage());
  return { ...Object.fromEntries(loads), 'SDK: core and one call': sdk.atOnce };
}

/** The newest release of the history; undefined before the first. */
export function lastRecorded(path: string = historyPath): RecordedRelease | undefined {
  const rows = readRows(path);
  const version = rows.at(-1)?.version;
  if (version === undefined) return undefined;
  const own = rows.filter((row) => row.version === version);
  return { version, sizes: Object.fromEntries(own.map(({ measure, bytes }) => [measure, bytes])) };
}

/** Adds the rows of a release, unless the history has it: without a changeset no version is raised. */
export function recordRelease({ version, sizes }: RecordedRelease, date: string, path: string = historyPath) {
  if (readRows(path).some((row) => row.version === version)) return;
  if (!existsSync(path)) writeFileSync(path, `${header}\n`);
  const lines = Object.entries(sizes).map(([measure, bytes]) => `${version},${date},${measure},${bytes}\n`);
  appendFileSync(path, lines.join(''));
}

/** One line for each size, with its ratio to that of the release. */
export function comparison(sizes: Sizes, release: RecordedRelease | undefined): readonly string[] {
  return Object.entries(sizes).map(([measure, bytes]) => {
    const before = release?.sizes[measure];
    const ratio = before === undefined ? 'new' : `${(bytes / before).toFixed(3)}x`;
    return `${measure.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(8)} kB ${ratio.padStart(9)}`;
  });
}

function readRows(path: string) {
  if (!existsSync(path)) return [];
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [version = '', , measure = '', bytes] = line.split(',');
    return { version, measure, bytes: Number(bytes) };
  });
}
