// Measures the bundle size of the published package, minified for browsers and compressed with gzip -9.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Maximum bundle sizes, in bytes. */
export const sizeBars = { coreAndOneCall: 8_120, everything: 13_380 } as const;

/** The programs to measure: what each imports from this package or from a comparable one. */
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

export interface Weight {
  /** Bytes of the initial chunk. */
  readonly atOnce: number;
  /** Bytes of the lazy chunks: the event stream reader for runtimes without a usable `EventSource`. */
  readonly later: number;
}

/** Measures the size of a program. `folder` contains the built package. */
export async function gzippedBytes(program: keyof typeof programs, folder: string): Promise<Weight> {
  const { atOnce, later } = await bundledCode(program, folder);
  return { atOnce: bytesOf(atOnce), later: bytesOf(later) };
}

/** The minified chunks of a program with its dependencies. */
export async function bundledCode(
  program: keyof typeof programs,
  folder: string,
): Promise<{ readonly atOnce: readonly string[]; readonly later: readonly string[] }> {
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
  const { output } = await bundle.generate({ format: 'es', minify: true, comments: false });
  await bundle.close();
  const scripts = output.filter((file) => file.type === 'chunk');
  const first = scripts.filter(({ isEntry }) => isEntry);
  const fileNames = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return {
    atOnce: scripts.filter(({ fileName }) => fileNames.has(fileName)).map(({ code }) => code),
    later: scripts.filter(({ fileName }) => !fileNames.has(fileName)).map(({ code }) => code),
  };
}

function bytesOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}
