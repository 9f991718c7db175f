import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { serveShop } from '../server/serve-shop.ts';
import { staticHostHeaders, withPolicy } from '../server/static-host.ts';

const packable = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Prepares the build for static hosting, and makes `vite preview` serve it like a good static host: compressed files,
 * immutable caching of hashed ones, the page for every URL of the shop, and 404 for a missing file.
 * @param reports the address that browsers send violations of the delivered policy to
 */
export function deliver(reports?: string): Plugin {
  return {
    name: 'signal-shop:deliver',
    async writeBundle({ dir = '' }, bundle) {
      const page = join(dir, 'index.html');
      writeFileSync(page, withPolicy(readFileSync(page, 'utf8')));
      writeFileSync(join(dir, '_headers'), staticHostHeaders(readFileSync(page, 'utf8'), reports));
      const files = Object.keys(bundle);
      moveSourceMaps(files, dir);
      await Promise.all(files.filter((name) => packable.test(name)).map((name) => pack(join(dir, name))));
    },
    configurePreviewServer: {
      // After the mock server's middleware, which handles some URLs.
      order: 'post',
      handler: ({ config, middlewares }) => {
        middlewares.use(serveShop(resolve(config.root, config.build.outDir)));
      },
    },
  };
}

/** Moves source maps to a parallel folder that is not served: `dist-maps/assets/…` for `dist/assets/…`. */
function moveSourceMaps(files: readonly string[], dir: string): void {
  const folder = `${dir}-maps`;
  rmSync(folder, { recursive: true, force: true });
  for (const name of files.filter((file) => file.endsWith('.map'))) {
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
