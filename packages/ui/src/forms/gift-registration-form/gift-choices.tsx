import type { Gift } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { choiceGroup } from '../../components/field/choice-group.ts';
import { FieldError } from '../../components/field/field.tsx';
import { PrizePicture } from '../../components/prize-picture/prize-picture.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { FormField } from '../form/use-form.ts';
import styles from './gift-choices.module.css';
import { giftRegistrationFormMessages as messages } from './gift-registration-form.messages.ts';

interface GiftChoicesProps extends FormField {
  readonly gifts: readonly Gift[];
}

/** A radio group of gifts. */
export function GiftChoices({ id, value, error, gifts, onChange }: GiftChoicesProps) {
  const intl = useIntl();
  const name = useId();
  const { group, legendId, errorId } = choiceGroup(id, error);
  const isKnown = gifts.some((gift) => String(gift.id) === value);
  return (
    <div className={styles.group} role="radiogroup" {...group}>
      <span className={styles.legend} id={legendId}>
        {intl.formatMessage(messages.gift)}
      </span>
      <div className={styles.gifts}>
        {gifts.map((gift, index) => {
          const isFocused = isKnown ? String(gift.id) === value : index === 0;
          return (
            <label key={gift.id} className={styles.gift} data-notch="m">
              <input
                className={styles.input}
                id={isFocused ? id : undefined}
                type="radio"
                name={name}
                value={gift.id}
                checked={String(gift.id) === value}
                onChange={() => onChange(String(gift.id))}
              />
              <PrizePicture src={gift.pic} icon="gift" />
              <span className={styles.name}>{gift.name}</span>
              <span className={styles.about}>{gift.desc}</span>
            </label>
          );
        })}
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface ChosenGiftProps {
  readonly gift: Gift;
  /** URL for choosing another gift; null once that is no longer possible. */
  readonly changeHref: string | null;
}

export function ChosenGift({ gift, changeHref }: ChosenGiftProps) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  return (
    <div className={styles.chosen} data-notch="m">
      <PrizePicture src={gift.pic} icon="gift" />
      <p>
        <span className={styles.about}>{intl.formatMessage(messages.chosen)}</span>
        <strong className={styles.name}>{gift.name}</strong>
        <span className={styles.about}>{gift.desc}</span>
      </p>
      {changeHref !== null && (
        <Anchor className={styles.change} href={changeHref}>
          {intl.formatMessage(messages.another)}
        </Anchor>
      )}
    </div>
  );
}
