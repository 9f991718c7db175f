import type { ComponentProps } from 'react';
import type { FieldLabels, OwnAttributes } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';

export interface TextAreaProps extends FieldLabels, Omit<ComponentProps<'textarea'>, OwnAttributes> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows how many of so many characters are used. */
  readonly maxLength?: number;
}

/** A multi-line input that grows with its text. Takes every attribute of a textarea. */
export function TextArea({
  label,
  help,
  error,
  mark,
  id,
  value,
  onChange,
  maxLength,
  ...rest
}: TextAreaProps) {
  const count = maxLength !== undefined ? { length: value.length, max: maxLength } : undefined;
  return (
    <Field label={label} help={help} error={error} mark={mark} id={id} count={count}>
      {(links) => (
        <textarea
          {...rest}
          {...links}
          className={styles.input}
          value={value}
          maxLength={maxLength}
          aria-required={mark === 'required' || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
