// Measures the numbers that docs/ quotes: the mock server's time per call, and what a customer downloads.
import { firstLoad, sum } from './bundle-size.ts';

await import('../packages/mock-server/bench/gate.ts');
await import('../packages/mock-server/bench/listing.ts');
const { scripts, styles } = await firstLoad();

console.log('\nDownloads, minified and gzipped');
console.log('First load of / in English');
for (const { file, bytes } of [...scripts, ...styles]) print(`  ${file}`, bytes);
print('scripts together', sum(scripts));
print('styles together', sum(styles));

function print(what: string, bytes: number): void {
  console.log(`${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(8)} kB`);
}
