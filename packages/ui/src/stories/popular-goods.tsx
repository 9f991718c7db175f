import { useLocale } from '../intl/use-locale.ts';
import { ready } from '../remote.ts';
import { HotProducts } from '../sections/hot-products/hot-products.tsx';
import { ask } from './fixtures/answers.ts';

/** The popular goods below an empty state, as the shop provides them. */
export function PopularGoods() {
  const [products = []] = ask('listHotProducts', {}, { locale: useLocale() }).msg;
  return <HotProducts list="first" products={ready(products)} />;
}
