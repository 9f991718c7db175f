import { useIntl } from 'react-intl';
import { failureWords } from '../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import type { GiftSending } from './gift-registration-form.states.ts';

/** What did not work, over the buttons of a step. */
export function SendingFailure({ sending }: { readonly sending: GiftSending }) {
  const intl = useIntl();
  if (sending.status !== 'failed') return null;
  return (
    <InlineAlert tone="error" live>
      {failureWords(sending.failure, intl)}
    </InlineAlert>
  );
}
