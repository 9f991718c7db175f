import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import type { Failure } from '../../remote.ts';
import { Button } from '../button/button.tsx';
import { State } from '../state/state.tsx';
import { Wave } from '../wave/wave.tsx';
import { errorStateMessages as messages } from './error-state.messages.ts';
import { LazyFailureReference } from './lazy-failure-reference.tsx';

interface ErrorStateProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly level?: 1 | 2 | 3;
  /** Popular goods beneath, where goods failed to load. */
  readonly popularGoods?: boolean;
}

/** The text of a failure: the server's message if there is one. */
export function failureText(failure: Failure, intl: IntlShape): string {
  return failure.kind === 'server' ? failure.message : intl.formatMessage(messages[failure.kind]);
}

/** Replaces content that failed to load: the broken pulse, the reason and a retry button. */
export function ErrorState({ failure, onRetry, retrying = false, level, popularGoods }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <State
      ref={moveFocusOnUnmount}
      role="alert"
      level={level}
      popularGoods={popularGoods}
      art={<Wave variant="broken" />}
      title={intl.formatMessage(messages.title)}
      text={failureText(failure, intl)}
      actions={
        onRetry !== undefined && (
          <Button variant="secondary" iconStart="retry" pending={retrying} onClick={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )
      }
    >
      <LazyFailureReference failure={failure} />
    </State>
  );
}
