// What a bundle of the published package weighs, minified for browsers and gzipped with -9.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { builtFolder } from '../build/build-package.ts';

const sdk = JSON.stringify(join(builtFolder, 'index.js'));
const calls = JSON.stringify(join(builtFolder, 'calls.js'));
const cart = JSON.stringify(join(builtFolder, 'cart.js'));

/** What the measured programs keep, in the order of the table. */
export const programs = {
  coreAndOneCall: [
    `import { connectShop } from ${sdk};`,
    `import { getCart } from ${calls};`,
    'export const cartOf = (options) => getCart(connectShop(options));',
  ],
  everything: [
    `export { createShopClient, cookieSession } from ${sdk};`,
    `export { CartEditor } from ${cart};`,
  ],
  openapiFetch: ["export { default } from 'openapi-fetch';"],
} as const satisfies Record<string, readonly string[]>;

/** Bytes of a program with everything that it may load later. */
export async function gzippedBytes(program: keyof typeof programs): Promise<number> {
  const entry = `${program}.js`;
  const bundle = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'browser',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? join(import.meta.dirname, entry) : undefined),
        load: (id) => (id.endsWith(`/${entry}`) ? programs[program].join('\n') : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}
