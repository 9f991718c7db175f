import type { RefCallback } from 'react';

/** A ref that sets a custom property of an element: only numbers become styles, never text of the server. */
export function numberProperty(name: `--${string}`, value: number): RefCallback<HTMLElement> {
  return (element) => element?.style.setProperty(name, String(value));
}
