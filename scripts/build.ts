// Builds the shop: `npm run build`. With the configuration of this repository it only builds the demonstration,
// `npm run build -- --demo`, because a forgotten configuration would be a shop that accepts test cards.
// `--catalog https://api.signal.example` adds pages for browsers without JavaScript, with the goods of that backend; the
// demonstration has those of the mock server.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { build } from 'vite';
import { plainCatalog } from '../packages/web/build/plain-catalog.ts';
import { addLicenses } from './release/add-licenses.ts';
import { demonstrationMarks } from './release/demonstration-marks.ts';

const root = 'packages/web';
const configuration = `${root}/public/configuration.json`;

const { values } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, catalog: { type: 'string' } },
});
const marks = demonstrationMarks(JSON.parse(readFileSync(configuration, 'utf8')));
if (!values.demo && marks.length > 0) {
  console.error(
    [
      `This is not a shop for customers yet. In ${configuration}:`,
      ...marks.map((mark) => `- ${mark}`),
      'Enter your own providers. To build the demonstration as it is: npm run build -- --demo',
    ].join('\n'),
  );
  process.exit(1);
}
// Without the flash sale of the moment, whose prices would outlive it in the pages.
const mock = values.demo
  ? await startMockServer({ port: 0, scenario: ['flash.closed'], log: logNothing })
  : null;
const catalogSource = values.catalog ?? mock?.url;
await build({ root, plugins: catalogSource === undefined ? [] : [plainCatalog(catalogSource)] });
await mock?.close();
addLicenses(`${root}/dist/third-party-licenses.md`);
