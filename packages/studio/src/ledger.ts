import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order } from './order.ts';
import { filesOf } from './order.ts';

/** Where the mock server finds the pictures. */
export const folder = join(import.meta.dirname, '../../mock-server/pictures');
const file = join(folder, 'ledger.json');

/** Existing pictures, by the key of their order. The mock server reads it. */
export type Ledger = Record<string, LedgerEntry>;

interface LedgerEntry {
  readonly hash: string;
  readonly widths: readonly number[];
  /** Six hex digits. Absent for goods, whose pictures are transparent around them. */
  readonly color?: string;
}

export function readLedger(): Ledger {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export function writeLedger(known: Readonly<Ledger>): void {
  mkdirSync(folder, { recursive: true });
  const sorted = Object.fromEntries(
    Object.entries(known).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The picture files that exist, by their path in the folder. */
export function pictureFiles(): string[] {
  return globSync('**/*.avif', { cwd: folder }).toSorted();
}

/** Deletes files and entries that the shop does not show. @param orders everything it shows */
export function prune(orders: readonly Order[]): void {
  const files = new Set(orders.flatMap(filesOf));
  for (const name of pictureFiles()) if (!files.has(name)) rmSync(join(folder, name));
  const keys = new Set(orders.map(({ key }) => key));
  writeLedger(Object.fromEntries(Object.entries(readLedger()).filter(([key]) => keys.has(key))));
}
