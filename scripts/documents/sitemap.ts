// Writes sitemap.xml and robots.txt into the build: npm run sitemap -- https://signal.example [https://api.signal.example]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createShopClient } from '@signal-shop/sdk';
import { sitemapEntries } from './sitemap-addresses.ts';
import { robotsText, sitemapText } from './sitemap-text.ts';

const folder = 'packages/web/dist';
const [origin, baseUrl = origin] = process.argv.slice(2);

if (origin === undefined || baseUrl === undefined || !URL.canParse(origin)) {
  console.error('Usage: npm run sitemap -- <origin of the shop> [origin of its backend]');
  process.exit(2);
}
if (!existsSync(`${folder}/index.html`)) {
  console.error('There is no build yet: npm run build, see docs/deployment.md');
  process.exit(2);
}
const entries = await sitemapEntries(createShopClient({ baseUrl }));
writeFileSync(`${folder}/sitemap.xml`, sitemapText(entries, origin));
writeFileSync(`${folder}/robots.txt`, robotsText(readFileSync(`${folder}/robots.txt`, 'utf8'), origin));
console.log(`${entries.length} addresses in ${folder}/sitemap.xml`);
