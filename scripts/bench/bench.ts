// Measures the download sizes of the shop and the SDK, and compares them with the last release. `bench:mock` and `bench:sdk`
// measure the mock server and the SDK.
import { buildRelease, firstLoad } from './bundle-size.ts';
import { comparison, historyPath, lastRecorded, measuredAddresses, measureSizes } from './history.ts';

const shop = await buildRelease();

console.log('Downloads, minified and gzipped, in English');
for (const address of measuredAddresses) {
  const { scripts, styles } = firstLoad(shop, address);
  console.log(`First load of ${address}`);
  for (const { file, bytes } of [...scripts, ...styles])
    console.log(`  ${file.padEnd(48)} ${(bytes / 1000).toFixed(1).padStart(8)} kB`);
}

const release = lastRecorded();
console.log(`Together, relative to ${release?.version ?? 'nothing'} in ${historyPath}`);
for (const line of comparison(await measureSizes(shop), release)) console.log(`  ${line}`);
