import type { Banner } from '@signal-shop/sdk/contract';
import { BannerMarking, BannerType } from '@signal-shop/sdk/contract';
import { AnnouncementBar } from '@signal-shop/ui/chrome/announcement-bar/announcement-bar.tsx';
import { LoadingPage } from '@signal-shop/ui/chrome/loading-page/loading-page.tsx';
import { SiteHeader } from '@signal-shop/ui/chrome/site-header/site-header.tsx';
import { SiteLayout } from '@signal-shop/ui/chrome/site-layout/site-layout.tsx';
import { MediaGallery } from '@signal-shop/ui/components/media-gallery/media-gallery.tsx';
import { Picture } from '@signal-shop/ui/components/picture/picture.tsx';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { ready } from '@signal-shop/ui/remote.ts';
import { everything } from '@signal-shop/ui/screens/category/category.states.ts';
import { CategoryScreen } from '@signal-shop/ui/screens/category/category-screen.tsx';
import { HomeScreen } from '@signal-shop/ui/screens/home/home-screen.tsx';
import { ProductDetailSkeleton } from '@signal-shop/ui/screens/product-detail/product-detail-skeleton.tsx';
import { BannerCarousel } from '@signal-shop/ui/sections/banner-carousel/banner-carousel.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const loading = { status: 'loading' } as const;
const nothing = () => undefined;

/** What stands in the middle until the first page is drawn, by the name that `build/first-view.ts` knows. */
const middles: Readonly<Record<string, ReactNode>> = {
  home: (
    <HomeScreen view={{ banners: loading, flashSale: loading }} on={{ onAddBanner: nothing }} rest={null} />
  ),
  listing: <CategoryScreen category={null} choice={everything} state={loading} hrefOf={() => ''} />,
  detail: <ProductDetailSkeleton />,
  other: <LoadingPage />,
};

const banner: Banner = {
  id: 0,
  type: BannerType.image,
  marking: BannerMarking.detail,
  title: saying('title'),
  remark: saying('remark'),
  url: saying('url'),
  video: '',
  link: '',
  goods_id: 0,
  goods_kind: 'headset',
  goods_unit: saying('goods_unit'),
  goods_color: 'grey',
};

/** What the script of the html writes into a sketch once the shop has answered, by the name of the sketch. */
const words: Readonly<Record<string, ReactNode>> = {
  home: <BannerCarousel banners={ready([banner])} onAdd={nothing} />,
  listing: (
    <div>
      <Picture goods={banner} src={saying('pic_index')} ghost />
    </div>
  ),
  detail: <MediaGallery goods={banner} name="" pictures={[]} listed={saying('pic_index')} />,
};

/** Stands for a field of the answer; `build/sketch.ts` knows it by this form. */
function saying(field: string): string {
  return `@@say:${field}`;
}

export function drawWords(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, part]) => [name, renderToStaticMarkup(<Worded>{part}</Worded>)]),
  );
}

/** Drawn when the shop is built: the components of the first view before anything is known of it. */
export function drawSketches(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(middles).map(([name, middle]) => [name, renderToStaticMarkup(<Sketch>{middle}</Sketch>)]),
  );
}

function Sketch({ children }: { readonly children: ReactNode }) {
  return (
    <Worded>
      <SiteLayout
        header={<SketchedHeader />}
        announcement={<AnnouncementBar notices={[{ content: '\u00a0' }]} onClose={nothing} />}
        footer={null}
      >
        {children}
      </SiteLayout>
    </Worded>
  );
}

function Worded({ children }: { readonly children: ReactNode }) {
  return (
    <WordsProvider locale="en" messages={undefined}>
      <LinkContext value={plainLinks}>{children}</LinkContext>
    </WordsProvider>
  );
}

function SketchedHeader() {
  return (
    <SiteHeader
      session={{ status: 'guest' }}
      cartCount={0}
      categories={loading}
      saleOpen={false}
      locale="en"
      tiktok={false}
      languages={{ status: 'idle' }}
      onLogOut={() => undefined}
      onUser={nothing}
      onCart={nothing}
      onSearch={nothing}
      onMissing={nothing}
      onLanguage={nothing}
      loadSearch={() => Promise.reject(new Error('A sketch opens nothing.'))}
    />
  );
}
