import { useIntl } from 'react-intl';
import { LazyFailureReference } from '../../../components/error-state/lazy-failure-reference.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import type { Failure } from '../../../remote.ts';
import { expressMessages } from './express.messages.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentPhase, PaymentProblem } from './payment.states.ts';

/** Shows the outcome of the last attempt, above the ways to pay. */
export function PhaseNote({ phase }: { readonly phase: PaymentPhase }) {
  const intl = useIntl();
  if (phase.status === 'problem') return <ProblemNote problem={phase.problem} />;
  if (phase.status !== 'unfinished') return null;
  return <InlineAlert tone="info">{intl.formatMessage(messages.unfinished)}</InlineAlert>;
}

function ProblemNote({ problem }: { readonly problem: PaymentProblem }) {
  const intl = useIntl();
  if (problem.kind === 'cardRefused') return null;
  if (problem.kind === 'express') {
    return (
      <InlineAlert tone={problem.reason === 'canceled' ? 'info' : 'error'} focusOnMount>
        {intl.formatMessage(expressMessages[problem.reason])}
      </InlineAlert>
    );
  }
  if (problem.kind === 'network') {
    return (
      <InlineAlert tone="error" live>
        {intl.formatMessage(isOurFault(problem.failure) ? messages.serverFailed : messages.network)}
        {problem.failure !== undefined && <LazyFailureReference failure={problem.failure} />}
      </InlineAlert>
    );
  }
  const title = intl.formatMessage(messages.declinedTitle);
  return (
    <InlineAlert tone="error" live title={title}>
      <p>{intl.formatMessage(messages.declinedNext)}</p>
      {problem.message !== title && <p dir="auto">{problem.message}</p>}
    </InlineAlert>
  );
}

function isOurFault(failure: Failure | undefined): boolean {
  return failure?.kind === 'server' || failure?.kind === 'unexpected';
}
