import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders a dialog outside its dark band, so that it has the page's colors. */
export function PagePortal({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
