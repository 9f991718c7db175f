import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldLabels, OwnAttributes } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { passwordFieldMessages as messages } from './password-field.messages.ts';

export interface PasswordFieldProps
  extends FieldLabels,
    Omit<ComponentProps<'input'>, OwnAttributes | 'autoComplete' | 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input with a toggle that shows the text. Takes the other attributes of an input. */
export function PasswordField({
  label,
  help,
  error,
  mark,
  id,
  value,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const intl = useIntl();
  const [look, setLook] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const isVisible = look === 'shown';
  return (
    <Field label={label} help={help} error={error} mark={mark} id={id}>
      {(links) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...links}
            className={`${styles.input} ${styles.withEnd}`}
            type={isVisible ? 'text' : 'password'}
            value={value}
            aria-required={mark === 'required' || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span className={styles.end}>
            <IconButton
              icon={isVisible ? 'hide' : 'show'}
              label={intl.formatMessage(isVisible ? messages.hide : messages.show)}
              disabled={rest.disabled === true}
              onClick={() => setLook(isVisible ? 'hidden' : 'shown')}
            />
          </span>
          <span role="status">
            {look !== 'untouched' && <VisuallyHidden>{intl.formatMessage(messages[look])}</VisuallyHidden>}
          </span>
        </div>
      )}
    </Field>
  );
}
