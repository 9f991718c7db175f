// The pictures and files of a shop in process, and its answers as a Response.
import type { OperationAnswer } from './operations/dispatch/dispatch.ts';
import type { RawResponse } from './operations/faults/fault-response.ts';
import type { Picture } from './operations/media/pictures.ts';
import { isPicturePath, pictureHeaders } from './operations/media/pictures.ts';
import { fileAt, fileHeaders } from './world/catalogue/downloads.ts';
import type { World } from './world/state/world.ts';

export function pictureResponse(
  { method, url }: Request,
  find: (path: string) => Picture | null,
): Response | null {
  const { pathname } = new URL(url);
  const image = method === 'GET' && isPicturePath(pathname) ? find(pathname) : null;
  if (image === null) return null;
  return new Response(image.bytes, { headers: { ...pictureHeaders, 'content-type': image.type } });
}

/** Serves generated files only: manuals and films are files of the server, which a shop in process cannot read. */
export function driverResponse({ shop }: World, { method, url }: Request): Response | null {
  const file = method === 'GET' ? fileAt(shop, new URL(url).pathname) : null;
  return file === null || file.text === null ? null : new Response(file.text, { headers: fileHeaders(file) });
}

export function jsonResponse(answer: OperationAnswer): Response {
  const { status, headers, text } = parcelOf(answer);
  return new Response(text, { status, headers });
}

export function parcelOf({ status, headers, body }: OperationAnswer): RawResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    text: JSON.stringify(body),
  };
}
