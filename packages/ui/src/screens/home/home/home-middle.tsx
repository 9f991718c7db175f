import type { HotProduct } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { Remote } from '../../../remote.ts';
import { HotCategories } from '../../../sections/hot-categories/hot-categories.tsx';
import { HotProducts } from '../../../sections/hot-products/hot-products.tsx';
import { SilentErrorBoundary } from '../../../silent-error-boundary.tsx';
import type { HomeView } from './home.states.ts';

interface HomeMiddleProps {
  readonly view: Pick<HomeView, 'hotProducts' | 'hotCategories'>;
  readonly onAdd?: ((product: HotProduct) => void) | undefined;
  /** Ids of the goods that are being added to the cart. */
  readonly adding?: ReadonlySet<number> | undefined;
  /** `HomeEnd`, or a lazy component that renders it. */
  readonly end: ReactNode;
}

function listAt(lists: HomeView['hotProducts'], index: 0 | 1): Remote<readonly HotProduct[]> {
  return lists.status === 'ready' ? { status: 'ready', value: lists.value[index] ?? [] } : lists;
}

/** The popular goods and categories, below the fold of the home page. */
export function HomeMiddle({ view, onAdd, adding, end }: HomeMiddleProps) {
  return (
    <>
      <SilentErrorBoundary>
        <HotProducts
          list="first"
          seeAll
          products={listAt(view.hotProducts, 0)}
          onAdd={onAdd}
          adding={adding}
        />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <HotCategories categories={view.hotCategories} />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <HotProducts list="second" products={listAt(view.hotProducts, 1)} onAdd={onAdd} adding={adding} />
      </SilentErrorBoundary>
      {end}
    </>
  );
}
