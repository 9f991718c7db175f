import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { choiceGroup } from '../field/choice-group.ts';
import { FieldError } from '../field/field.tsx';
import { starPath } from '../rating-stars/star-path.ts';
import { ratingInputMessages as messages } from './rating-input.messages.ts';
import styles from './rating-input.module.css';

export interface RatingInputProps {
  readonly legend: string;
  /** 1 to 5; null before a choice. */
  readonly value: number | null;
  readonly onChange: (stars: number) => void;
  readonly onBlur?: () => void;
  /** Target of the error summary's link: the selected star, or the first. */
  readonly id?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
}

const steps = [
  { stars: 1, word: messages.one },
  { stars: 2, word: messages.two },
  { stars: 3, word: messages.three },
  { stars: 4, word: messages.four },
  { stars: 5, word: messages.five },
] as const;

/** A rating of one to five stars as radio buttons, with the meaning of the selected one beside them. */
export function RatingInput(props: RatingInputProps) {
  const { legend, value, onChange, onBlur, error = null, disabled = false } = props;
  const intl = useIntl();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [near, setNear] = useState<number | null>(null);
  const visibleStars = near ?? value ?? 0;
  const word = steps.find(({ stars }) => stars === visibleStars)?.word ?? messages.hint;
  const { group, legendId, errorId } = choiceGroup(id, error);
  return (
    <div className={styles.group} role="radiogroup" {...group} aria-required="true" onBlur={onBlur}>
      <span className={styles.legend} id={legendId}>
        {legend}
      </span>
      <div className={styles.line}>
        <div className={styles.stars} onPointerLeave={() => setNear(null)}>
          {steps.map((step) => (
            <label
              key={step.stars}
              className={styles.star}
              data-lit={step.stars <= visibleStars || undefined}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse' && !disabled) setNear(step.stars);
              }}
            >
              <input
                id={step.stars === (value ?? 1) ? id : undefined}
                className={styles.input}
                type="radio"
                name={`${ownId}-stars`}
                value={step.stars}
                checked={step.stars === value}
                disabled={disabled}
                aria-label={intl.formatMessage(step.word)}
                onChange={() => onChange(step.stars)}
              />
              <svg className={styles.picture} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d={starPath} />
              </svg>
            </label>
          ))}
        </div>
        <span className={styles.word} data-chosen={visibleStars > 0 || undefined} aria-hidden="true">
          {intl.formatMessage(word)}
        </span>
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
