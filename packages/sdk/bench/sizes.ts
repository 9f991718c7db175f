// What a bundle of the published package weighs, minified for browsers and gzipped with -9.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** The most that a program may weigh, in bytes. */
export const sizeBars = { coreAndOneCall: 4_500, everything: 9_000 } as const;

/** What the measured programs keep, of the package and of a rival. */
const programs = {
  coreAndOneCall: [
    "import { connectShop } from 'sdk/index.js';",
    "import { getCart } from 'sdk/calls.js';",
    'export const cartOf = (options) => getCart(connectShop(options));',
  ],
  everything: [
    "export { createShopClient, cookieSession } from 'sdk/index.js';",
    "export { CartEditor } from 'sdk/cart.js';",
    "export { sendAvatar, sendPicture } from 'sdk/upload.js';",
  ],
  openapiFetch: ["export { default } from 'openapi-fetch';"],
} as const satisfies Record<string, readonly string[]>;

/** Bytes of a program with everything that it may load later; `folder` holds the built package. */
export async function gzippedBytes(program: keyof typeof programs, folder: string): Promise<number> {
  return gzipSync(await bundledCode(program, folder), { level: 9 }).length;
}

/** A program and all that it uses, as one minified script. */
export async function bundledCode(program: keyof typeof programs, folder: string): Promise<string> {
  const entry = `${program}.js`;
  const bundle = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'browser',
    resolve: { alias: { sdk: folder } },
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? join(import.meta.dirname, entry) : undefined),
        load: (id) => (id.endsWith(`/${entry}`) ? programs[program].join('\n') : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    codeSplitting: false,
  });
  await bundle.close();
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}
