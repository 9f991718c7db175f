import type { Fetch } from './pipeline.ts';
import { isWholeStatus } from './pipeline.ts';

/** A fetch over XMLHttpRequest, the only API that reports the upload progress of a form. */
export function fetchWithProgress(onProgress: (fraction: number) => void): Fetch {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      request.responseType = 'arraybuffer';
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        // XMLHttpRequest follows redirects; every other call of this client stops at them.
        if (request.responseURL === addressOf(url) && isWholeStatus(request.status))
          resolve(toResponse(request));
      };
      request.onloadend = () => {
        signal?.removeEventListener('abort', abort);
        // No effect after a response.
        reject(new TypeError('the connection broke'));
      };
      signal?.addEventListener('abort', abort);
      request.send(body instanceof FormData || body instanceof Blob ? body : null);
    });
}

/** Like `responseURL`: absolute and without a fragment. */
function addressOf(url: string): string {
  return new URL(url, globalThis.location?.href).href;
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body: ArrayBuffer = request.response;
  return new Response(body.byteLength === 0 ? null : body, { status: request.status, headers });
}
