import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import type { FieldLabels } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import { selectFieldMessages as messages } from './select-field.messages.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldLabels {
  readonly id?: string;
  readonly name?: string;
  /** '' before a choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly SelectOption[] | 'loading' | 'failed';
  readonly onRetry?: () => void;
  /** The first option before a choice. `none` if a value is always selected. */
  readonly placeholder?: string | 'none';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select with label, help and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, mark, id, value, onChange, options } = props;
  const intl = useIntl();
  const failed = options === 'failed';
  const list = typeof options === 'string' ? [] : options;
  const placeholder = options === 'loading' ? intl.formatMessage(messages.loading) : props.placeholder;
  return (
    <>
      <Field
        label={label}
        help={help}
        error={failed ? intl.formatMessage(messages.failed) : error}
        mark={mark}
        id={id}
      >
        {(links) => (
          <div className={styles.box}>
            <select
              {...links}
              ref={props.ref}
              className={styles.input}
              name={props.name}
              value={value}
              autoComplete={props.autoComplete}
              aria-required={mark === 'required' || undefined}
              aria-busy={options === 'loading' || undefined}
              disabled={props.disabled === true || typeof options === 'string'}
              onChange={(event) => onChange(event.currentTarget.value)}
              onBlur={props.onBlur}
            >
              {placeholder !== 'none' && (
                <option value="">{placeholder ?? intl.formatMessage(messages.choose)}</option>
              )}
              {list.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={styles.end} data-kind="mark">
              <Icon name="down" />
            </span>
          </div>
        )}
      </Field>
      {failed && props.onRetry !== undefined && (
        <Button variant="secondary" size="s" iconStart="retry" onClick={props.onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
    </>
  );
}
