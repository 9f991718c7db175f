// Pages for browsers without JavaScript, rendered at build time by build/plain-catalog.ts.
// Nothing here is part of the running shop.
import type { GoodsDetail, GoodsSummary, Locale } from '@signal-shop/sdk/contract';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { LinkEnvironment } from '@signal-shop/ui/link/link-context.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { plainCatalogMessages } from '@signal-shop/ui/screens/catalogue/plain-catalog/plain-catalog.messages.ts';
import type { PlainCatalogHrefs } from '@signal-shop/ui/screens/catalogue/plain-catalog/plain-catalog-props.ts';
import { PlainCatalogScreen } from '@signal-shop/ui/screens/catalogue/plain-catalog/plain-catalog-screen.tsx';
import { PlainGoodsScreen } from '@signal-shop/ui/screens/catalogue/plain-catalog/plain-goods-screen.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { createIntl } from 'react-intl';
import { canonicalAddress } from '../shell/canonical-address.ts';
import { contact } from './contact.ts';

/** The content of the pages, in one language. */
export interface PlainCatalog {
  readonly locale: Locale;
  readonly categories: readonly { readonly name: string; readonly goods: readonly GoodsSummary[] }[];
  readonly goods: readonly GoodsDetail[];
}

export interface PlainPage {
  /** The file below the root of the shop. */
  readonly file: string;
  readonly html: string;
}

const plainHrefs: PlainCatalogHrefs = {
  catalog: (locale) => `/${catalogFile(locale)}`,
  email: contact,
  order: hrefs.goods,
};

/**
 * The catalog and a page for each product.
 * @param stylesheet the address of their styles
 */
export async function draw(catalog: PlainCatalog, stylesheet: string): Promise<PlainPage[]> {
  const { locale } = catalog;
  const messages = await loadMessages(locale);
  const documentOf = (title: string, canonical: string, screen: ReactNode) =>
    renderToStaticMarkup(
      <PlainDocument locale={locale} title={title} canonical={canonical} stylesheet={stylesheet}>
        <WordsProvider locale={locale} messages={messages}>
          <LinkContext value={linksIn(locale)}>{screen}</LinkContext>
        </WordsProvider>
      </PlainDocument>,
    );
  const intl = createIntl({ locale, messages });
  return [
    {
      file: catalogFile(locale),
      html: documentOf(
        intl.formatMessage(plainCatalogMessages.title),
        hrefs.category(null),
        <PlainCatalogScreen hrefs={plainHrefs} categories={catalog.categories} />,
      ),
    },
    ...catalog.goods.map((goods) => ({
      file: goodsFile(locale, goods.goods_id),
      html: documentOf(
        goods.name,
        hrefs.goods(goods.goods_id),
        <PlainGoodsScreen hrefs={plainHrefs} goods={goods} />,
      ),
    })),
  ];
}

interface PlainDocumentProps {
  readonly locale: Locale;
  readonly title: string;
  /** The page of the shop with the same content, for search engines. */
  readonly canonical: string;
  readonly stylesheet: string;
  readonly children: ReactNode;
}

function PlainDocument({ locale, title, canonical, stylesheet, children }: PlainDocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} – signal`}</title>
        <link rel="canonical" href={canonicalPath(canonical, locale)} />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Without an origin, which the build does not know. */
function canonicalPath(path: string, locale: Locale): string {
  const base = 'https://this-shop.invalid';
  return canonicalAddress(new URL(path, base), locale).slice(base.length);
}

function linksIn(locale: Locale): LinkEnvironment {
  return {
    Anchor: plainLinks.Anchor,
    hrefs: {
      ...hrefs,
      home: plainHrefs.catalog(locale),
      goods: (id) => `/${goodsFile(locale, id)}`,
    },
  };
}

function catalogFile(locale: Locale): string {
  return `catalog/${locale}.html`;
}

function goodsFile(locale: Locale, id: number): string {
  return `catalog/${locale}/${id}.html`;
}
