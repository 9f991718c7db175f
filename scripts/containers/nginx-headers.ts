// Writes the headers of the built shop for nginx: `dist/_headers` in another format.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nginxHeaders } from './nginx-format.ts';

const folder = 'packages/web/dist-nginx';
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/shop-headers.conf`,
  nginxHeaders(readFileSync('packages/web/dist/_headers', 'utf8')),
);
