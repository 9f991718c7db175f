import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { ListingChoice, ListingState } from '../../screens/catalogue/category/category.states.ts';
import { productCardOf } from '../../views/product-card-of.ts';
import styles from './goods-grid.module.css';

export interface GoodsGridProps {
  readonly state: ListingState;
  readonly choice: ListingChoice;
  readonly hrefOf: (choice: ListingChoice) => string;
  /** Replaces the grid of an empty listing. */
  readonly empty: ReactNode;
  /** Replaces the grid of an unknown listing. */
  readonly unknown: ReactNode;
}

/** The large first card and the four beside it. */
const fullRows = 5;
/** Three full rows of four columns. */
const slots = Array.from({ length: 9 }, (_, index) => `place-${index}`);

/** A listing of goods with pagination; or its empty, unknown or failed state. */
export function GoodsGrid({ state, choice, hrefOf, empty, unknown }: GoodsGridProps) {
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return (
        <div className={`${styles.grid} ${styles.waiting}`}>
          <LoadingNote />
          <ProductGrid feature>
            {slots.map((slot, index) => (
              <ProductCardSkeleton key={slot} feature={index === 0} />
            ))}
          </ProductGrid>
        </div>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} popularGoods />;
    case 'unknown':
      return unknown;
    case 'ready': {
      const { goods, total, pageSize } = state.view;
      if (goods.length === 0) return empty;
      const feature = goods.length >= fullRows;
      return (
        <div className={styles.grid}>
          <ProductGrid feature={feature}>
            {goods.map((one, index) => (
              <ProductCard
                key={one.goods_id}
                {...productCardOf(one, hrefs)}
                level={2}
                feature={feature && index === 0}
              />
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
