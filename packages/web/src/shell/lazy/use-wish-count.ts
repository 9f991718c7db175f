import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { wishCounterAtom } from '../../state/catalogue/wish-count.ts';

/** Lets the heart in the header count the wishes; narrow windows have none there, and ask for nothing. */
export function useWishCount(): void {
  const count = useSetAtom(wishCounterAtom);

  useEffect(() => {
    if (!matchMedia('(width >= 992px)').matches) return;
    import('../../state/catalogue/wishes.ts').then(
      ({ wishedCountAtom }) => count(wishedCountAtom),
      // Without it the heart leads to the wishes all the same.
      () => undefined,
    );
  }, [count]);
}
