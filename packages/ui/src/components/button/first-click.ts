import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click. When the first click removes a row, the next row's button moves under the
 * pointer, and the second click would remove that row, too.
 */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
