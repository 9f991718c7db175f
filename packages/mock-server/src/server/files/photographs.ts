// Files on disk that the shop serves: photographs of goods in several widths, and films with byte ranges.
// Used by `server/http`; a shop in process has no files, so its goods have drawings instead.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureHeaders } from '../../operations/media/pictures.ts';
import type { Photographs, PhotographView } from '../../seed/photographs.ts';
import { photographViews } from '../../seed/photographs.ts';
import { colourNames } from '../../seed/types.ts';
import type { RequestTarget } from '../http/request-target.ts';

const folder = new URL('../../../pictures/goods/', import.meta.url);
const pathStart = '/api/pictures/goods/';

/** An entry of the index that `npm run studio` writes, by `<model>/<view>`. */
interface LedgerEntry {
  readonly hash: string;
  /** Pixels, narrowest first. */
  readonly widths: readonly number[];
}

let ledger: Readonly<Record<string, LedgerEntry>> | null = null;

function readLedger(): Readonly<Record<string, LedgerEntry>> {
  ledger ??= JSON.parse(readFileSync(new URL('ledger.json', folder), 'utf8')) as Record<string, LedgerEntry>;
  return ledger;
}

/** The photographs in `packages/mock-server/pictures`. Their addresses change with their content. */
export const photographs: Photographs = (model, color) => {
  const addresses: Partial<Record<PhotographView, string>> = {};
  for (const view of photographViews) {
    const picture = readLedger()[`${model}/${view}`];
    if (picture === undefined) continue;
    const query = `v=${picture.hash.slice(0, 8)}&widths=${picture.widths.join(',')}`;
    addresses[view] = `${pathStart}${model}/${view}-${color}.avif?${query}`;
  }
  return addresses;
};

/** Serves a photograph in the width that `width` asks for, or the next larger one. @returns false for other paths */
export async function servesPhotograph(
  { path, query }: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!path.startsWith(pathStart)) return false;
  const [model = '', file = '', ...rest] = path.slice(pathStart.length).split('/');
  const view = photographViews.find((name) => file.startsWith(`${name}-`));
  const color = colourNames.find((name) => file === `${view}-${name}.avif`);
  const picture = Object.entries(readLedger()).find(([name]) => name === `${model}/${view}`)?.[1];
  if (color === undefined || picture === undefined || rest.length > 0) return false;
  const minimumWidth = Number(query.width ?? Number.POSITIVE_INFINITY);
  const width = picture.widths.find((one) => one >= minimumWidth) ?? picture.widths.at(-1);
  const bytes = await readFile(new URL(`${model}/${view}-${color}-${width}.avif`, folder)).catch(() => null);
  if (bytes === null) return false;
  response.writeHead(200, {
    ...pictureHeaders,
    'content-type': 'image/avif',
    'content-length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}
