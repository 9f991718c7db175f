import type { SavedCard } from '@signal-shop/sdk/contract';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../../components/checkbox/checkbox.tsx';
import { Link } from '../../../components/link/link.tsx';
import { RadioGroup } from '../../../components/radio-group/radio-group.tsx';
import { CardForm } from '../../../forms/card-form/card-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { expiryText, isExpired, SavedCardName } from '../../../sections/saved-cards/saved-card-name.tsx';
import { cardWaysMessages as messages } from './card-ways.messages.ts';
import styles from './payment.module.css';
import type { PaymentScreenProps } from './payment.states.ts';
import { TestCards } from './test-cards.tsx';

/** No id of a saved card is as short. */
const otherCard = 'other';

interface CardWaysProps
  extends Pick<
    PaymentScreenProps,
    'savedCards' | 'canSaveCard' | 'testCards' | 'onPay' | 'onPayWithSavedCard'
  > {
  /** Id for the submit button outside the form. */
  readonly formId: string;
  readonly refused: boolean;
}

/** The saved cards to choose from, and the form of another card. */
export function CardWays({ formId, refused, savedCards, ...props }: CardWaysProps) {
  const { canSaveCard, testCards, onPay, onPayWithSavedCard } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  const [picked, setPicked] = useState(() => savedCards.find(canPay)?.id ?? otherCard);
  const [saves, setSaves] = useState(false);
  // A card that is gone or has expired meanwhile cannot stay chosen.
  const choice = savedCards.some((card) => card.id === picked && canPay(card)) ? picked : otherCard;
  const isOther = choice === otherCard;
  const paySaved = (event: FormEvent) => {
    event.preventDefault();
    if (!isOther) onPayWithSavedCard(choice);
  };
  return (
    <>
      {savedCards.length > 0 && (
        <form id={isOther ? undefined : formId} onSubmit={paySaved}>
          <CardChoice cards={savedCards} value={choice} onChange={setPicked} />
          <Link variant="standalone" href={hrefs.inAccount('address')}>
            {intl.formatMessage(messages.manage)}
          </Link>
        </form>
      )}
      {/* Stays mounted, so that a look at the saved cards does not lose what the shopper has typed. */}
      <div hidden={!isOther}>
        <div className={styles.parts}>
          <CardForm
            id={isOther ? formId : `${formId}-other`}
            refused={refused}
            onPay={(card) => onPay(card, saves)}
          >
            {canSaveCard && (
              <Checkbox label={intl.formatMessage(messages.save)} checked={saves} onChange={setSaves} />
            )}
          </CardForm>
          {testCards.length > 0 && <TestCards cards={testCards} />}
        </div>
      </div>
    </>
  );
}

function canPay(card: SavedCard): boolean {
  return !isExpired(card);
}

interface CardChoiceProps {
  readonly cards: readonly SavedCard[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      legend={intl.formatMessage(messages.which)}
      value={value}
      onChange={onChange}
      options={[
        ...cards.map((card) => ({
          value: card.id,
          label: <SavedCardName card={card} />,
          help: expiryText(card, intl),
          disabled: isExpired(card),
        })),
        { value: otherCard, label: intl.formatMessage(messages.other) },
      ]}
    />
  );
}
