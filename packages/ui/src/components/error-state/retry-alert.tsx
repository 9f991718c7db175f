import { useIntl } from 'react-intl';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import type { Failure } from '../../remote.ts';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { errorStateMessages } from './error-state.messages.ts';
import { LazyFailureReference } from './lazy-failure-reference.tsx';

interface RetryAlertProps {
  readonly tone: 'error' | 'warning';
  readonly children: string;
  /** Its reference is quoted. */
  readonly failure: Failure;
  /** Undefined where a retry cannot help. */
  readonly retry: (() => void) | undefined;
  /** Screen readers announce it immediately, because the shopper has caused the request. */
  readonly live?: boolean;
}

/** Reports that a part of the page failed to load, with a retry button. */
export function RetryAlert({ tone, children, failure, retry, live = false }: RetryAlertProps) {
  const intl = useIntl();
  return (
    <InlineAlert
      tone={tone}
      live={live}
      action={
        retry !== undefined && (
          <Button ref={moveFocusOnUnmount} size="s" variant="secondary" onClick={retry}>
            {intl.formatMessage(errorStateMessages.retry)}
          </Button>
        )
      }
    >
      {children}
      <LazyFailureReference failure={failure} />
    </InlineAlert>
  );
}
