import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop } from '../../packages/web/server/serve-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'signal-shop-served-'));
let server: Server;
let origin: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><main id="shop">Headsets</main>');
  const shop = serveShop(folder);
  server = createServer((request, response) => shop(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each(['br', 'gzip', 'identity'])(
  'a shared cache keeps the page in the encoding %s for those who accept it',
  async (encoding) => {
    const { headers } = await fetch(origin, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(headers.get('vary')).toBe('accept-encoding');
  },
);

test('[L07] no cache remembers that a file is missing, which the next release may have', async () => {
  const { status, headers } = await fetch(`${origin}/assets/gone-abc123.js`);
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
});
