import type { DeliveryWayCode } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { useDeliveryDays } from '../../components/delivery-days/use-delivery-days.ts';
import { Price } from '../../components/price/price.tsx';
import { deliveryChoiceMessages as messages } from './delivery-choice.messages.ts';
import type { DeliveryView } from './delivery-choice.states.ts';

interface DeliveryChoiceProps {
  readonly view: DeliveryView;
  readonly onChoose: (code: DeliveryWayCode) => void;
}

/** The choice between the ways of delivery: each with its days and its price. */
export function DeliveryChoice({ view, onChoose }: DeliveryChoiceProps) {
  const intl = useIntl();
  const say = useDeliveryDays();
  return (
    <ChoiceCards
      legend={intl.formatMessage(messages.legend)}
      cards={view.ways.map(({ code, price, days }) => ({
        value: code,
        title: intl.formatMessage(messages[code]),
        text: say(days),
        aside: price === 0 ? <Price kind="free" size="s" /> : <Price kind="money" amount={price} size="s" />,
      }))}
      value={view.chosen}
      onChange={onChoose}
    />
  );
}
