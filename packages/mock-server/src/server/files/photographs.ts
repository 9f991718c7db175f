// Files on disk that the shop serves: photographs of goods in several widths, and films with byte ranges.
// Used by `server/http`; a shop in process has no files, so its goods have drawings instead.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureHeaders } from '../../operations/media/pictures.ts';
import type { Photographs, PhotographView } from '../../seed/photographs.ts';
import { photographViews, sceneNames } from '../../seed/photographs.ts';
import { colourNames } from '../../seed/types.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { locations } from '../locations.ts';
import { outlineFile, outlinesOf } from './outlines.ts';

const pathStart = '/api/pictures/';

/** An entry of the index that `npm run studio` writes, by `<model>/<view>` or `scenes/<name>`. */
interface LedgerEntry {
  readonly hash: string;
  /** Pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Dominant color of an opaque picture, six hex digits. */
  readonly color?: string;
}

let ledger: Readonly<Record<string, LedgerEntry>> | null = null;

function readLedger(): Readonly<Record<string, LedgerEntry>> {
  ledger ??= JSON.parse(readFileSync(new URL('ledger.json', locations.pictures), 'utf8')) as Record<
    string,
    LedgerEntry
  >;
  return ledger;
}

/** The photographs in `packages/mock-server/pictures`. Their addresses change with their content. */
export const photographs: Photographs = {
  ofGoods(model, color) {
    const addresses: Partial<Record<PhotographView, string>> = {};
    for (const view of photographViews) {
      const address = addressOf(`${model}/${view}`, `goods/${model}/${view}-${color}`);
      if (address !== '') addresses[view] = address;
    }
    return addresses;
  },
  ofTurn: (model, color) => addressOf(`${model}/turn`, `goods/${model}/turn-${color}`),
  outlinesOf: (model) => outlinesOf(model, pathStart),
  ofScene: (name) => addressOf(`scenes/${name}`, `scenes/${name}`),
};

/** @returns '' for a picture that has not been taken */
function addressOf(key: string, file: string): string {
  const picture = readLedger()[key];
  if (picture === undefined) return '';
  const { hash, widths, color } = picture;
  const fill = color === undefined ? '' : `&color=${color}`;
  return `${pathStart}${file}.avif?v=${hash.slice(0, 8)}${fill}&widths=${widths.join(',')}`;
}

/** Serves a photograph in the width that `width` asks for, or the next larger one. @returns false for other paths */
export async function servesPhotograph(
  { path, query }: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!path.startsWith(pathStart)) return false;
  const name = path.slice(pathStart.length);
  const outline = name.startsWith('outlines/') ? outlineFile(name.slice('outlines/'.length)) : undefined;
  const file = outline ?? photographFile(name, query.width);
  const bytes = file === undefined ? null : await readFile(file).catch(() => null);
  if (bytes === null) return false;
  response.writeHead(200, {
    ...pictureHeaders,
    'content-type': outline === undefined ? 'image/avif' : 'image/svg+xml',
    'content-length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}

function photographFile(name: string, wantedWidth: string | undefined): URL | undefined {
  const found = findPicture(name);
  if (found === undefined) return undefined;
  const { file, picture } = found;
  const minimumWidth = Number(wantedWidth ?? Number.POSITIVE_INFINITY);
  const width = picture.widths.find((one) => one >= minimumWidth) ?? picture.widths.at(-1);
  return new URL(`${file}-${width}.avif`, locations.pictures);
}

/** Finds the picture that a path names. Only names from the index become paths of files. */
function findPicture(path: string): { file: string; picture: LedgerEntry } | undefined {
  const [kind = '', ...names] = path.split('/');
  if (kind === 'scenes') {
    const scene = sceneNames.find((name) => names.length === 1 && names[0] === `${name}.avif`);
    return scene === undefined ? undefined : entryOf(`scenes/${scene}`, `scenes/${scene}`);
  }
  const [model = '', name = '', ...rest] = names;
  const view = [...photographViews, 'turn'].find((known) => name.startsWith(`${known}-`));
  const color = colourNames.find((known) => name === `${view}-${known}.avif`);
  if (kind !== 'goods' || color === undefined || rest.length > 0) return;
  return entryOf(`${model}/${view}`, `goods/${model}/${view}-${color}`);
}

function entryOf(key: string, file: string): { file: string; picture: LedgerEntry } | undefined {
  const picture = Object.entries(readLedger()).find(([name]) => name === key)?.[1];
  return picture === undefined ? undefined : { file, picture };
}
