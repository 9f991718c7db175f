// Focus: hooks that move the focus when the element that has it unmounts.
// Every component may use them. Imports no other folder of this package.
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a new step, because the button that had it unmounts. */
export function useStepFocus(step: string | null): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isNew = step !== null && before.current !== null && step !== before.current;
    before.current = step;
    // Leaves the focus alone if the user has moved it elsewhere.
    if (isNew && document.activeElement?.contains(target.current) !== false) target.current?.focus();
  }, [step]);
  return target;
}
