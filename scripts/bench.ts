// Measures the numbers that docs/ quotes: downloads, the start of the mock server and its time per request.
import { startMockServer } from '@signal-shop/mock-server/server';
import { moduleBytes, shopBytes } from './bundle-size.ts';

const requests = 1000;

await benchMockServer();
await benchDownloads();

async function benchMockServer(): Promise<void> {
  const before = performance.now();
  const server = await startMockServer({ port: 0, host: '127.0.0.1' });
  print('mock server, from nothing to listening', performance.now() - before, 'ms');
  print(
    'GET /api/index/index, through the contract',
    await cpuPerRequest(`${server.url}/api/index/index`),
    'ms CPU',
  );
  const cart = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  print(
    'POST /api/product/getGoodsCart',
    await cpuPerRequest(`${server.url}/api/product/getGoodsCart`, cart),
    'ms CPU',
  );
  await server.close();
}

async function benchDownloads(): Promise<void> {
  print('sdk alone, gzip', (await moduleBytes('@signal-shop/sdk')) / 1000, 'kB');
  const { firstView, all } = await shopBytes();
  print('shop, scripts of the first view, gzip', firstView / 1000, 'kB');
  print('shop, all scripts, gzip', all / 1000, 'kB');
}

/** Processor time of the whole process, so that client and server are both in it. */
async function cpuPerRequest(url: string, init?: RequestInit): Promise<number> {
  await sendAll(100, url, init);
  const before = process.cpuUsage();
  await sendAll(requests, url, init);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

async function sendAll(count: number, url: string, init?: RequestInit): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  }
}

function print(what: string, value: number, unit: string): void {
  console.log(`${what.padEnd(45)} ${value.toFixed(2).padStart(10)} ${unit}`);
}
