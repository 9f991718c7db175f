import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { productDetailMessages as messages } from './product-detail.messages.ts';
import styles from './product-detail.module.css';

/** Placeholder of the product page. */
export function ProductDetailSkeleton() {
  const intl = useIntl();
  return (
    <div className={`${page.page} ${styles.screen}`}>
      <div className={styles.waitingWay}>
        <Skeleton width="short" />
      </div>
      <div className={styles.top}>
        <div className={styles.gallery} aria-hidden="true">
          <Skeleton variant="square" />
        </div>
        <div className={styles.waiting}>
          <h1 aria-label={intl.formatMessage(messages.loading)} data-text="h1" tabIndex={-1}>
            <Skeleton variant="title" width="long" />
          </h1>
          <LoadingNote />
          <Skeleton width="half" />
          <Skeleton variant="title" width="short" />
          <Skeleton variant="control" width="half" />
          <Skeleton variant="control" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </div>
      </div>
    </div>
  );
}
