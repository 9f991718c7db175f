import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { EmailEntry } from '../form/email-entry.tsx';
import { subscribeBoxMessages as messages } from './subscribe-box.messages.ts';
import styles from './subscribe-box.module.css';
import type { SubscribeBoxProps } from './subscribe-box.states.ts';

const example = 'name@example.com';

/** Newsletter subscription at the end of the home page. Controlled: the page holds the value and the state. */
export function SubscribeBox({ email, state, onEmail, onSubscribe }: SubscribeBoxProps) {
  const intl = useIntl();
  return (
    <section className={styles.box} data-notch="xl" aria-label={intl.formatMessage(messages.title)}>
      <div className={styles.words}>
        <h2 data-text="h2">{intl.formatMessage(messages.title)}</h2>
        <p data-muted>{intl.formatMessage(messages.note)}</p>
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubscribe();
        }}
      >
        <div className={styles.row}>
          <EmailEntry
            label={intl.formatMessage(messages.email)}
            email={email}
            state={state}
            invalid={intl.formatMessage(messages.invalid, { email: example })}
            onEmail={onEmail}
          />
          <div className={styles.send}>
            <Button type="submit" variant="accent" width="full" pending={state.status === 'pending'}>
              {intl.formatMessage(messages.subscribe)}
            </Button>
          </div>
        </div>
        {/* Always rendered: screen readers announce changes in a live region, not one that mounts with its text. */}
        <p className={styles.answer} role="status">
          {state.status === 'done' && (
            <>
              <Icon name="success" />
              {state.message}
            </>
          )}
        </p>
      </form>
    </section>
  );
}
