import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A window that belongs to a dark band, but lies over the page and looks as the page does. */
export function OverPage({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
