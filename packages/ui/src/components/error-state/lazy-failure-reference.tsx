import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import type { Failure } from '../../remote.ts';

// Rarely needed: loaded with the failure, which then shows without it if that fails, too.
const FailureReference = lazy(
  (): Promise<{ default: ComponentType<{ readonly reference: string }> }> =>
    import('./failure-reference.tsx').then(
      (code) => ({ default: code.FailureReference }),
      () => ({ default: () => null }),
    ),
);

/** The reference of a failure of the server; nothing for other failures. */
export function LazyFailureReference({ failure: { reference } }: { readonly failure: Failure }) {
  return (
    reference !== undefined && (
      <Suspense>
        <FailureReference reference={reference} />
      </Suspense>
    )
  );
}
