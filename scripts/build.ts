// Builds the shop: `npm run build`. With the configuration of this repository it only builds the demonstration,
// `npm run build -- --demo`, because a forgotten configuration would be a shop that accepts test cards.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { addLicenses } from './release/add-licenses.ts';
import { demonstrationMarks } from './release/demonstration-marks.ts';

const root = 'packages/web';
const configuration = `${root}/public/configuration.json`;

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
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
await build({ root });
addLicenses(`${root}/dist/third-party-licenses.md`);
