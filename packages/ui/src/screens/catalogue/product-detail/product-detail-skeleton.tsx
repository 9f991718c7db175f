import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { MediaGallery } from '../../../components/media-gallery/media-gallery.tsx';
import { Price } from '../../../components/price/price.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { artOf } from '../../../views/art-of.ts';
import { productDetailMessages as messages } from './product-detail.messages.ts';
import styles from './product-detail.module.css';

interface ProductDetailSkeletonProps {
  /** The goods that the pressed card showed; null without one. */
  readonly preview: GoodsSummary | null;
}

/** Placeholder of the product page; with a preview, it shows the picture, name, and price of the goods. */
export function ProductDetailSkeleton({ preview }: ProductDetailSkeletonProps) {
  return (
    <div className={`${page.page} ${styles.screen}`}>
      <div className={styles.waitingWay}>
        <Skeleton width="short" />
      </div>
      <div className={styles.top}>
        {preview === null ? (
          <div className={styles.gallery} aria-hidden="true">
            <Skeleton variant="square" />
          </div>
        ) : (
          <div className={`${styles.gallery} ${styles.preview}`}>
            <MediaGallery art={artOf(preview)} name={preview.name} pictures={[]} listed={preview.pic_index} />
          </div>
        )}
        <div className={styles.waiting}>
          {preview === null ? <Placeholder /> : <Preview goods={preview} />}
          <LoadingNote />
          <Skeleton variant="control" width="half" />
          <Skeleton variant="control" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </div>
      </div>
    </div>
  );
}

function Placeholder() {
  const intl = useIntl();
  return (
    <>
      <h1 aria-label={intl.formatMessage(messages.loading)} data-text="h1" tabIndex={-1}>
        <Skeleton variant="title" width="long" />
      </h1>
      <Skeleton width="half" />
      <Skeleton variant="title" width="short" />
    </>
  );
}

function Preview({ goods }: { readonly goods: GoodsSummary }) {
  return (
    <>
      <Skeleton width="short" />
      <h1 data-text="h1" tabIndex={-1}>
        {goods.name}
      </h1>
      <p>{goods.goods_desc}</p>
      <Price kind="money" amount={goods.goods_price} original={goods.original_price} />
    </>
  );
}
