// Prints size and CPU time of the SDK with their limits: `npm run bench:sdk`

import { cpuBar, measureCpu } from '../../packages/sdk/bench/cpu.ts';
import { gzippedBytes, sizeBars } from '../../packages/sdk/bench/sizes.ts';
import { instantiationsMaximum, measureTypes } from '../../packages/sdk/bench/types.ts';
import { buildPackage } from '../../packages/sdk/build/build-package.ts';
import { operationLines } from '../../packages/sdk/src/generated/operations.ts';
import { contractBundle } from '../generate/generated-files.ts';

const packageFolder = await buildPackage();
const calls = Object.keys(operationLines).length;

heading('Minified and gzipped, for browsers', 'bar');
const core = await gzippedBytes('coreAndOneCall', packageFolder);
row('the core and one call', kB(core.atOnce), kB(sizeBars.coreAndOneCall));
const everything = await gzippedBytes('everything', packageFolder);
row(
  `all ${calls} calls, stream, uploads, cookie session, cart editor`,
  kB(everything.atOnce),
  kB(sizeBars.everything),
);
row('the reader of a stream, loaded where no EventSource serves', kB(everything.later));
row('openapi-fetch alone, in all of these', kB((await gzippedBytes('openapiFetch', packageFolder)).atOnce));

heading('CPU of a call against raw fetch, without a network', 'bar');
for (const { label, microseconds, ratio } of await measureCpu(contractBundle)) {
  row(
    label,
    `${ratio.toFixed(2)}x  ${microseconds.toFixed(1)} us`,
    label.includes('SDK') ? `${cpuBar.toFixed(2)}x` : '',
  );
}

heading(`Type-checking a program with all ${calls} calls`, 'bar');
for (const [name, label] of [
  ['methods', 'as methods of a client'],
  ['functions', 'as functions'],
  ['openapiFetch', 'openapi-fetch over the paths'],
] as const) {
  const { instantiations, checkSeconds } = measureTypes(name, packageFolder);
  const bar = name === 'openapiFetch' ? '' : `${instantiationsMaximum}, 0.1 s`;
  row(label, `${instantiations}, ${checkSeconds.toFixed(3)} s`, bar);
}

function heading(label: string, bar: string): void {
  console.log(`\n${label.padEnd(64)}${''.padStart(18)} ${bar.padStart(12)}`);
}

function row(label: string, value: string, bar = ''): void {
  console.log(`  ${label.padEnd(62)}${value.padStart(18)} ${bar.padStart(12)}`);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
