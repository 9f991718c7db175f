import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Moves the focus to the message that replaces a form, because the submit button that had it unmounts. */
export function useSuccessFocus(isSent: boolean): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    const isNew = isSent && !wasSent.current;
    wasSent.current = isSent;
    // Leaves the focus alone if the user has moved it elsewhere.
    if (isNew && document.activeElement?.contains(note.current) !== false) note.current?.focus();
  }, [isSent]);
  return note;
}
