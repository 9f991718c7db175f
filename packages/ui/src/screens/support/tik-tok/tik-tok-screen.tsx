import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PlaceHero } from '../../../sections/place-hero/place-hero.tsx';
import { productCardOf } from '../../../views/product-card-of.ts';
import { tikTokMessages as messages } from './tik-tok.messages.ts';
import type { TikTokScreenProps } from './tik-tok.states.ts';

const waitingCards = ['one', 'two', 'three', 'four'] as const;

/** The landing page for visitors from TikTok. */
export function TikTokScreen({ open, goods }: TikTokScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (!open) {
    return (
      <div className={`${page.page} ${page.stack}`}>
        <EmptyState
          art="category"
          level={1}
          title={intl.formatMessage(messages.closed)}
          text={intl.formatMessage(messages.closedText)}
          actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.shop)}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className={`${page.page} ${page.stack}`}>
      <PlaceHero
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.lead)}
        goods={goods.status === 'ready' ? goods.value[0] : undefined}
        action={
          <Link variant="standalone" href={hrefs.points}>
            {intl.formatMessage(messages.earn)}
          </Link>
        }
      />
      <section aria-label={intl.formatMessage(messages.goods)}>
        <SectionTitle title={intl.formatMessage(messages.goods)} />
        <Shelf goods={goods} />
      </section>
    </div>
  );
}

function Shelf({ goods }: Pick<TikTokScreenProps, 'goods'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (goods.status === 'failed') {
    return <ErrorState failure={goods.failure} onRetry={goods.retry} level={3} />;
  }
  if (goods.status === 'ready' && goods.value.length === 0) {
    return <EmptyState art="goods" level={3} title={intl.formatMessage(messages.empty)} />;
  }
  return (
    <>
      {goods.status === 'loading' && <LoadingNote />}
      <ProductGrid>
        {goods.status === 'loading'
          ? waitingCards.map((slot) => <ProductCardSkeleton key={slot} />)
          : goods.value.map((item) => <ProductCard key={item.goods_id} {...productCardOf(item, hrefs)} />)}
      </ProductGrid>
    </>
  );
}
