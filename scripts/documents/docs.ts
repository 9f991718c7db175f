// Writes the documentation as static files for any host, or to open without a server: `npm run docs`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guideFile, guideNames } from '@signal-shop/guide';
import { referenceFiles } from '@signal-shop/mock-server/server';

const folder = join(import.meta.dirname, '../../docs/dist');

rmSync(folder, { recursive: true, force: true });
for (const name of await guideNames()) {
  const file = await guideFile(name, 'static');
  if (file !== null) write(name, file.bytes);
}
for (const { name, text } of referenceFiles) write(join('reference', name), await text());
console.log(`Open ${join(folder, 'index.html')} in a browser, or serve the folder with any web server.`);

function write(name: string, bytes: string | Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
