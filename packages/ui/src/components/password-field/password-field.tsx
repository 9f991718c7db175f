import type { Ref } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldLabels } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { passwordFieldMessages as messages } from './password-field.messages.ts';

export interface PasswordFieldProps extends FieldLabels {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password input with a toggle that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, mark, id, value, onChange } = props;
  const intl = useIntl();
  const [look, setLook] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const isVisible = look === 'shown';
  return (
    <Field label={label} help={help} error={error} mark={mark} id={id}>
      {(links) => (
        <div className={styles.box}>
          <input
            {...links}
            ref={props.ref}
            className={`${styles.input} ${styles.withEnd}`}
            name={props.name}
            type={isVisible ? 'text' : 'password'}
            value={value}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required={mark === 'required' || undefined}
            disabled={props.disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={props.onBlur}
          />
          <span className={styles.end}>
            <IconButton
              icon={isVisible ? 'hide' : 'show'}
              label={intl.formatMessage(isVisible ? messages.hide : messages.show)}
              disabled={props.disabled === true}
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
