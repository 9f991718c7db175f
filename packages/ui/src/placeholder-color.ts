import { pictureColor } from '@signal-shop/sdk/rules/picture-sources';
import type { RefCallback } from 'react';

/** A ref that fills the place of a picture with its dominant color, if the address has one. */
export function placeholderColor(address: string): RefCallback<HTMLElement> {
  return (element) => element?.style.setProperty('background-color', pictureColor(address));
}
