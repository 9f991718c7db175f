import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import choice from '../field/choice.module.css';
import { choiceGroup } from '../field/choice-group.ts';
import { FieldError } from '../field/field.tsx';
import radio from '../field/radio.module.css';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends Omit<
    ComponentProps<'div'>,
    'aria-describedby' | 'aria-invalid' | 'aria-labelledby' | 'children' | 'className' | 'onChange' | 'role'
  > {
  readonly legend: string;
  readonly options: readonly RadioOption<Value>[];
  /** null before a choice. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly layout?: 'column' | 'row';
  /** Id of the first option, for the link of an error summary. */
  readonly fieldId?: string;
}

/** Radio buttons with a legend. Takes every attribute of their group. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error = null,
  disabled = false,
  layout = 'column',
  fieldId,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const { group, legendId, errorId } = choiceGroup(id, error);
  return (
    <div {...rest} {...group} className={styles.group} role="radiogroup">
      <span className={styles.legend} id={legendId}>
        {legend}
      </span>
      <div className={styles.options} data-layout={layout}>
        {options.map((option, index) => (
          <label key={option.value} className={choice.row}>
            <input
              id={index === 0 ? fieldId : undefined}
              className={radio.input}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled === true}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.help !== undefined && <span className={styles.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
