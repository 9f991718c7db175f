import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { productDetailMessages as messages } from './product-detail.messages.ts';
import styles from './product-detail.module.css';
import type { ProductDetailScreenProps } from './product-detail.states.ts';
import { ProductDetailSkeleton } from './product-detail-skeleton.tsx';
import { ProductPage } from './product-page.tsx';

/** An id shared by all colors: as the key, it lets a switch of the color update the page instead of remounting it. */
function modelOf({ goods_id: id, colours }: GoodsDetail): number {
  return colours[0]?.goods_id ?? id;
}

/** The product page. */
export function ProductDetailScreen({ state, on, parts }: ProductDetailScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <ProductDetailSkeleton preview={state.preview} />;
    case 'notFound':
      return (
        <div className={`${page.page} ${styles.alone}`}>
          <EmptyState
            art="goods"
            popularGoods
            level={1}
            title={intl.formatMessage(messages.notFound)}
            text={intl.formatMessage(messages.notFoundText)}
            actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.all)}</ButtonLink>}
          />
        </div>
      );
    case 'failed':
      return (
        <div className={`${page.page} ${styles.alone}`}>
          <ErrorState failure={state.failure} onRetry={state.retry} level={1} popularGoods />
        </div>
      );
    case 'ready':
      return <ProductPage key={modelOf(state.view.goods)} view={state.view} on={on} parts={parts} />;
  }
}
