import { HotProducts } from '@signal-shop/ui/sections/hot-products/hot-products.tsx';
import { useAtomValue } from 'jotai';
import { hotAtom } from '../../state/home/home-hot.ts';

/** The first list of popular goods of the home page. */
export function PopularGoods() {
  const { hotProducts } = useAtomValue(hotAtom);
  const products =
    hotProducts.status === 'ready' ? { ...hotProducts, value: hotProducts.value[0] ?? [] } : hotProducts;
  return <HotProducts list="first" products={products} />;
}
