import type { ComponentProps } from 'react';
import type { FieldLabels, OwnAttributes } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';

export interface TextFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, OwnAttributes> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Shows how many of `maxLength` characters are used. */
  readonly counter?: boolean;
  readonly icon?: IconName;
}

/** A single-line text input with label, help and error. Takes every attribute of an input. */
export function TextField({
  label,
  help,
  error,
  mark,
  id,
  value,
  onChange,
  counter = false,
  icon,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { maxLength } = rest;
  const count = counter && maxLength !== undefined ? { length: value.length, max: maxLength } : undefined;
  return (
    <Field label={label} help={help} error={error} mark={mark} id={id} count={count}>
      {(links) => (
        <div className={styles.box}>
          {icon !== undefined && (
            <span className={styles.start}>
              <Icon name={icon} />
            </span>
          )}
          <input
            {...rest}
            {...links}
            className={styles.input}
            type={type}
            value={value}
            aria-required={mark === 'required' || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
