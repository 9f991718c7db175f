import { useIntl } from 'react-intl';
import type { Failure } from '../../remote.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { failureText } from './error-state.tsx';
import { LazyFailureReference } from './lazy-failure-reference.tsx';

interface FailureAlertProps {
  readonly failure: Failure;
  /** `warning` where a retry can help. */
  readonly tone?: 'error' | 'warning';
}

/** Shows why an action of the shopper failed; screen readers announce it immediately. */
export function FailureAlert({ failure, tone = 'error' }: FailureAlertProps) {
  const intl = useIntl();
  return (
    <InlineAlert tone={tone} live>
      {failureText(failure, intl)}
      <LazyFailureReference failure={failure} />
    </InlineAlert>
  );
}
