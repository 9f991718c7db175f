import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** An error boundary that renders nothing on failure, so that an optional part cannot break the page around it. */
export function SilentErrorBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
