import type { MouseEvent } from 'react';

/**
 * Moves the focus to the target of a fragment link. Leaves the URL unchanged, because a navigation would reset the
 * state of the visit.
 */
export function focusFragmentTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
