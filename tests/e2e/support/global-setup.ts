import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockServer } from '@signal-shop/mock-server/server';
import { mockShop } from '@signal-shop/mock-server/vite';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { plainCatalog } from '../../../packages/web/build/plain-catalog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    mockUrl: string;
  }
}

const webRoot = join(import.meta.dirname, '../../../packages/web');

const closing: (() => Promise<void>)[] = [];

/** The delivered shop: its production build over the mock server with the contract gate. */
export async function setup(project: TestProject): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'signal-shop-e2e-'));
  closing.push(
    () => rm(outDir, { recursive: true }),
    () => rm(`${outDir}-maps`, { recursive: true, force: true }),
  );
  const mock = await startMockServer({ port: 0 });
  closing.push(() => mock.close());
  // Vitest sets NODE_ENV to test, which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  await build({
    root: webRoot,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [plainCatalog(mock.url)],
  });
  const web = await preview({
    root: webRoot,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [mockShop({ url: mock.url })],
  });
  closing.push(() => web.close());
  project.provide('shopUrl', new URL(web.resolvedUrls?.local[0] ?? '').origin);
  project.provide('mockUrl', mock.url);
}

export async function teardown(): Promise<void> {
  for (const close of closing.reverse()) await close();
}
