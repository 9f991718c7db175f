// Measures the numbers that docs/ quotes: the mock server's time per call, and what a customer downloads.
import { moduleBytes, shopBytes } from './bundle-size.ts';

await import('../packages/mock-server/bench/gate.ts');
const sdk = await moduleBytes('@signal-shop/sdk');
const shop = await shopBytes();

console.log('\nDownloads, minified and gzipped');
print('sdk alone', sdk);
print('shop, scripts of the first view', shop.firstView);
print('shop, all scripts', shop.all);

function print(what: string, bytes: number): void {
  console.log(`${what.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(8)} kB`);
}
