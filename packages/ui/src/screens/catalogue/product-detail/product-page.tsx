import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx';
import { MediaGallery } from '../../../components/media-gallery/media-gallery.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { ProductBuyBox } from '../../../sections/product-buy-box/product-buy-box.tsx';
import { galleryOf } from '../../../views/gallery-of.ts';
import { productDetailMessages as messages } from './product-detail.messages.ts';
import styles from './product-detail.module.css';
import type { ProductDetailEvents, ProductDetailView, ProductParts } from './product-detail.states.ts';

interface ProductPageProps {
  readonly view: ProductDetailView;
  readonly on: ProductDetailEvents;
  readonly parts: ProductParts;
}

/** Gallery and buy box side by side, details below. */
export function ProductPage({ view, on, parts }: ProductPageProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { goods } = view;
  const way = goods.category_path.map(({ id, name }) => ({ label: name, href: hrefs.category(id) }));
  return (
    <div className={`${page.page} ${styles.screen}`}>
      <Breadcrumbs
        items={[{ label: intl.formatMessage(messages.home), href: hrefs.home }, ...way]}
        current={goods.name}
      />
      <div className={styles.top} aria-busy={view.turningTo !== null || undefined}>
        <div className={styles.gallery}>
          <MediaGallery {...galleryOf(goods)} />
        </div>
        <ProductBuyBox view={view} on={on} parts={parts} />
      </div>
      <div className={styles.rest}>{parts.end}</div>
    </div>
  );
}
