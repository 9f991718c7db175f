import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { deliverPage } from './deliver-page.ts';
import { securityHeaders } from './security-headers.ts';

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';
const packable = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
/** What is not the shop's own: calls, pictures, the mock server's pages. */
const elsewhere = /^\/(?:api|__mock)(?:\/|$|\?)/;

/**
 * Makes the build ready to be handed out, and hands it out in `vite preview` as a good server would: every file also
 * packed (`.br`, `.gz`), the headers of a static host in `_headers`, hashed files kept for ever and the page asked for
 * again, the page for every address of the shop, and 404 for a file that is not there.
 */
export function deliver(): Plugin {
  return {
    name: 'signal-shop:deliver',
    async writeBundle({ dir = '' }, bundle) {
      writeFileSync(join(dir, '_headers'), staticHostHeaders(readFileSync(join(dir, 'index.html'), 'utf8')));
      const files = Object.keys(bundle);
      moveSourceMaps(
        files.filter((name) => name.endsWith('.map')),
        dir,
      );
      await Promise.all(files.filter((name) => packable.test(name)).map((name) => pack(join(dir, name))));
    },
    configurePreviewServer: {
      // After the mock server, which may have something to say about an address.
      order: 'post',
      handler: ({ config, middlewares }) => {
        middlewares.use(serveShop(resolve(config.root, config.build.outDir)));
      },
    },
  };
}

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

/**
 * The same headers in the form that Cloudflare Pages, Netlify and others read. They join what two rules say of one header,
 * and have pages asked for again by themselves: so only what is kept for ever is said.
 */
function staticHostHeaders(html: string): string {
  const lines = Object.entries(securityHeaders(html)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  cache-control: ${forEver}`, ''].join('\n');
}

/** Every address of the shop is the page; files have an ending. */
function isPage(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '/';
  return path === '/index.html' || !/\.[^/]*$/.test(path);
}

/** Beside the folder that is served, with the same names: `dist-maps/assets/…` for `dist/assets/…`. */
function moveSourceMaps(names: readonly string[], dir: string): void {
  const folder = `${dir}-maps`;
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    renameSync(join(dir, name), join(folder, name));
  }
}

async function pack(path: string): Promise<void> {
  const content = readFileSync(path);
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content),
  ]);
  writeFileSync(`${path}.gz`, small);
  writeFileSync(`${path}.br`, smaller);
}
