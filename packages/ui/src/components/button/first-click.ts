import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click. A row that leaves with the first one puts the button of the next row under the
 * pointer, which would leave, too.
 */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
