import { createShopClient } from '@signal-shop/sdk';
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { Plugin, Rolldown } from 'vite';
import type { PlainCatalog, PlainPage } from '../src/skeletons/plain-catalog.tsx';
import { buildModule } from './build-module.ts';
import { criticalStyles } from './critical-styles.ts';
import { listAllGoods } from './list-all-goods.ts';

const stylesheet = 'catalog/catalog.css';

/**
 * Adds a catalog in HTML for browsers without JavaScript: goods by category and a page for each, in every language.
 * `index.html` leads there. Each build contains the goods that the backend has at that time.
 * @param baseUrl the origin of the backend
 */
export function plainCatalog(baseUrl: string): Plugin {
  return {
    name: 'signal-shop:plain-catalog',
    transformIndexHtml: (_html, { bundle }) =>
      bundle === undefined
        ? []
        : [
            {
              tag: 'noscript',
              children: `<meta http-equiv="refresh" content="0;url=/catalog/${defaultLocale}.html">`,
              injectTo: 'head',
            },
          ],
    async generateBundle(_options, bundle) {
      const { draw, css } = await loadModule();
      const catalogs = await Promise.all(
        locales.map(async (locale) => draw(await catalogIn(locale, baseUrl), `/${stylesheet}`)),
      );
      const pages = catalogs.flat();
      const styles = await criticalStyles(
        foundationsIn(bundle) + css,
        pages.map(({ html }) => html).join(''),
      );
      this.emitFile({ type: 'asset', fileName: stylesheet, source: styles });
      for (const { file, html } of pages)
        this.emitFile({ type: 'asset', fileName: file, source: `<!doctype html>${html}\n` });
    },
  };
}

type Draw = (catalog: PlainCatalog, stylesheet: string) => Promise<PlainPage[]>;

async function loadModule(): Promise<{ readonly draw: Draw; readonly css: string }> {
  const { chunk, css } = await buildModule('src/skeletons/plain-catalog.tsx', 'es');
  const module: { readonly draw: Draw } = await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  );
  return { draw: module.draw, css };
}

/** The styles of the entry: order of the layers, fonts, tokens, and elements. */
function foundationsIn(bundle: Rolldown.OutputBundle): string {
  const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'main');
  const names = main?.type === 'chunk' ? [...(main.viteMetadata?.importedCss ?? [])] : [];
  return names
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('');
}

async function catalogIn(locale: Locale, baseUrl: string): Promise<PlainCatalog> {
  const shop = createShopClient({ baseUrl, locale });
  const { msg: menu } = await shop.listCategories();
  const categories = await Promise.all(
    menu.tree.map(async ({ id, name }) => ({ name, goods: await listAllGoods(shop, { category_id: id }) })),
  );
  const ids = new Set(categories.flatMap(({ goods }) => goods.map((item) => item.goods_id)));
  const goods = await Promise.all([...ids].map(async (id) => (await shop.getGoods({ id })).msg));
  return { locale, categories, goods };
}
