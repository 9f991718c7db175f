import { temporaryCartEntriesMaximum, temporaryCartMaximumBytes } from '../../constants.ts';
import { CartType } from '../../generated/codes.ts';
import { TemporaryCartEntry as limits } from '../../generated/limits.ts';
import type { TemporaryCartEntry } from '../../generated/types.ts';

/** `full` means that the line did not fit; the cart is unchanged. */
export interface TemporaryCartChange {
  readonly status: 'kept' | 'full';
  readonly entries: readonly TemporaryCartEntry[];
}

const largestId = limits.id.maximum;
const largestQuantity = limits.goods_number.maximum;

/**
 * Parses the cookie temp_car. Drops invalid lines and never throws.
 * @param value the cookie's value, percent-encoded or not
 */
export function parseTemporaryCart(value: string | null | undefined): readonly TemporaryCartEntry[] {
  const json = parseJson(value);
  if (!Array.isArray(json)) return [];
  let entries: readonly TemporaryCartEntry[] = [];
  for (const candidate of json.slice(0, temporaryCartEntriesMaximum * 4)) {
    const line = readLine(candidate);
    if (line !== undefined) entries = addTemporaryCartEntry(entries, line).entries;
  }
  return entries;
}

/**
 * Adds a line: the same goods increase in quantity, a buy-now line replaces the previous one.
 * @param maximum the most of these goods in one order
 */
export function addTemporaryCartEntry(
  entries: readonly TemporaryCartEntry[],
  line: TemporaryCartEntry,
  maximum: number = largestQuantity,
): TemporaryCartChange {
  const present = entries.find((entry) => entry.type === CartType.cart && entry.id === line.id);
  const next =
    line.type === CartType.buyNow || present === undefined
      ? [...entries.filter((entry) => line.type === CartType.cart || entry.type === CartType.cart), line]
      : entries.map((entry) => (entry === present ? withMore(entry, line.goods_number, maximum) : entry));
  return fits(next) ? { status: 'kept', entries: next } : { status: 'full', entries };
}

/** Sets the quantity of a line; less than 1 removes the line. */
export function setTemporaryCartQuantity(
  entries: readonly TemporaryCartEntry[],
  id: number,
  quantity: number,
): readonly TemporaryCartEntry[] {
  return entries.flatMap((entry) => {
    if (entry.type !== CartType.cart || entry.id !== id) return [entry];
    return quantity < 1 ? [] : [{ ...entry, goods_number: Math.min(quantity, largestQuantity) }];
  });
}

/** The cookie's value, percent-encoded. An empty cart is the empty string: delete the cookie. */
export function serializeTemporaryCart(entries: readonly TemporaryCartEntry[]): string {
  if (entries.length === 0) return '';
  return encodeURIComponent(
    JSON.stringify(entries.map(({ id, goods_number, type }) => ({ id, goods_number, type }))),
  );
}

function fits(entries: readonly TemporaryCartEntry[]): boolean {
  return (
    entries.length <= temporaryCartEntriesMaximum &&
    serializeTemporaryCart(entries).length <= temporaryCartMaximumBytes
  );
}

function withMore(line: TemporaryCartEntry, quantity: number, maximum: number): TemporaryCartEntry {
  return {
    ...line,
    goods_number: Math.max(1, Math.min(line.goods_number + quantity, maximum, largestQuantity)),
  };
}

function readLine(candidate: unknown): TemporaryCartEntry | undefined {
  if (typeof candidate !== 'object' || candidate === null) return undefined;
  const id = wholeNumber(candidate, 'id', largestId);
  const quantity = wholeNumber(candidate, 'goods_number', Number.MAX_SAFE_INTEGER);
  const type = wholeNumber(candidate, 'type', 2) ?? 1;
  if (id === undefined || quantity === undefined) return undefined;
  return {
    id,
    goods_number: Math.min(quantity, largestQuantity),
    type: type === CartType.buyNow ? CartType.buyNow : CartType.cart,
  };
}

function wholeNumber(candidate: object, key: string, largest: number): number | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(candidate, key)?.value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largest
    ? value
    : undefined;
}

function parseJson(value: string | null | undefined): unknown {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value);
  } catch {
    return undefined;
  }
}
