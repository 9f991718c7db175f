import type { HotProduct } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import page from '../../chrome/page/page.module.css';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { Remote } from '../../remote.ts';
import { BannerCarousel } from '../../sections/banner-carousel/banner-carousel.tsx';
import { FlashSaleStrip } from '../../sections/flash-sale-strip/flash-sale-strip.tsx';
import { HotCategories } from '../../sections/hot-categories/hot-categories.tsx';
import { HotProducts } from '../../sections/hot-products/hot-products.tsx';
import { homeMessages as words } from './home.messages.ts';
import styles from './home.module.css';
import type { HomeScreenProps, HomeView } from './home.states.ts';

function listAt(lists: HomeView['hotProducts'], place: 0 | 1): Remote<readonly HotProduct[]> {
  return lists.status === 'ready' ? { status: 'ready', value: lists.value[place] ?? [] } : lists;
}

/** The front of the shop: its sections in the order of spec §1, each by itself. */
export function HomeScreen({ view, on, end }: HomeScreenProps) {
  const intl = useIntl();
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1 className={styles.title} tabIndex={-1}>
        <VisuallyHidden>{intl.formatMessage(words.title)}</VisuallyHidden>
      </h1>
      <BannerCarousel banners={view.banners} onAdd={on.onAddBanner} />
      <FlashSaleStrip state={view.flashSale} />
      <HotProducts list="first" products={listAt(view.hotProducts, 0)} />
      <HotCategories categories={view.hotCategories} />
      <HotProducts list="second" products={listAt(view.hotProducts, 1)} />
      {end}
    </div>
  );
}
