import sirv from 'sirv';
import type { Connect } from 'vite';
import { pageIn } from './page.ts';

export const forEver = 'public, max-age=31536000, immutable';
/** Paths outside the shop: API calls, pictures, the mock server's pages. */
const elsewhere = /^\/(?:api|__mock)(?:\/|$)/;
const ending = /\.[^/]*$/;

/**
 * Serves the built shop in `folder`: the page for every URL without a file extension; passes other requests on.
 */
export function serveShop(folder: string): Connect.NextHandleFunction {
  const currentPage = pageIn(folder);
  const files = sirv(folder, {
    // Reads from disk each time, because the configuration may change while the shop is served.
    dev: true,
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('cache-control', path.startsWith('/assets/') ? forEver : 'no-cache'),
  });
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (elsewhere.test(path)) return next();
    const page = currentPage();
    response.setHeaders(page.headers);
    if (path === '/index.html' || !ending.test(path)) return page.send(request, response);
    return files(request, response, () => {
      response.writeHead(404, { 'cache-control': 'no-store', 'content-type': 'text/plain' });
      response.end('File not found.');
    });
  };
}
