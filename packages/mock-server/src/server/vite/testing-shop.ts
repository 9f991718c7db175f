import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerOptions } from 'vite';
import { createServer } from 'vite';
import { onTestFinished } from 'vitest';
import type { MockShopOptions } from './mock-shop.ts';
import { mockShop } from './mock-shop.ts';

/** Creates the sources of a shop with two pages, until the test ends. */
export async function shopFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'signal-shop-vite-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.ts"></script>');
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'main.ts'), "void import('./src/pages/cart-page.tsx');");
  await writeFile(join(root, 'src/pages/cart-page.tsx'), 'export const page = 1;');
  await writeFile(join(root, 'src/pages/home-page.tsx'), 'export const page = 0;');
  return root;
}

/** Serves such a shop with the plugin. */
export async function serveShop(
  options: MockShopOptions,
  server: ServerOptions = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const root = await shopFolder();
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false, ...server },
    optimizeDeps: { noDiscovery: true },
    plugins: [mockShop(options)],
  });
  const close = () => vite.close();
  onTestFinished(close);
  await vite.listen();
  return { url: new URL(vite.resolvedUrls?.local[0] ?? '').origin, close };
}
