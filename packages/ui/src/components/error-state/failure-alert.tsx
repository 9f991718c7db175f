import { useIntl } from 'react-intl';
import type { Failure } from '../../remote.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { failureWords } from './error-state.tsx';

interface FailureAlertProps {
  readonly failure: Failure;
  /** What can only be tried again is a warning. */
  readonly tone?: 'error' | 'warning';
}

/** Why what the shopper just did has failed, read out at once. */
export function FailureAlert({ failure, tone = 'error' }: FailureAlertProps) {
  const intl = useIntl();
  return (
    <InlineAlert tone={tone} live>
      {failureWords(failure, intl)}
    </InlineAlert>
  );
}
