import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { locationAtom, subjectOf } from '../../state/core/location.ts';
import { whenElementExists } from './when-element-exists.ts';

const patienceMs = 5_000;

/**
 * Moves focus to the title of the new page after a navigation, so that a screen reader reads it and Tab starts
 * there.
 */
export function usePageFocus(): void {
  const location = useAtomValue(locationAtom);
  const { arrival } = location;
  const subject = subjectOf(location);
  const lastSubject = useRef(subject);

  useEffect(() => {
    if (lastSubject.current === subject) return undefined;
    lastSubject.current = subject;
    if (arrival === 'STAY') return undefined;
    const previousFocus = document.activeElement;
    return whenElementExists(findTitle, patienceMs, (title) => {
      const now = document.activeElement;
      // Do not move focus that the visitor has moved in the meantime.
      if (now === previousFocus || now === document.body) focusTitle(title);
    });
  }, [subject, arrival]);
}

/** An empty title, or one hidden behind the pending page, would lose the focus when it unmounts. */
function findTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  return title?.textContent?.trim() !== '' && title?.checkVisibility() === true ? title : null;
}

function focusTitle(title: HTMLElement): void {
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
