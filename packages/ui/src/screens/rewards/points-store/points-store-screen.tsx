import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { PointsStoreCard } from '../../../components/points-store-card/points-store-card.tsx';
import { ProductCardSkeleton } from '../../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PointsPage } from '../../../sections/points-hero/points-hero.tsx';
import { RedeemDialog } from '../../../sections/redeem-dialog/redeem-dialog.tsx';
import { pointsStoreCardOf } from '../../../views/points-store-card-of.ts';
import { pointsStoreMessages as messages } from './points-store.messages.ts';
import type { PointsStoreScreenProps } from './points-store.states.ts';

const waitingCards = ['one', 'two', 'three', 'four'] as const;

/** Goods that can be exchanged for points. */
export function PointsStoreScreen(props: PointsStoreScreenProps) {
  const { balance, redeem, on } = props;
  return (
    <PointsPage messages={messages} goods={props.goods} balance={balance} linkTo="points">
      <Shelf {...props} />
      <RedeemDialog state={redeem} balance={balance} onConfirm={on.onConfirm} onKeep={on.onKeep} />
    </PointsPage>
  );
}

function Shelf({ goods, balance, session, redeem, on }: PointsStoreScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (goods.status === 'failed') return <ErrorState failure={goods.failure} onRetry={goods.retry} />;
  if (goods.status === 'loading') {
    return (
      <div>
        <LoadingNote />
        <ProductGrid>
          {waitingCards.map((slot) => (
            <ProductCardSkeleton key={slot} />
          ))}
        </ProductGrid>
      </div>
    );
  }
  if (goods.value.length === 0) {
    return (
      <EmptyState
        art="goods"
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    );
  }
  return (
    <section aria-label={intl.formatMessage(messages.goods)}>
      <ProductGrid>
        {goods.value.map((item) => (
          <PointsStoreCard
            key={item.goods_id}
            {...pointsStoreCardOf(item, hrefs)}
            balance={balance}
            session={session}
            pending={redeem.status === 'pending' && redeem.goods.goods_id === item.goods_id}
            onSwap={() => on.onSwap(item)}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
