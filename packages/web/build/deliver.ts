import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { securityHeaders } from '../server/security-headers.ts';
import { forEver, serveShop } from '../server/serve-shop.ts';

const packable = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

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

/**
 * The same headers in the form that Cloudflare Pages, Netlify and others read. They join what two rules say of one header,
 * and have pages asked for again by themselves: so only what is kept for ever is said.
 */
function staticHostHeaders(html: string): string {
  const lines = Object.entries(securityHeaders(html)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  cache-control: ${forEver}`, ''].join('\n');
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
