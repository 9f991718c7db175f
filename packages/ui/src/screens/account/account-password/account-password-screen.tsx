import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../components/error-state/failure-alert.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { ChangePasswordForm } from '../../../forms/change-password-form/change-password-form.tsx';
import { Logins } from '../../../sections/logins/logins.tsx';
import { AccountFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { accountPasswordMessages as messages } from './account-password.messages.ts';
import styles from './account-password.module.css';
import type { AccountPasswordScreenProps } from './account-password.states.ts';

/** Changes the password; keeps this session and ends all others (spec §5). Below, each of them can be ended alone. */
export function AccountPasswordScreen(props: AccountPasswordScreenProps) {
  const { state, draft, submitted = false, onDraftChange, onChange, logins } = props;
  const intl = useIntl();
  return (
    <AccountFrame title={intl.formatMessage(messages.title)} note={intl.formatMessage(messages.lead)}>
      <div className={styles.form}>
        <Panel>
          {state.status === 'done' && (
            <InlineAlert tone="success" live>
              <p>{state.message}</p>
              <p>{intl.formatMessage(messages.done)}</p>
            </InlineAlert>
          )}
          {state.status === 'failed' && <FailureAlert failure={state.failure} />}
          <ChangePasswordForm
            // A new form after a change, so that the empty fields show no errors.
            key={state.status === 'done' ? 'again' : 'first'}
            draft={draft}
            pending={state.status === 'pending'}
            refusal={state.status === 'refused' ? state.refusal : null}
            submitted={submitted}
            onDraftChange={onDraftChange}
            onChange={onChange}
          />
        </Panel>
        <Logins {...logins} />
      </div>
    </AccountFrame>
  );
}
