import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { OrderOutcome } from './order-confirmation.states.ts';

/** Moves the focus to the result of an action, after its dialog has closed. */
export function useOutcomeFocus(outcome: OrderOutcome | null): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) note.current?.focus();
  }, [outcome]);
  return note;
}
