import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import type { Failure } from '../../remote.ts';
import { Button } from '../button/button.tsx';
import { Wave } from '../wave/wave.tsx';
import { errorStateMessages as messages } from './error-state.messages.ts';
import styles from './error-state.module.css';

interface ErrorStateProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly level?: 1 | 2 | 3;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The text of a failure: the server's message if there is one. */
export function failureText(failure: Failure, intl: IntlShape): string {
  return failure.kind === 'server' ? failure.message : intl.formatMessage(messages[failure.kind]);
}

/** Replaces content that failed to load: drawing, reason and a retry button. */
export function ErrorState({ failure, onRetry, retrying = false, level = 2 }: ErrorStateProps) {
  const intl = useIntl();
  const Heading = tags[level];
  return (
    <div ref={moveFocusOnUnmount} className={styles.state} role="alert">
      <Wave variant="broken" />
      <Heading data-text="h3">{intl.formatMessage(messages.title)}</Heading>
      <p className={styles.text}>{failureText(failure, intl)}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" iconStart="retry" pending={retrying} onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
    </div>
  );
}
