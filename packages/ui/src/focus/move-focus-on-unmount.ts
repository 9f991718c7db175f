/**
 * A ref for an element that unmounts when its button is pressed. Moves the focus to the nearest heading, because
 * browsers would reset it to the top of the page.
 */
export function moveFocusOnUnmount(element: HTMLElement | null): (() => void) | undefined {
  return () => {
    if (element?.contains(document.activeElement) !== true) return;
    // Collect the ancestors now: a detached element has none.
    const ancestors: HTMLElement[] = [];
    for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
      ancestors.push(ancestor);
    queueMicrotask(() => {
      if (document.activeElement === document.body) ancestors.flatMap(heirsIn).some(takesFocus);
    });
  };
}

/** Skips headings without text: they are placeholders, and would unmount with the focus. */
function heirsIn(container: HTMLElement): HTMLElement[] {
  const headings = [...container.querySelectorAll<HTMLElement>('h1, h2, h3')];
  return [
    ...headings.filter(({ textContent }) => textContent !== ''),
    ...(container.matches('main') ? [container] : []),
  ];
}

function takesFocus(heir: HTMLElement): boolean {
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
  return document.activeElement === heir;
}
