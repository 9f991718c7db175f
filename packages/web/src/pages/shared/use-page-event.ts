import type { Atom } from 'jotai';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { consentAtom, track } from '../../state/analytics/consent.ts';
import type { ShopEvent } from '../../state/analytics/shop-events.ts';
import type { Action } from '../../state/core/action.ts';

/** Counts that a page is looked at, once it shows what it is about; a page of its own visit each time that changes. */
export function usePageEvent<Event extends ShopEvent>(
  eventAtom: Atom<Event | null>,
  count: Action<[event: Event], void> = track,
): void {
  const event = useAtomValue(eventAtom);
  const consent = useAtomValue(consentAtom);
  const send = useSetAtom(count);

  const sent = useRef('');

  // Looking is nobody's action. Whoever agrees while a page stands there is looking at it from then on.
  useEffect(() => {
    const text = JSON.stringify(event);
    if (event === null || consent !== 'granted' || text === sent.current) return;
    // The same page may only have been read anew.
    sent.current = text;
    send(event);
  }, [event, consent, send]);
}
