import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import choice from '../field/choice.module.css';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<
    ComponentProps<'input'>,
    'aria-describedby' | 'aria-invalid' | 'checked' | 'className' | 'onChange' | 'ref' | 'type'
  > {
  readonly label: ReactNode;
  /** `mixed`: some of the items it controls are checked. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | null;
}

/** A native checkbox with label. Takes every attribute of an input. */
export function Checkbox({ id: givenId, label, checked, onChange, error = null, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error === null ? undefined : `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={choice.row}>
        <span className={styles.box}>
          <input
            {...rest}
            id={id}
            className={styles.input}
            type="checkbox"
            checked={checked === true}
            ref={(input) => {
              if (input !== null) input.indeterminate = checked === 'mixed';
            }}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={errorId}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span className={styles.mark}>
            <Icon name={checked === 'mixed' ? 'less' : 'check'} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
