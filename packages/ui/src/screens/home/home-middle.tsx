import type { HotProduct } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { Remote } from '../../remote.ts';
import { HotCategories } from '../../sections/hot-categories/hot-categories.tsx';
import { HotProducts } from '../../sections/hot-products/hot-products.tsx';
import type { HomeView } from './home.states.ts';

interface HomeMiddleProps {
  readonly view: Pick<HomeView, 'hotProducts' | 'hotCategories'>;
  /** `HomeEnd`, or what brings it later. */
  readonly end: ReactNode;
}

function listAt(lists: HomeView['hotProducts'], place: 0 | 1): Remote<readonly HotProduct[]> {
  return lists.status === 'ready' ? { status: 'ready', value: lists.value[place] ?? [] } : lists;
}

/** What is hot, below the first view of the home page. */
export function HomeMiddle({ view, end }: HomeMiddleProps) {
  return (
    <>
      <HotProducts list="first" products={listAt(view.hotProducts, 0)} />
      <HotCategories categories={view.hotCategories} />
      <HotProducts list="second" products={listAt(view.hotProducts, 1)} />
      {end}
    </>
  );
}
