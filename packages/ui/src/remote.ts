/** Why something failed; `server` carries the server's message. */
export type Failure = (
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unexpected' }
) & {
  /** The name of the answer in the records of the server, where the server failed. */
  readonly reference?: string;
};

/** Data that a screen waits for, or whose failure it shows with a button that loads the data again. */
export type NotReady =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void };

/** Data from the server: loading, ready or failed. */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly value: Value };

export const loading = { status: 'loading' } as const;

export function ready<Value>(value: Value): Remote<Value> {
  return { status: 'ready', value };
}
