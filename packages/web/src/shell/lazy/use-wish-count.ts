import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { wishCounterAtom } from '../../state/catalogue/wish-count.ts';

/** Loads the wish count of the header's heart; narrow windows do not show it and request nothing. */
export function useWishCount(): void {
  const count = useSetAtom(wishCounterAtom);

  useEffect(() => {
    if (!matchMedia('(width >= 992px)').matches) return;
    import('../../state/catalogue/wishes.ts').then(
      ({ wishedCountAtom }) => count(wishedCountAtom),
      // Without the count the heart still links to the wishes.
      () => undefined,
    );
  }, [count]);
}
