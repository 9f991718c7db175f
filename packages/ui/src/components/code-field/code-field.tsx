import { verificationCodeDigits } from '@signal-shop/sdk/constants';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { useRestSeconds } from '../countdown/use-rest-seconds.ts';
import { Field, FieldError } from '../field/field.tsx';
import inputs from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import { codeFieldMessages as messages } from './code-field.messages.ts';
import styles from './code-field.module.css';
import type { CodeDelivery } from './code-field.states.ts';

interface CodeFieldProps {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly error?: string | null;
  readonly delivery: CodeDelivery;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onSend: () => void;
}

/** Input for the emailed verification code, with the button that sends it. */
export function CodeField(props: CodeFieldProps) {
  const intl = useIntl();
  const { delivery } = props;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(delivery.status);

  // The button is disabled once the code is sent, so the focus moves to the input.
  useEffect(() => {
    if (before.current === 'sending' && delivery.status === 'sent') input.current?.focus();
    before.current = delivery.status;
  }, [delivery.status]);

  return (
    <div className={styles.code}>
      <Field
        id={props.id}
        label={intl.formatMessage(messages.label)}
        help={intl.formatMessage(messages.help, { digits: verificationCodeDigits })}
        error={props.error}
      >
        {(links) => (
          <div className={styles.row}>
            <input
              {...links}
              ref={input}
              className={inputs.input}
              name={props.name}
              value={props.value}
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={(event) => props.onChange(event.currentTarget.value)}
              onBlur={props.onBlur}
            />
            <SendButton delivery={delivery} onSend={props.onSend} />
          </div>
        )}
      </Field>
      <div role="status" className={styles.status}>
        <DeliveryNote delivery={delivery} />
      </div>
    </div>
  );
}

function SendButton({ delivery, onSend }: Pick<CodeFieldProps, 'delivery' | 'onSend'>) {
  const intl = useIntl();
  const seconds = useRestSeconds(delivery.status === 'sent' ? delivery.resendAtMs : 0);
  const label = delivery.status === 'sent' ? messages.again : messages.send;
  return (
    <span className={styles.send}>
      <Button
        variant="secondary"
        width="full"
        pending={delivery.status === 'sending'}
        disabled={seconds > 0}
        onClick={onSend}
      >
        {seconds > 0 ? intl.formatMessage(messages.wait, { seconds }) : intl.formatMessage(label)}
      </Button>
    </span>
  );
}

function DeliveryNote({ delivery }: Pick<CodeFieldProps, 'delivery'>) {
  const intl = useIntl();
  if (delivery.status === 'sent') {
    return (
      <p className={styles.sent}>
        <Icon name="success" size={16} />
        {intl.formatMessage(messages.sent)}
      </p>
    );
  }
  if (delivery.status !== 'failed') return null;
  const { failure } = delivery;
  return (
    <FieldError>
      {failure.kind === 'server' ? failure.message : intl.formatMessage(messages.failed)}
    </FieldError>
  );
}
