import type { Ref } from 'react';
import type { FieldLabels } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';

export interface TextAreaProps extends FieldLabels {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shows how many of so many characters are used. */
  readonly maxLength?: number;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line input that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, mark, id, value, onChange, maxLength } = props;
  const count = maxLength !== undefined ? { length: value.length, max: maxLength } : undefined;
  return (
    <Field label={label} help={help} error={error} mark={mark} id={id} count={count}>
      {(links) => (
        <textarea
          {...links}
          ref={props.ref}
          className={styles.input}
          name={props.name}
          value={value}
          maxLength={maxLength}
          aria-required={mark === 'required' || undefined}
          disabled={props.disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  );
}
