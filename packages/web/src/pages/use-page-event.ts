import type { Atom } from 'jotai';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Action } from '../state/action.ts';
import { consentAtom, track } from '../state/consent.ts';
import type { ShopEvent } from '../state/shop-events.ts';

/** Counts that a page is looked at, once it shows what it is about; a page of its own visit each time that changes. */
export function usePageEvent<Event extends ShopEvent>(
  eventAtom: Atom<Event | null>,
  count: Action<[event: Event], void> = track,
): void {
  const event = useAtomValue(eventAtom);
  const consent = useAtomValue(consentAtom);
  const send = useSetAtom(count);

  // Looking is nobody's action. Whoever agrees while a page stands there is looking at it from then on.
  useEffect(() => {
    if (event !== null && consent === 'granted') send(event);
  }, [event, consent, send]);
}
