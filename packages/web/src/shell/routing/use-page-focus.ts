import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { locationAtom } from '../../state/core/location.ts';
import { whenElementExists } from './when-element-exists.ts';

const patienceMs = 5_000;
/** Query parameters that change the subject of a page; filters and pagination do not. */
const subjects = ['id', 'keywords', 'step', 'cartype', 'ordersn', 'line', 'after-sales'];

/**
 * Moves focus to the title of the new page after a navigation, so that a screen reader reads it and Tab starts
 * there.
 */
export function usePageFocus(): void {
  const { pathname, search, arrival } = useAtomValue(locationAtom);
  const query = new URLSearchParams(search);
  const subject = [pathname, ...subjects.map((name) => query.get(name) ?? '')].join(' ');
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
