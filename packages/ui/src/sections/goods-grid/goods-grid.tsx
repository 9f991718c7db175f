import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import type { ListingChoice, ListingState } from '../../screens/category/category.states.ts';
import styles from './goods-grid.module.css';

export interface GoodsGridProps {
  readonly state: ListingState;
  readonly choice: ListingChoice;
  readonly hrefOf: (choice: ListingChoice) => string;
  /** In place of the grid when the listing is empty. */
  readonly empty: ReactNode;
  /** In place of the grid when there is no such listing. */
  readonly unknown: ReactNode;
}

const places = Array.from({ length: 8 }, (_, place) => `place-${place}`);

/** A listing of goods, its pages under it; or the reason why there is none. */
export function GoodsGrid({ state, choice, hrefOf, empty, unknown }: GoodsGridProps) {
  switch (state.status) {
    case 'loading':
      return (
        <div className={`${styles.grid} ${styles.waiting}`}>
          <LoadingNote />
          <ProductGrid>
            {places.map((place) => (
              <ProductCardSkeleton key={place} />
            ))}
          </ProductGrid>
        </div>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'unknown':
      return unknown;
    case 'ready': {
      const { goods, total, pageSize } = state.view;
      if (goods.length === 0) return empty;
      return (
        <div className={styles.grid}>
          <ProductGrid>
            {goods.map((one) => (
              <ProductCard key={one.goods_id} goods={one} level={2} />
            ))}
          </ProductGrid>
          <Pagination
            page={choice.page}
            pages={Math.max(1, Math.ceil(total / pageSize))}
            hrefOf={(number) => hrefOf({ ...choice, page: number })}
          />
        </div>
      );
    }
  }
}
