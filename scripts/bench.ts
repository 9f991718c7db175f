// Measures what a customer downloads. The mock server and the SDK have their own: bench:mock and bench:sdk.
import { firstLoad, sum } from './bundle-size.ts';

const { scripts, styles } = await firstLoad();

console.log('Downloads, minified and gzipped');
console.log('First load of / in English');
for (const { file, bytes } of [...scripts, ...styles]) print(`  ${file}`, bytes);
print('scripts together', sum(scripts));
print('styles together', sum(styles));

function print(what: string, bytes: number): void {
  console.log(`${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(8)} kB`);
}
