import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useIntl } from 'react-intl';
import { useLocale } from '../../intl/use-locale.ts';
import { priceMessages } from './price.messages.ts';

/** Formats an amount that was paid or refunded: money, points, or both. */
export function useSum(): (money: number, points: number) => string {
  const intl = useIntl();
  const locale = useLocale();
  return (money, points) => {
    if (points === 0) return formatMoney(money, locale);
    const inPoints = intl.formatMessage(priceMessages.points, { points });
    return money === 0 ? inPoints : `${formatMoney(money, locale)} + ${inPoints}`;
  };
}
