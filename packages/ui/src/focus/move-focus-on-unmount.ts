/**
 * As the `ref` of what goes away once its button was pressed: the focus that went with it goes on to the heading of where
 * it stood, and not to the beginning of the page.
 */
export function moveFocusOnUnmount(element: HTMLElement | null): (() => void) | undefined {
  return () => {
    if (element?.contains(document.activeElement) !== true) return;
    // Once it is gone nobody knows any more where it stood.
    const places: HTMLElement[] = [];
    for (let place = element.parentElement; place !== null; place = place.parentElement) places.push(place);
    queueMicrotask(() => {
      if (document.activeElement === document.body) places.flatMap(heirsIn).some(takesFocus);
    });
  };
}

/** A heading without words stands for one that is on its way: it would take the focus with it, too. */
function heirsIn(place: HTMLElement): HTMLElement[] {
  const headings = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')];
  return [
    ...headings.filter(({ textContent }) => textContent !== ''),
    ...(place.matches('main') ? [place] : []),
  ];
}

function takesFocus(heir: HTMLElement): boolean {
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
  return document.activeElement === heir;
}
