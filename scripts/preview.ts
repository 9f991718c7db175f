// Serves the production build with the right headers, over the mock server: `npm run build -- --demo`, then `npm run preview`.
import { existsSync } from 'node:fs';
import { mockShop } from '@signal-shop/mock-server/vite';
import { preview } from 'vite';

const root = 'packages/web';
const port = 4173;

if (!existsSync(`${root}/dist/index.html`)) {
  console.error('There is no build yet: npm run build -- --demo');
  process.exit(2);
}
const web = await preview({
  root,
  logLevel: 'warn',
  preview: { host: 'localhost', port },
  plugins: [mockShop({ port: 0 })],
});
console.log(`\n  Shop, as it is delivered   ${web.resolvedUrls?.local[0]}\n\n  Press Ctrl-C to stop.\n`);
