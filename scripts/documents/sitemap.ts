// Writes sitemap.xml and robots.txt into the build: npm run sitemap -- https://signal.example [https://api.signal.example]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createShopClient } from '@signal-shop/sdk';
import { sitemapAddresses } from './sitemap-addresses.ts';
import { robotsText, sitemapText } from './sitemap-text.ts';

const folder = 'packages/web/dist';
const [origin, baseUrl = origin] = process.argv.slice(2);

if (origin === undefined || baseUrl === undefined || !URL.canParse(origin)) {
  console.error('Usage: npm run sitemap -- <origin of the shop> [origin of its backend]');
  process.exit(2);
}
if (!existsSync(`${folder}/index.html`)) {
  console.error('There is no build yet: npm run build');
  process.exit(2);
}
const addresses = await sitemapAddresses(createShopClient({ baseUrl }));
writeFileSync(`${folder}/sitemap.xml`, sitemapText(addresses, origin));
writeFileSync(`${folder}/robots.txt`, robotsText(readFileSync(`${folder}/robots.txt`, 'utf8'), origin));
console.log(`${addresses.length} addresses in ${folder}/sitemap.xml`);
