import { verificationCodeDigits } from '@signal-shop/sdk/constants';
import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { useRestSeconds } from '../countdown/use-rest-seconds.ts';
import type { OwnAttributes } from '../field/field.tsx';
import { Field, FieldError } from '../field/field.tsx';
import inputs from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import { codeFieldMessages as messages } from './code-field.messages.ts';
import styles from './code-field.module.css';
import type { CodeDelivery } from './code-field.states.ts';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, OwnAttributes | 'ref' | 'type'> {
  readonly value: string;
  readonly error?: string | null;
  readonly delivery: CodeDelivery;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
}

/** Input for the emailed verification code, with the button that sends it. Takes the other attributes of an input. */
export function CodeField({ id, value, error, delivery, onChange, onSend, ...rest }: CodeFieldProps) {
  const intl = useIntl();
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
        id={id}
        label={intl.formatMessage(messages.label)}
        help={intl.formatMessage(messages.help, { digits: verificationCodeDigits })}
        error={error}
      >
        {(links) => (
          <div className={styles.row}>
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              {...rest}
              {...links}
              ref={input}
              className={inputs.input}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <SendButton delivery={delivery} disabled={rest.disabled === true} onSend={onSend} />
          </div>
        )}
      </Field>
      <div role="status" className={styles.status}>
        <DeliveryNote delivery={delivery} />
      </div>
    </div>
  );
}

interface SendButtonProps extends Pick<CodeFieldProps, 'delivery' | 'onSend'> {
  readonly disabled: boolean;
}

function SendButton({ delivery, disabled, onSend }: SendButtonProps) {
  const intl = useIntl();
  const seconds = useRestSeconds(delivery.status === 'sent' ? delivery.resendAtMs : 0);
  const label = delivery.status === 'sent' ? messages.again : messages.send;
  return (
    <span className={styles.send}>
      <Button
        variant="secondary"
        width="full"
        pending={delivery.status === 'sending'}
        disabled={disabled || seconds > 0}
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
