// Skeletons of the first view, rendered at build time by build/skeletons.ts into templates of the HTML.
// begin/ shows them before the shop's code has loaded. Nothing here is part of the running shop.
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Banner, Locale } from '@signal-shop/sdk/contract';
import { BannerMarking, BannerType } from '@signal-shop/sdk/contract';
import { AnnouncementBar } from '@signal-shop/ui/chrome/announcement-bar/announcement-bar.tsx';
import { LoadingPage } from '@signal-shop/ui/chrome/loading-page/loading-page.tsx';
import { SiteHeader } from '@signal-shop/ui/chrome/site-header/site-header.tsx';
import { SiteLayout } from '@signal-shop/ui/chrome/site-layout/site-layout.tsx';
import { MediaGallery } from '@signal-shop/ui/components/media-gallery/media-gallery.tsx';
import { Picture } from '@signal-shop/ui/components/picture/picture.tsx';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { ready } from '@signal-shop/ui/remote.ts';
import { everything } from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import { CategoryScreen } from '@signal-shop/ui/screens/catalogue/category/category-screen.tsx';
import { ProductDetailSkeleton } from '@signal-shop/ui/screens/catalogue/product-detail/product-detail-skeleton.tsx';
import { HomeScreen } from '@signal-shop/ui/screens/home/home/home-screen.tsx';
import { BannerCarousel } from '@signal-shop/ui/sections/banner-carousel/banner-carousel.tsx';
import { artOf } from '@signal-shop/ui/views/art-of.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { MissingShop } from './missing-shop.tsx';

const loading = { status: 'loading' } as const;
const nothing = () => undefined;

/** The content of each skeleton, by its name in `src/begin/first-page.ts`. */
const middles: Readonly<Record<string, ReactNode>> = {
  home: <HomeScreen view={{ banners: loading }} on={{ onAddBanner: nothing }} rest={null} />,
  listing: <CategoryScreen category={null} choice={everything} state={loading} hrefOf={() => ''} />,
  detail: <ProductDetailSkeleton preview={null} />,
  other: <LoadingPage />,
};

const banner: Banner = {
  id: 0,
  type: BannerType.image,
  marking: BannerMarking.detail,
  title: placeholder('title'),
  remark: placeholder('remark'),
  url: placeholder('url'),
  video: '',
  link: '',
  goods_id: 0,
  goods_kind: 'headset',
  goods_unit: placeholder('goods_unit'),
  goods_color: 'grey',
};

/** The parts of a skeleton that the inline script fills from the response, by the skeleton's name. */
const words: Readonly<Record<string, ReactNode>> = {
  home: <BannerCarousel banners={ready([banner])} onAdd={nothing} />,
  listing: (
    <div>
      <Picture art={artOf(banner)} src={placeholder('pic_index')} ghost />
    </div>
  ),
  detail: <MediaGallery art={artOf(banner)} name="" pictures={[]} listed={placeholder('pic_index')} />,
};

/** A placeholder for a field of the response; `build/skeletons.ts` parses this format. */
function placeholder(field: string): string {
  return `{${field}}`;
}

/** Renders the templates of the HTML, by id. */
export async function draw(): Promise<Record<string, string>> {
  const errorTemplates = await Promise.all(locales.map(drawMissing));
  const templates = [
    ...Object.entries(middles).map(
      ([name, middle]) => [`skeleton-${name}`, <SkeletonFrame>{middle}</SkeletonFrame>] as const,
    ),
    ...Object.entries(words).map(
      ([name, part]) => [`words-${name}`, <WithMessages>{part}</WithMessages>] as const,
    ),
    ...errorTemplates,
  ];
  return Object.fromEntries(templates.map(([id, node]) => [id, renderToStaticMarkup(node)]));
}

async function drawMissing(locale: Locale) {
  const messages = await loadMessages(locale);
  const shop = (
    <WithMessages locale={locale} messages={messages}>
      <MissingShop />
    </WithMessages>
  );
  return [`missing-${locale}`, shop] as const;
}

interface WithMessagesProps {
  readonly locale?: Locale;
  readonly messages?: Messages;
  readonly children: ReactNode;
}

function WithMessages({ locale = defaultLocale, messages, children }: WithMessagesProps) {
  return (
    <WordsProvider locale={locale} messages={messages}>
      <LinkContext value={plainLinks}>{children}</LinkContext>
    </WordsProvider>
  );
}

function SkeletonFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div inert aria-hidden="true">
      <WithMessages>
        <SiteLayout
          header={<SketchedHeader />}
          announcement={<AnnouncementBar notices={[{ content: '\u00a0' }]} onClose={nothing} />}
          footer={null}
        >
          {children}
        </SiteLayout>
      </WithMessages>
    </div>
  );
}

function SketchedHeader() {
  return (
    <SiteHeader
      session={{ status: 'guest' }}
      unpaidOrder={null}
      cartCount={0}
      categories={loading}
      flashSaleOpen={false}
      locale="en"
      tiktok={false}
      languages={{ status: 'idle' }}
      onLogOut={() => undefined}
      onUser={nothing}
      onCart={nothing}
      onSearch={nothing}
      onMissing={nothing}
      onLanguage={nothing}
      loadSearch={() => Promise.reject(new Error('A skeleton opens nothing.'))}
    />
  );
}
