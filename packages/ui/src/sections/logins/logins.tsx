import type { Login } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { useMoment } from '../../intl/use-day.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import { loginsMessages as messages } from './logins.messages.ts';
import styles from './logins.module.css';
import type { LoginsProps } from './logins.states.ts';

/** The devices that the customer is logged in on; each other one can be logged out. */
export function Logins({ state, pendingId, onEnd }: LoginsProps) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      {state.status === 'loading' && <LoginsSkeleton />}
      {state.status === 'failed' && <ErrorState failure={state.failure} onRetry={state.retry} level={3} />}
      {state.status === 'ready' && (
        <>
          <p>{intl.formatMessage(state.value.length > 1 ? messages.lead : messages.only)}</p>
          <ul className={styles.list} aria-label={intl.formatMessage(messages.title)}>
            {state.value.map((login) => (
              <li key={login.id} className={styles.row}>
                <LoginRow
                  login={login}
                  pending={login.id === pendingId}
                  disabled={pendingId !== null && login.id !== pendingId}
                  onEnd={() => onEnd(login.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

interface LoginRowProps {
  readonly login: Login;
  readonly pending: boolean;
  /** Another login is being ended. */
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

function LoginRow({ login, pending, disabled, onEnd }: LoginRowProps) {
  const intl = useIntl();
  const moment = useMoment();
  const device = deviceText(login, intl);
  const factsId = useId();
  const isCurrent = login.is_current === Flag.yes;
  return (
    <>
      <div className={styles.text}>
        <strong>{device}</strong>
        <div id={factsId} className={styles.text}>
          <span data-text="small" data-muted>
            {intl.formatMessage(messages.began, { moment: moment(login.begin_time) })}
          </span>
          {!isCurrent && (
            <span data-text="small" data-muted>
              {intl.formatMessage(messages.used, { moment: moment(login.used_at) })}
            </span>
          )}
        </div>
      </div>
      {isCurrent ? (
        <Badge tone="neutral" icon="check">
          {intl.formatMessage(messages.current)}
        </Badge>
      ) : (
        <div ref={moveFocusOnUnmount}>
          <Button
            variant="secondary"
            size="s"
            pending={pending}
            disabled={disabled}
            aria-describedby={factsId}
            onClick={onEnd}
          >
            <span aria-hidden="true">{intl.formatMessage(messages.end)}</span>
            <VisuallyHidden>{endText(login, intl)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
}

function endText(login: Login, intl: IntlShape): string {
  if (login.browser === '' && login.system === '') return intl.formatMessage(messages.endUnknown);
  return intl.formatMessage(messages.endNamed, { device: deviceText(login, intl) });
}

function deviceText({ browser, system }: Login, intl: IntlShape): string {
  if (browser !== '' && system !== '') return intl.formatMessage(messages.device, { browser, system });
  return browser || system || intl.formatMessage(messages.unknown);
}

function LoginsSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className={styles.list} aria-hidden="true">
        {[1, 2].map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.text}>
              <Skeleton variant="title" width="half" />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
