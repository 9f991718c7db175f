import type { PointKind } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { PointsStoreCard } from '../../../components/points-store-card/points-store-card.tsx';
import { ProductCardSkeleton } from '../../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { Tabs } from '../../../components/tabs/tabs.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { EarnPointsRow } from '../../../sections/earn-points-row/earn-points-row.tsx';
import { TitledSection } from '../../../sections/page-frame/titled-section.tsx';
import { PointsPage } from '../../../sections/points-hero/points-hero.tsx';
import { pointsStoreCardOf } from '../../../views/points-store-card-of.ts';
import { pointsMessages as messages } from './points.messages.ts';
import styles from './points.module.css';
import type { PointsScreenProps } from './points.states.ts';
import { PointsPerks } from './points-perks.tsx';

const waiting = ['one', 'two', 'three', 'four'] as const;

/** How to earn and use points, and the points earned (spec §2, §9). */
export function PointsScreen(props: PointsScreenProps) {
  const { balance, tab = 'earn' } = props;
  const intl = useIntl();
  return (
    <PointsPage messages={messages} goods={props.goods} balance={balance} linkTo="pointStore">
      <Tabs
        label={intl.formatMessage(messages.parts)}
        initial={tab}
        tabs={[
          { id: 'earn', label: intl.formatMessage(messages.earnTab), panel: <Earn {...props} /> },
          { id: 'store', label: intl.formatMessage(messages.storeTab), panel: <Store {...props} /> },
          {
            id: 'perks',
            label: intl.formatMessage(messages.perksTab),
            panel: <PointsPerks perks={props.perks} onLogIn={props.onLogIn} />,
          },
        ]}
      />
    </PointsPage>
  );
}

function Earn({ rules, used, ...props }: PointsScreenProps) {
  const intl = useIntl();
  const standing = (kind: PointKind) => {
    if (props.perks.status === 'guest') return 'guest';
    return props.done.includes(kind) ? 'done' : 'open';
  };
  if (rules.status === 'failed') return <ErrorState failure={rules.failure} onRetry={rules.retry} />;
  return (
    <TitledSection title={intl.formatMessage(messages.earnTab)} size="h2" className={styles.list}>
      {rules.status === 'loading' && (
        <>
          <LoadingNote />
          {waiting.map((slot) => (
            <Skeleton key={slot} variant="control" />
          ))}
        </>
      )}
      {rules.status === 'ready' &&
        rules.value.map((rule) => (
          <EarnPointsRow
            key={rule.kind}
            rule={rule}
            used={used[rule.kind] ?? null}
            standing={standing(rule.kind)}
            networks={props.networks}
            onFollow={props.onFollow}
            onLogIn={props.onLogIn}
          />
        ))}
    </TitledSection>
  );
}

function Store({ goods, balance, perks, onSwap }: PointsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (goods.status === 'failed') return <ErrorState failure={goods.failure} onRetry={goods.retry} />;
  if (goods.status === 'ready' && goods.value.length === 0) {
    return <EmptyState art="goods" title={intl.formatMessage(messages.storeTab)} />;
  }
  return (
    <ProductGrid label={intl.formatMessage(messages.storeTab)}>
      {goods.status === 'loading'
        ? waiting.map((slot) => <ProductCardSkeleton key={slot} />)
        : goods.value.map((item) => (
            <PointsStoreCard
              key={item.goods_id}
              {...pointsStoreCardOf(item, hrefs)}
              balance={balance}
              session={perks.status === 'guest' ? 'guest' : 'member'}
              onSwap={() => onSwap(item)}
            />
          ))}
    </ProductGrid>
  );
}
