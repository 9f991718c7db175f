import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import type { GiftSending } from './gift-registration-form.states.ts';

/** The last failure, above the buttons of a step. */
export function SendingFailure({ sending }: { readonly sending: GiftSending }) {
  return sending.status === 'failed' && <FailureAlert failure={sending.failure} />;
}
