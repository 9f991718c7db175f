import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** For the heading of what takes the place of another step: the focus, which went with its button, goes on to it. */
export function useStepFocus(step: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isNew = step !== null && before.current !== null && step !== before.current;
    before.current = step;
    // Whoever stands somewhere else by now stays there.
    if (isNew && document.activeElement?.contains(heading.current) !== false) heading.current?.focus();
  }, [step]);
  return heading;
}
