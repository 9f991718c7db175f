// Writes the reference documentation as a static folder that opens without a server: `pnpm docs:reference`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceFiles } from '@signal-shop/mock-server/server';

const folder = join(import.meta.dirname, '../docs/dist/reference');

mkdirSync(folder, { recursive: true });
for (const { name, text } of referenceFiles) writeFileSync(join(folder, name), await text());
console.log(`Open ${join(folder, 'index.html')} in a browser; any web server can hand it out.`);
