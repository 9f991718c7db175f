import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusFragmentTarget } from '../../focus/focus-fragment-target.ts';
import { Icon } from '../icon/icon.tsx';
import { errorSummaryMessages } from './error-summary.messages.ts';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** The `id` of the field. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldProblem[];
  /** Counts submissions: a change moves the focus to the summary again. */
  readonly attempt?: number;
}

/** Lists all errors of a form with links to their fields; renders nothing for a valid form. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const intl = useIntl();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const any = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must move the focus again
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);

  if (!any) return null;
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="alert" size={24} />
      <div>
        <h2 id={titleId} className={styles.title}>
          {intl.formatMessage(errorSummaryMessages.title, { count: errors.length })}
        </h2>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} onClick={focusFragmentTarget}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
