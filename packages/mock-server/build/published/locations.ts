// Where the server's files are in the published package: every module is in its folder `dist`.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { locations as repositoryLocations } from '../../src/server/locations.ts';

const ledger = createRequire(import.meta.url).resolve('@signal-shop/mock-pictures/ledger.json');

export const locations: typeof repositoryLocations = {
  contract: new URL('../openapi/', import.meta.url),
  films: new URL('../films/', import.meta.url),
  manuals: new URL('../manuals/', import.meta.url),
  pictures: new URL('.', pathToFileURL(ledger)),
  scalar: new URL('../scalar/standalone.js', import.meta.url),
};
