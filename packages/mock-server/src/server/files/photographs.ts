// Files on disk that the shop serves: photographs of goods in several widths, and films with byte ranges.
// Used by `server/http`; a shop in process has no files.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ledger, LedgerEntry } from '../../operations/media/photograph-addresses.ts';
import { servedPhotographs } from '../../operations/media/photograph-addresses.ts';
import { pictureHeaders } from '../../operations/media/pictures.ts';
import {
  fileInWidth,
  fileOfGoods,
  fileOfScene,
  photographViews,
  sceneNames,
} from '../../seed/photographs.ts';
import { colourNames } from '../../seed/types.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { locations } from '../locations.ts';
import { outlineFile, readOutlines } from './outlines.ts';

const pathStart = '/api/pictures/';

let ledger: Ledger | null = null;

function readLedger(): Ledger {
  ledger ??= JSON.parse(readFileSync(new URL('ledger.json', locations.pictures), 'utf8')) as Ledger;
  return ledger;
}

/** The photographs in `packages/mock-server/pictures`. */
export const photographs = servedPhotographs(pathStart, {
  get ledger() {
    return readLedger();
  },
  get outlines() {
    return readOutlines();
  },
});

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
  return width === undefined ? undefined : new URL(fileInWidth(file, width), locations.pictures);
}

/** Finds the picture that a path names. Only names from the index become paths of files. */
function findPicture(path: string): { file: string; picture: LedgerEntry } | undefined {
  const [kind = '', ...names] = path.split('/');
  if (kind === 'scenes') {
    const scene = sceneNames.find((name) => names.length === 1 && names[0] === `${name}.avif`);
    return scene === undefined ? undefined : entryOf(`scenes/${scene}`, fileOfScene(scene));
  }
  const [model = '', name = '', ...rest] = names;
  const view = [...photographViews, 'turn' as const].find((known) => name.startsWith(`${known}-`));
  const color = colourNames.find((known) => name === `${view}-${known}.avif`);
  if (kind !== 'goods' || view === undefined || color === undefined || rest.length > 0) return;
  return entryOf(`${model}/${view}`, fileOfGoods(model, view, color));
}

function entryOf(key: string, file: string): { file: string; picture: LedgerEntry } | undefined {
  const picture = Object.entries(readLedger()).find(([name]) => name === key)?.[1];
  return picture === undefined ? undefined : { file, picture };
}
