import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import type { FieldLabels } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';

export interface TextFieldProps extends FieldLabels {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Shows how many of `maxLength` characters are used. */
  readonly counter?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly icon?: IconName;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text input with label, help and error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    mark,
    id,
    value,
    onChange,
    counter = false,
    maxLength,
    icon,
    type = 'text',
  } = props;
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
            {...links}
            ref={props.ref}
            className={styles.input}
            name={props.name}
            type={type}
            value={value}
            placeholder={props.placeholder}
            maxLength={maxLength}
            autoComplete={props.autoComplete}
            inputMode={props.inputMode}
            aria-required={mark === 'required' || undefined}
            disabled={props.disabled}
            readOnly={props.readOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={props.onBlur}
          />
        </div>
      )}
    </Field>
  );
}
