/**
 * A ref for an element that takes the focus when it appears, because it replaces the element that had it. Leaves the
 * focus alone if the user has moved it elsewhere.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.contains(element) === true) element?.focus();
}
