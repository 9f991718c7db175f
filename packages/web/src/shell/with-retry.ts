interface State {
  readonly status: string;
  readonly retry?: () => void;
}

type WithRetry<Given extends State> = Given extends { readonly status: 'failed' }
  ? Given & { readonly retry: () => void }
  : Given;

/** Adds a retry to a failed state; returns other states unchanged. */
export function withRetry<Given extends State>(state: Given, retry: () => void): WithRetry<Given>;
export function withRetry(state: State, retry: () => void): State {
  return state.status === 'failed' ? { ...state, retry } : state;
}
