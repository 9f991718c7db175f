import { useIntl } from 'react-intl';
import { priceMessages } from './price.messages.ts';
import { useMoney } from './use-money.ts';

/** Formats an amount that was paid or refunded: money, points, or both. */
export function useSum(): (money: number, points: number) => string {
  const intl = useIntl();
  const inMoney = useMoney();
  return (money, points) => {
    if (points === 0) return inMoney(money);
    const inPoints = intl.formatMessage(priceMessages.points, { points });
    return money === 0 ? inPoints : `${inMoney(money)} + ${inPoints}`;
  };
}
