import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { PriceSummary } from '../../components/price-summary/price-summary.tsx';
import { orderAmountsMessages as words } from './order-amounts.messages.ts';

/** Sums in the currency of the language, each computed by the server. */
export interface KnownAmounts {
  readonly subtotal: number;
  readonly reduction: number;
  /** What a coupon takes off. */
  readonly coupon: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

/** What is known before an address is: tax and shipping are still open. */
export interface OpenAmounts {
  readonly subtotal: number;
  readonly reduction: number;
  readonly rest: 'later' | 'pending' | 'unknown';
  /** What the goods come to, where the server told. */
  readonly soFar?: number;
}

/** From the subtotal to the total. */
export function OrderAmounts({ amounts }: { readonly amounts: KnownAmounts | OpenAmounts }) {
  const intl = useIntl();
  return <PriceSummary rows={amountRows(amounts, intl)} total={totalOf(amounts, intl)} />;
}

function totalOf(amounts: KnownAmounts | OpenAmounts, intl: IntlShape) {
  if ('total' in amounts) return { label: intl.formatMessage(words.total), amount: amounts.total };
  return amounts.soFar === undefined
    ? null
    : { label: intl.formatMessage(words.soFar), amount: amounts.soFar };
}

function amountRows(amounts: KnownAmounts | OpenAmounts, intl: IntlShape) {
  const money = (amount: number) => ({ kind: 'money', amount }) as const;
  const open = 'rest' in amounts ? openValue(amounts.rest, intl) : null;
  return [
    { key: 'subtotal', label: intl.formatMessage(words.subtotal), value: money(amounts.subtotal) },
    ...saving('reduction', intl.formatMessage(words.reduction), amounts.reduction),
    ...saving('coupon', intl.formatMessage(words.coupon), 'coupon' in amounts ? amounts.coupon : 0),
    {
      key: 'shipping',
      label: intl.formatMessage(words.shipping),
      value: open ?? shippingValue('rest' in amounts ? 0 : amounts.shipping),
    },
    {
      key: 'tax',
      label: intl.formatMessage(words.tax),
      value: open ?? money('rest' in amounts ? 0 : amounts.tax),
    },
  ];
}

function saving(key: string, label: string, amount: number) {
  return amount > 0 ? [{ key, label, value: { kind: 'saving', amount } as const }] : [];
}

function shippingValue(amount: number) {
  return amount === 0 ? ({ kind: 'free' } as const) : ({ kind: 'money', amount } as const);
}

function openValue(rest: OpenAmounts['rest'], intl: IntlShape) {
  if (rest === 'pending') return { kind: 'pending' } as const;
  return {
    kind: 'unknown',
    words: intl.formatMessage(rest === 'later' ? words.later : words.unknown),
  } as const;
}
