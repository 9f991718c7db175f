import sirv from 'sirv';
import type { Connect } from 'vite';
import { deliverPage } from './deliver-page.ts';

export const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';
/** What is not the shop's own: calls, pictures, the mock server's pages. */
const elsewhere = /^\/(?:api|__mock)(?:\/|$|\?)/;

/** Serves the built shop in `folder`; passes calls on. */
export function serveShop(folder: string): Connect.NextHandleFunction {
  const page = deliverPage(folder, askAgain);
  const files = sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith('/assets/') ? forEver : askAgain);
      for (const [name, value] of Object.entries(page().headers)) response.setHeader(name, value);
    },
  });
  return (request, response, next) => {
    const address = request.url ?? '/';
    if (elsewhere.test(address)) return next();
    if (isPage(address)) return page().send(request, response);
    return files(request, response, () => {
      const { headers } = page();
      response.writeHead(404, { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain' });
      response.end('There is no such file.');
    });
  };
}

/** Every address of the shop is the page; files have an ending. */
function isPage(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '/';
  return path === '/index.html' || !/\.[^/]*$/.test(path);
}
