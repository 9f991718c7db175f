import type { HotProduct } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { Apart } from '../../apart.tsx';
import type { Remote } from '../../remote.ts';
import { HotCategories } from '../../sections/hot-categories/hot-categories.tsx';
import { HotProducts } from '../../sections/hot-products/hot-products.tsx';
import type { HomeView } from './home.states.ts';

interface HomeMiddleProps {
  readonly view: Pick<HomeView, 'hotProducts' | 'hotCategories'>;
  readonly onAdd?: ((product: HotProduct) => void) | undefined;
  /** Ids of the goods whose addition is on its way. */
  readonly adding?: ReadonlySet<number> | undefined;
  /** `HomeEnd`, or what brings it later. */
  readonly end: ReactNode;
}

function listAt(lists: HomeView['hotProducts'], place: 0 | 1): Remote<readonly HotProduct[]> {
  return lists.status === 'ready' ? { status: 'ready', value: lists.value[place] ?? [] } : lists;
}

/** What is hot, below the first view of the home page. */
export function HomeMiddle({ view, onAdd, adding, end }: HomeMiddleProps) {
  return (
    <>
      <Apart>
        <HotProducts list="first" products={listAt(view.hotProducts, 0)} onAdd={onAdd} adding={adding} />
      </Apart>
      <Apart>
        <HotCategories categories={view.hotCategories} />
      </Apart>
      <Apart>
        <HotProducts list="second" products={listAt(view.hotProducts, 1)} onAdd={onAdd} adding={adding} />
      </Apart>
      {end}
    </>
  );
}
