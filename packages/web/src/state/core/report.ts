import { isShopError } from '@signal-shop/sdk';
import type { ToastMessage } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import { failureOf } from '../core/failure.ts';
import { action } from './action.ts';
import { notify } from './notices.ts';

/**
 * What becomes of an error: `say` tells it, with `otherwise` as the sentence where the server has none of its own;
 * `silent` is the silence that spec §7 asks for.
 */
export type ReportPolicy =
  | { readonly say: 'warning' | 'error'; readonly otherwise?: ToastMessage }
  | 'silent';

const sentences = {
  network: 'networkFailed',
  timeout: 'timeout',
  unexpected: 'unexpected',
} as const satisfies Record<string, ToastMessage>;

/** The only place where an error becomes a notice, or nothing. An ended login is told once, by the session. */
export const report = action(({ set }, error: unknown, policy: ReportPolicy) => {
  if (policy === 'silent') return;
  if (isShopError(error) && (error.kind === 'session' || error.kind === 'aborted')) return;
  const failure = failureOf(error);
  if (failure.kind === 'server') {
    set(notify, policy.say, { kind: 'server', message: failure.message });
    return;
  }
  set(notify, policy.say, { kind: 'message', id: policy.otherwise ?? sentences[failure.kind] });
});
