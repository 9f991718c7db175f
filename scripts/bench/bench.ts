// Measures the download size of the shop. `bench:mock` and `bench:sdk` measure the mock server and the SDK.
import { buildRelease, firstLoad, sum } from './bundle-size.ts';

const release = await buildRelease();

console.log('Downloads, minified and gzipped, in English');
for (const address of ['/', '/product', '/detail?id=1011']) {
  const { scripts, styles } = firstLoad(release, address);
  console.log(`First load of ${address}`);
  for (const { file, bytes } of [...scripts, ...styles]) print(`  ${file}`, bytes);
  print('  scripts together', sum(scripts));
  print('  styles together', sum(styles));
}

function print(label: string, bytes: number): void {
  console.log(`${label.padEnd(48)} ${(bytes / 1000).toFixed(1).padStart(8)} kB`);
}
