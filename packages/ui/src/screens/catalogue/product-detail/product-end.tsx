import type { GoodsDetail, GoodsSummary } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../../components/carousel/carousel.tsx';
import { DescriptionList } from '../../../components/description-list/description-list.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import type { Remote } from '../../../remote.ts';
import { CardRowSkeleton } from '../../../sections/card-row-skeleton/card-row-skeleton.tsx';
import { CommentsPanel } from '../../../sections/comments-panel/comments-panel.tsx';
import { FaqPanel } from '../../../sections/faq-panel/faq-panel.tsx';
import { FilesPanel } from '../../../sections/files-panel/files-panel.tsx';
import { FreeTestPanel } from '../../../sections/free-test-panel/free-test-panel.tsx';
import { SilentErrorBoundary } from '../../../silent-error-boundary.tsx';
import { productDetailMessages as messages } from './product-detail.messages.ts';
import type { ProductEndEvents, ProductEndView } from './product-detail.states.ts';
import styles from './product-end.module.css';

interface ProductEndProps {
  readonly view: ProductEndView;
  readonly on: ProductEndEvents;
}

/** Details of the goods, below the buy box. */
export function ProductEnd({ view, on }: ProductEndProps) {
  const { goods } = view;
  return (
    <div className={styles.end}>
      <About goods={goods} />
      {view.freeTest !== null && <FreeTestPanel view={view.freeTest} on={on.freeTest} />}
      <FilesPanel files={goods.files} />
      <SilentErrorBoundary>
        <FaqPanel faqs={view.faqs} />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <CommentsPanel
          comments={view.comments}
          onPage={on.onCommentsPage}
          onChoice={on.onCommentsChoice}
          onPraise={on.onPraise}
        />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Related related={view.related} />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Viewed goods={view.viewed} />
      </SilentErrorBoundary>
    </div>
  );
}

function About({ goods }: { readonly goods: GoodsDetail }) {
  const intl = useIntl();
  const descriptionId = useId();
  const specificationsId = useId();
  if (goods.description.length === 0 && goods.specifications.length === 0) return null;
  return (
    <div className={styles.about}>
      {goods.description.length > 0 && (
        <section aria-labelledby={descriptionId}>
          <SectionTitle id={descriptionId} title={intl.formatMessage(messages.about)} />
          <RichText blocks={goods.description} level={3} />
        </section>
      )}
      {goods.specifications.length > 0 && (
        <section aria-labelledby={specificationsId}>
          <SectionTitle id={specificationsId} title={intl.formatMessage(messages.specifications)} />
          <DescriptionList items={goods.specifications} />
        </section>
      )}
    </div>
  );
}

function Viewed({ goods }: { readonly goods: readonly GoodsSummary[] }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.viewed);
  if (goods.length === 0) return null;
  return (
    <Carousel
      label={title}
      view="cards"
      head={<SectionTitle title={title} />}
      items={goods.map((one) => ({ key: one.goods_id, content: <ProductCard goods={one} /> }))}
    />
  );
}

function Related({ related }: { readonly related: Remote<readonly GoodsSummary[]> }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.related);
  if (related.status === 'ready' && related.value.length === 0) return null;
  const head = <SectionTitle title={title} />;
  return (
    <div>
      {related.status !== 'ready' && head}
      {related.status === 'loading' && <CardRowSkeleton />}
      {related.status === 'failed' && (
        <ErrorState failure={related.failure} onRetry={related.retry} level={3} />
      )}
      {related.status === 'ready' && (
        <Carousel
          label={title}
          view="cards"
          head={head}
          items={related.value.map((one) => ({
            key: one.goods_id,
            content: <ProductCard goods={one} />,
          }))}
        />
      )}
    </div>
  );
}
