import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import radio from '../field/radio.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './choice-cards.module.css';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  /** Beside the title: a badge or a price. */
  readonly aside?: ReactNode;
  readonly text?: ReactNode;
  /** Actions for the card; rendered only in the selected one. */
  readonly actions?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceCardsProps<Value extends string>
  extends Omit<
    ComponentProps<'fieldset'>,
    'aria-label' | 'aria-labelledby' | 'children' | 'className' | 'onChange' | 'role'
  > {
  /** Accessible name of the group. */
  readonly legend: string;
  readonly cards: readonly ChoiceCard<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A radio group whose options are cards. Takes the other attributes of a fieldset. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, cards, value, onChange, ...rest } = props;
  const id = useId();
  return (
    <fieldset {...rest} className={styles.cards}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {cards.map((card) => (
        <div key={card.value} className={styles.card} data-chosen={card.value === value || undefined}>
          <label className={styles.choice}>
            <input
              className={radio.input}
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
            />
            <span className={styles.words}>
              <span className={styles.head}>
                <span data-text="label" dir="auto">
                  {card.title}
                </span>
                {card.aside}
              </span>
              {card.text !== undefined && (
                <span className={styles.text} data-text="small" dir="auto">
                  {card.text}
                </span>
              )}
            </span>
          </label>
          {card.value === value && card.actions !== undefined && (
            <div className={styles.actions}>{card.actions}</div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
