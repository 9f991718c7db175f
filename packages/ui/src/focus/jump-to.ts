import type { MouseEvent } from 'react';

/**
 * Follows a link within the page by the focus alone. The address stays as it is: another one would be another visit, and
 * end what stands here for one visit.
 */
export function jumpTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
