import type { Atom } from 'jotai';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { consentAtom, track } from '../../state/analytics/consent.ts';
import type { ShopEvent } from '../../state/analytics/shop-events.ts';
import type { Action } from '../../state/core/action.ts';

/** Reports a page view once the page shows its subject, and again each time the subject changes. */
export function usePageEvent<Event extends ShopEvent>(
  eventAtom: Atom<Event | null>,
  count: Action<[event: Event], void> = track,
): void {
  const event = useAtomValue(eventAtom);
  const consent = useAtomValue(consentAtom);
  const send = useSetAtom(count);

  const lastEvent = useRef('');

  // An effect, because a page view is not an action. A visitor who consents later views the current page from then on.
  useEffect(() => {
    const text = JSON.stringify(event);
    if (event === null || consent !== 'granted' || text === lastEvent.current) return;
    // Skip if the page has only reloaded its data.
    lastEvent.current = text;
    send(event);
  }, [event, consent, send]);
}
