import { useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { wishCounterAtom } from '../../state/catalogue/wish-count.ts';
import { lazyCode } from '../../state/core/lazy-code.ts';
import { useLazyCode } from './use-lazy-code.ts';

const loadWishes = lazyCode(() => import('../../state/catalogue/wishes.ts'));

/** Loads the wish count of the header's heart; narrow windows do not show it and request nothing. */
export function useWishCount(): void {
  const setCounter = useSetAtom(wishCounterAtom);
  const [isWide] = useState(() => matchMedia('(width >= 992px)').matches);
  const wishes = useLazyCode(loadWishes, isWide);

  useEffect(() => {
    if (wishes !== null) startTransition(() => setCounter(wishes.wishTotalAtom));
  }, [wishes, setCounter]);
}
