/**
 * A ref for a button that offers a next step after the focused element unmounted. Only keyboards get the focus: a
 * shopper with a mouse who scrolls with the space bar must not press the button.
 */
export function takeKeyboardFocus(element: HTMLElement | null): void {
  if (element === null || document.activeElement?.contains(element) !== true) return;
  element.focus({ preventScroll: true });
  if (!element.matches(':focus-visible')) element.blur();
}
