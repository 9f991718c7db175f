import type { ComponentProps, SyntheticEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '../field/field.tsx';
import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { searchFieldMessages as messages } from './search-field.messages.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'aria-describedby' | 'aria-invalid' | 'aria-label' | 'className' | 'onChange' | 'type' | 'value'
  > {
  /** Initial text. */
  readonly initial?: string;
  readonly pending?: boolean;
  /** Accessible name; defaults to a search of the shop. */
  readonly label?: string;
  /** `refuse` rejects an empty search, `show-all` calls `onSearch` with ''. */
  readonly whenEmpty?: 'refuse' | 'show-all';
  /** Receives trimmed text; never '' with `refuse`. */
  readonly onSearch: (keywords: string) => void;
  /** Whether an empty search was rejected before the field was shown. */
  readonly missing?: boolean;
  /** Called on every input event. */
  readonly onTextChange?: ((text: string) => void) | undefined;
}

/** A search form. Takes every attribute of its input. */
export function SearchField({
  initial = '',
  pending = false,
  label: givenLabel,
  whenEmpty = 'refuse',
  onSearch,
  missing: wasMissing = false,
  onTextChange,
  ref,
  ...rest
}: SearchFieldProps) {
  const intl = useIntl();
  const label = givenLabel ?? intl.formatMessage(messages.label);
  const id = useId();
  const own = useRef<HTMLInputElement | null>(null);
  const [text, setText] = useState(initial);
  const [missing, setMissing] = useState(wasMissing);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const keywords = text.trim();
    const isRefused = keywords === '' && whenEmpty === 'refuse';
    setMissing(isRefused);
    if (isRefused) {
      own.current?.focus();
    } else {
      onSearch(keywords);
    }
  }

  function type(typed: string): void {
    setText(typed);
    onTextChange?.(typed);
  }

  function clear(): void {
    type('');
    own.current?.focus();
    if (whenEmpty === 'show-all') onSearch('');
  }

  return (
    <search>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.box}>
          <input
            ref={(element) => {
              own.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            name="keywords"
            placeholder={label}
            enterKeyHint="search"
            autoComplete="off"
            {...rest}
            className={`${input.input} ${styles.input}`}
            type="search"
            aria-label={label}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? id : undefined}
            value={text}
            onChange={(event) => {
              type(event.currentTarget.value);
              setMissing(false);
            }}
          />
          {text !== '' && (
            <span className={styles.clear}>
              <IconButton icon="close" label={intl.formatMessage(messages.clear)} onClick={clear} />
            </span>
          )}
          <button
            type="submit"
            className={styles.submit}
            aria-label={intl.formatMessage(messages.submit)}
            aria-busy={pending || undefined}
          >
            <SearchMark pending={pending} />
          </button>
        </div>
        <div role="status">
          {missing && <FieldError id={id}>{intl.formatMessage(messages.missing)}</FieldError>}
        </div>
      </form>
    </search>
  );
}

function SearchMark({ pending }: { readonly pending: boolean }) {
  return pending ? <Spinner size="s" decorative /> : <Icon name="search" size={24} />;
}
