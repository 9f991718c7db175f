import type { GoodsDetail, GoodsSummary, TextBlock } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../../components/carousel/carousel.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { Spread } from '../../../components/spread/spread.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import type { Remote } from '../../../remote.ts';
import { CardRowSkeleton } from '../../../sections/card-row-skeleton/card-row-skeleton.tsx';
import { CommentsPanel } from '../../../sections/comments-panel/comments-panel.tsx';
import { FaqPanel } from '../../../sections/faq-panel/faq-panel.tsx';
import { FilesPanel } from '../../../sections/files-panel/files-panel.tsx';
import { FreeTestPanel } from '../../../sections/free-test-panel/free-test-panel.tsx';
import { goesWithMessages } from '../../../sections/goes-with/goes-with.messages.ts';
import { GoesWith } from '../../../sections/goes-with/goes-with.tsx';
import { ProductScene } from '../../../sections/product-story/product-scene.tsx';
import { ProductStory } from '../../../sections/product-story/product-story.tsx';
import type { SpecComparisonProps } from '../../../sections/spec-sheet/spec-comparison.tsx';
import { SpecSheet } from '../../../sections/spec-sheet/spec-sheet.tsx';
import { SilentErrorBoundary } from '../../../silent-error-boundary.tsx';
import { productCardOf } from '../../../views/product-card-of.ts';
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
      <ProductStory goods={goods} />
      <About goods={goods} />
      <Specifications goods={goods} comparison={{ ...view.comparison, onChoose: on.onCompare }} />
      <FilesPanel files={goods.files} />
      <SilentErrorBoundary>
        <Bundles view={view} onAdd={on.onAddBundle} />
      </SilentErrorBoundary>
      {view.freeTest !== null && <FreeTestPanel view={view.freeTest} on={on.freeTest} />}
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

function About({ goods: { description, scene, box } }: { readonly goods: GoodsDetail }) {
  const intl = useIntl();
  const id = useId();
  const { lead, parts } = partsOf(description);
  if (description.length === 0) return null;
  return (
    <Spread id={id} title={intl.formatMessage(messages.about)}>
      <div className={styles.about}>
        {scene !== undefined && (
          <div className={styles.scene}>
            <ProductScene scene={scene} />
          </div>
        )}
        {lead.length > 0 && (
          <div className={styles.lead}>
            <RichText blocks={lead} level={3} />
          </div>
        )}
        {parts.map((part, index) => (
          <RichText key={index} blocks={part} level={3} />
        ))}
        {box !== undefined && (
          <div className={styles.box}>
            <ProductScene scene={box} variant="box" />
          </div>
        )}
      </div>
    </Spread>
  );
}

/** Splits a text before each of its headings. */
function partsOf(blocks: readonly TextBlock[]) {
  const starts = blocks.flatMap(({ type }, index) => (type === 'heading' ? [index] : []));
  return {
    lead: blocks.slice(0, starts[0]),
    parts: starts.map((start, index) => blocks.slice(start, starts[index + 1])),
  };
}

interface SpecificationsProps {
  readonly goods: GoodsDetail;
  readonly comparison: SpecComparisonProps['comparison'];
}

function Specifications({ goods, comparison }: SpecificationsProps) {
  const intl = useIntl();
  const id = useId();
  if (goods.specifications.length === 0) return null;
  return (
    <Spread id={id} title={intl.formatMessage(messages.specifications)}>
      <SpecSheet
        name={goods.name}
        specifications={goods.specifications}
        outlines={goods.outlines}
        comparison={comparison}
      />
    </Spread>
  );
}

interface BundlesProps {
  readonly view: ProductEndView;
  readonly onAdd: ProductEndEvents['onAddBundle'];
}

function Bundles({ view: { bundles, pendingBundleId }, onAdd }: BundlesProps) {
  const intl = useIntl();
  const id = useId();
  if (bundles.length === 0) return null;
  return (
    <Spread id={id} title={intl.formatMessage(goesWithMessages.title)}>
      <GoesWith bundles={bundles} pendingId={pendingBundleId} onAdd={onAdd} />
    </Spread>
  );
}

function Viewed({ goods }: { readonly goods: readonly GoodsSummary[] }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title = intl.formatMessage(messages.viewed);
  if (goods.length === 0) return null;
  return (
    <Carousel
      label={title}
      variant="cards"
      perView={{ m: 3, l: 4 }}
      peek
      head={<SectionTitle title={title} />}
      items={goods.map((one) => ({
        key: one.goods_id,
        content: <ProductCard {...productCardOf(one, hrefs)} />,
      }))}
    />
  );
}

function Related({ related }: { readonly related: Remote<readonly GoodsSummary[]> }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
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
          variant="cards"
          perView={{ m: 3, l: 4 }}
          peek
          head={head}
          items={related.value.map((one) => ({
            key: one.goods_id,
            content: <ProductCard {...productCardOf(one, hrefs)} />,
          }))}
        />
      )}
    </div>
  );
}
