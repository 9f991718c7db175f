import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shop } from '../../shop.ts';
import { fileAt, fileHeaders, filesPath } from '../../world/catalogue/downloads.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { locations } from '../locations.ts';
import { sessionOf } from '../sessions/sessions.ts';

/** Serves a manual or driver of the session's shop. @returns false for an unknown path */
export async function serveFile(
  shop: Shop,
  { path }: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  // Checked first, so that other requests create no session.
  if (!path.startsWith(filesPath)) return false;
  const file = fileAt(shop.world(sessionOf(shop, request.headers)).shop, path);
  if (file === null) return false;
  const bytes =
    file.text === null ? await readFile(new URL(file.fixture, locations.manuals)) : Buffer.from(file.text);
  response.writeHead(200, { ...fileHeaders(file), 'content-length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}
