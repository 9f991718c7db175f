// Where the server's files are in the repository. `build/published/locations.ts` replaces this module in the published
// package.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const scalar = createRequire(import.meta.url).resolve('@scalar/api-reference');

/** Folders end with a slash. */
export const locations = {
  contract: new URL('../../../../openapi/dist/', import.meta.url),
  films: new URL('../../films/', import.meta.url),
  manuals: new URL('../../manuals/', import.meta.url),
  pictures: new URL('../../pictures/', import.meta.url),
  scalar: pathToFileURL(scalar.replace(/index\.js$/, 'browser/standalone.js')),
} as const satisfies Record<string, URL>;
