/** Why something could not be shown; `server` carries the server's own sentence. */
export type Failure =
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unexpected' };

/** What a screen knows of something that comes from elsewhere. */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly value: Value };

export const loading = { status: 'loading' } as const;

export function ready<Value>(value: Value): Remote<Value> {
  return { status: 'ready', value };
}
