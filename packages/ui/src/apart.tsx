import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part that leaves nothing when it cannot be drawn: what stands around it is worth more. */
export function Apart({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
