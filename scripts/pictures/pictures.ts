// Takes screenshots of the main pages at 390 and 1440 px, light and dark, into docs/pictures: `npm run pictures`.
// `-- home cart` takes only those pages, `--locale ja` another language, `--out <folder>` writes elsewhere,
// `--shop <url>` uses a shop that runs, instead of a build of this tree.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mockShop } from '@signal-shop/mock-server/vite';
import type { LiveLink } from '@signal-shop/ui/stories/live-links.ts';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { shopLink } from '../../.storybook/shop-link.ts';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';
import { picturedPages } from './pictured-pages.ts';

const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;
/** Sharp text at half of the bytes of a lossless picture. */
const quality = 70;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'docs/pictures' },
    locale: { type: 'string', default: 'en' },
    shop: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !(name in picturedPages));
if (unknown.length > 0) {
  console.error(`No such page: ${unknown.join(', ')}. There are ${Object.keys(picturedPages).join(', ')}.`);
  process.exit(2);
}

const served = values.shop === undefined ? await serveBuild() : { url: values.shop, close: async () => {} };
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  await mkdir(values.out, { recursive: true });
  for (const [name, link] of Object.entries(picturedPages)) {
    if (positionals.length === 0 || positionals.includes(name)) await takePictures(browser, name, link);
  }
} finally {
  await browser.close();
  await served.close();
}

async function takePictures(browser: Browser, name: string, link: LiveLink): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const path = join(values.out, `${name}-${width}-${colorScheme}.jpg`);
      const context = await browser.newContext({
        viewport: { width, height: width < 500 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        bypassCSP: true,
      });
      const page = await context.newPage();
      await open(page, shopLink(served.url, link, values.locale));
      await page.screenshot({ path, type: 'jpeg', quality, fullPage: true });
      await context.close();
      console.log(path);
    }
  }
}

/** Opens the page without popups and scrolls through it, because lazy sections and pictures load near the viewport. */
async function open(page: Page, url: string): Promise<void> {
  const consent = { name: 'consent', value: 'denied', url: served.url };
  await page.context().addCookies([consent]);
  await page.addInitScript(() => sessionStorage.setItem('fixedModal', 'false'));
  await page.goto(url);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  // Renders sections below the viewport: a full-page screenshot includes them.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // Long enough for a section below to load and to lengthen the page.
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    scrollTo(0, 0);
    // Pictures further on in a carousel never load.
    const pictures = [...document.images].filter(({ complete }) => complete);
    for (const image of pictures) image.decoding = 'sync';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
  // The network never becomes idle, because the event stream stays open.
  await page.waitForFunction(
    () => document.querySelector('main span[data-variant][data-width][aria-hidden]') === null,
  );
}

async function serveBuild() {
  const root = 'packages/web';
  const outDir = await mkdtemp(join(tmpdir(), 'signal-shop-pictures-'));
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const web = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [mockShop({ port: 0 })],
  });
  const close = async () => {
    await web.close();
    await rm(outDir, { recursive: true });
    await rm(`${outDir}-maps`, { recursive: true, force: true });
  };
  return { url: new URL(web.resolvedUrls?.local[0] ?? '').origin, close };
}
