import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { locationAtom } from '../../state/core/location.ts';
import { whenElementExists } from './when-element-exists.ts';

const patienceMs = 5_000;
/** Parts of the query that change what a page is about; filters and pages of a list do not. */
const subjects = ['id', 'keywords', 'step', 'cartype', 'ordersn', 'line', 'after-sales'];

/** After a navigation the focus goes to the title of the new page, so that it is read out and Tab starts there. */
export function usePageFocus(): void {
  const { pathname, search, arrival } = useAtomValue(locationAtom);
  const query = new URLSearchParams(search);
  const subject = [pathname, ...subjects.map((name) => query.get(name) ?? '')].join(' ');
  const shown = useRef(subject);

  useEffect(() => {
    if (shown.current === subject) return undefined;
    shown.current = subject;
    if (arrival === 'STAY') return undefined;
    const left = document.activeElement;
    return whenElementExists(findTitle, patienceMs, (title) => {
      const now = document.activeElement;
      // Whoever stands somewhere else by now stays there.
      if (now === left || now === document.body) focusTitle(title);
    });
  }, [subject, arrival]);
}

/** A title without words, or hidden while the next page is on its way, would take the focus with it when it goes. */
function findTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  return title?.textContent?.trim() !== '' && title?.checkVisibility() === true ? title : null;
}

function focusTitle(title: HTMLElement): void {
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
