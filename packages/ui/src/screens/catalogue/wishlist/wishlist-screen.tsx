import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../../components/pagination/pagination.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { colourNames } from '../../../foundations/product-art/colour-names.messages.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { PageFrame } from '../../../sections/page-frame/page-frame.tsx';
import { productCardOf } from '../../../views/product-card-of.ts';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import type { WishlistScreenProps } from './wishlist.states.ts';

const waitingCards = ['one', 'two', 'three', 'four'] as const;

/** The wishlist. */
export function WishlistScreen({ session, wishes, hrefOf }: WishlistScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const total = wishes.status === 'ready' ? wishes.value.total : 0;
  return (
    <PageFrame
      title={intl.formatMessage(messages.title)}
      note={total > 0 ? intl.formatMessage(messages.count, { count: total }) : undefined}
    >
      {session === 'guest' && total > 0 && (
        <InlineAlert
          tone="info"
          action={
            <Link href={hrefs.logIn} variant="standalone">
              {intl.formatMessage(messages.logIn)}
            </Link>
          }
        >
          {intl.formatMessage(messages.guest)}
        </InlineAlert>
      )}
      <Wishes wishes={wishes} hrefOf={hrefOf} />
    </PageFrame>
  );
}

function Wishes({ wishes, hrefOf }: Pick<WishlistScreenProps, 'wishes' | 'hrefOf'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (wishes.status) {
    case 'failed':
      return <ErrorState failure={wishes.failure} onRetry={wishes.retry} popularGoods />;
    case 'loading':
      return (
        <>
          <LoadingNote />
          <ProductGrid>
            {waitingCards.map((slot) => (
              <ProductCardSkeleton key={slot} />
            ))}
          </ProductGrid>
        </>
      );
    case 'ready': {
      const { goods, page, pages } = wishes.value;
      if (goods.length === 0) {
        return (
          <EmptyState
            art="wishes"
            popularGoods
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            actions={
              <ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.browse)}</ButtonLink>
            }
          />
        );
      }
      return (
        <>
          <ProductGrid label={intl.formatMessage(messages.title)}>
            {goods.map((item) => (
              <ProductCard
                key={item.goods_id}
                {...productCardOf(item, hrefs)}
                level={2}
                colors={[]}
                variantName={intl.formatMessage(colourNames[item.goods_color])}
              />
            ))}
          </ProductGrid>
          <Pagination page={page} pages={pages} hrefOf={hrefOf} />
        </>
      );
    }
  }
}
