import { HomeMiddle } from '@signal-shop/ui/screens/home/home/home-middle.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { FooterWaits } from '../../shell/lazy/footer-waits.tsx';
import { LazyOnVisible } from '../../shell/lazy/lazy-on-visible.tsx';
import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { withRetry } from '../../shell/with-retry.ts';
import { hotAtom, refetchHotCategories } from '../../state/home/home-hot.ts';
import { addHotProduct, addingHotAtom } from '../../state/home/hot-add.ts';

const endPart = lazyPage(async () => (await import('./home-end.tsx')).HomeEnd);

export function HomeRest() {
  const view = useAtomValue(hotAtom);
  const onHotCategories = useSetAtom(refetchHotCategories);
  const hotCategories = withRetry(view.hotCategories, onHotCategories);
  const onAdd = useSetAtom(addHotProduct);
  return (
    <HomeMiddle
      view={{ ...view, hotCategories }}
      adding={useAtomValue(addingHotAtom)}
      onAdd={(product) => void onAdd(product)}
      end={<LazyOnVisible part={endPart} place={<FooterWaits />} />}
    />
  );
}
