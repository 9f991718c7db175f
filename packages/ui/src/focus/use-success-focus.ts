import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** For what comes in place of a form once it was sent: the focus, which went with its button, goes on to that. */
export function useSuccessFocus(isSent: boolean): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    const isNew = isSent && !wasSent.current;
    wasSent.current = isSent;
    // Whoever stands somewhere else by now stays there.
    if (isNew && document.activeElement?.contains(note.current) !== false) note.current?.focus();
  }, [isSent]);
  return note;
}
