import { isShopError } from '@signal-shop/sdk';
import type { ToastMessage } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import { failureOf } from '../core/failure.ts';
import { action } from './action.ts';
import { notify } from './notices.ts';

/**
 * How an error is reported: as a toast with the tone `say`, and with `otherwise` as its text if the server sent none;
 * or not at all (`silent`, spec §7).
 */
export type ReportPolicy =
  | { readonly say: 'warning' | 'error'; readonly otherwise?: ToastMessage }
  | 'silent';

const sentences = {
  network: 'networkFailed',
  timeout: 'timeout',
  unexpected: 'unexpected',
} as const satisfies Record<string, ToastMessage>;

/** The only code that turns errors into toasts. The session reports the end of a login itself. */
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
