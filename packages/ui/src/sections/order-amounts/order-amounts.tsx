import type { TaxKind } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Price } from '../../components/price/price.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { PriceSummary } from '../../components/price-summary/price-summary.tsx';
import {
  includedTaxMessages,
  orderAmountsMessages as messages,
  totalMessages,
} from './order-amounts.messages.ts';

/** Amounts in the currency of the order or the locale, all computed by the server. */
export interface KnownAmounts {
  readonly subtotal: number;
  /** Discount of whole sets. */
  readonly bundle?: number;
  readonly reduction: number;
  /** Discount of the coupon. */
  readonly coupon: number;
  readonly shipping: number;
  readonly tax: number;
  /** The tax in the prices, which is no part of the sum. */
  readonly included_tax?: number;
  readonly tax_kind?: TaxKind;
  readonly total: number;
  /** Price in points beside the amount in money; hidden if 0. */
  readonly points?: number;
}

/** Before the server has computed them for an address. Only the tax is open. */
export interface OpenAmounts {
  readonly subtotal: number;
  /** Discount of whole sets. */
  readonly bundle?: number;
  readonly reduction: number;
  /** The price of the chosen way of delivery; free without one, as the ordinary way is. */
  readonly shipping?: number;
  readonly rest: 'later' | 'pending' | 'unknown';
  /** The subtotal, if the server returned one. */
  readonly soFar?: number;
  /** Price in points beside the amount in money; hidden if 0. */
  readonly points?: number;
}

interface OrderAmountsProps {
  readonly amounts: KnownAmounts | OpenAmounts;
  /** Country that the order ships to; null while unknown. */
  readonly region: string | null;
}

/** The amounts from the subtotal to the total. */
export function OrderAmounts({ amounts, region }: OrderAmountsProps) {
  const intl = useIntl();
  const money = useMoney();
  const points = pointsOnly(amounts);
  const { included_tax: includedTax = 0, tax_kind: taxKind } = 'total' in amounts ? amounts : {};
  return (
    <>
      <PriceSummary rows={amountRows(amounts, region, intl)} total={totalOf(amounts, region, intl)} />
      {includedTax > 0 && (
        <p data-text="small" data-muted>
          {intl.formatMessage(includedTaxMessages[taxKind ?? 'vat'], { amount: money(includedTax) })}
        </p>
      )}
      {region === null && points === null && (
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.vat)}
        </p>
      )}
    </>
  );
}

/** The total alone, for the folded line of the summary; null while unknown. */
export function useOrderTotal(
  amounts: KnownAmounts | OpenAmounts,
  region: string | null,
): { readonly label: string; readonly value: ReactNode } | null {
  const intl = useIntl();
  const money = useMoney();
  const total = totalOf(amounts, region, intl);
  if (total === null) return null;
  const { label } = total;
  if ('points' in total) return { label, value: <Price kind="points" points={total.points} size="s" /> };
  return { label, value: money(total.amount) };
}

function totalOf(amounts: KnownAmounts | OpenAmounts, region: string | null, intl: IntlShape) {
  const sum = 'total' in amounts ? amounts.total : amounts.soFar;
  if (sum === undefined) return null;
  const points = pointsOnly(amounts);
  if (points !== null) return { label: intl.formatMessage(messages.total), points };
  return { label: intl.formatMessage(totalMessage(amounts, region)), amount: sum };
}

function totalMessage(amounts: KnownAmounts | OpenAmounts, region: string | null) {
  if (!('total' in amounts)) return messages.soFar;
  const includesTax = region !== null && region !== 'US' && amounts.tax === 0;
  return includesTax ? totalMessages[amounts.tax_kind ?? 'vat'] : messages.total;
}

/** The price in points, if nothing is paid in money; null otherwise. */
function pointsOnly(amounts: KnownAmounts | OpenAmounts): number | null {
  const { points = 0, subtotal } = amounts;
  const sum = 'total' in amounts ? amounts.total : amounts.soFar;
  return points > 0 && sum === 0 && subtotal === 0 ? points : null;
}

function amountRows(amounts: KnownAmounts | OpenAmounts, region: string | null, intl: IntlShape) {
  const money = (amount: number) => ({ kind: 'money', amount }) as const;
  const open = 'rest' in amounts ? openValue(amounts.rest, intl) : null;
  const { points = 0 } = amounts;
  if (pointsOnly(amounts) !== null) return [shippingRow(amounts, intl)];
  const tax = 'tax' in amounts ? amounts.tax : 0;
  const isUnitedStates = region === 'US';
  return [
    { key: 'subtotal', label: intl.formatMessage(messages.subtotal), value: money(amounts.subtotal) },
    ...saving('bundle', intl.formatMessage(messages.bundle), amounts.bundle ?? 0),
    ...saving('reduction', intl.formatMessage(messages.reduction), amounts.reduction),
    ...saving('coupon', intl.formatMessage(messages.coupon), 'coupon' in amounts ? amounts.coupon : 0),
    shippingRow(amounts, intl),
    ...(isUnitedStates || tax > 0
      ? [
          {
            key: 'tax',
            label: intl.formatMessage(isUnitedStates ? messages.salesTax : messages.tax),
            value: open ?? money(tax),
          },
        ]
      : []),
    ...(points > 0
      ? [
          {
            key: 'points',
            label: intl.formatMessage(messages.points),
            value: { kind: 'points', points } as const,
          },
        ]
      : []),
  ];
}

function shippingRow(amounts: KnownAmounts | OpenAmounts, intl: IntlShape) {
  return {
    key: 'shipping',
    label: intl.formatMessage(messages.shipping),
    value: shippingValue(amounts.shipping ?? 0),
  };
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
    words: intl.formatMessage(rest === 'later' ? messages.later : messages.unknown),
  } as const;
}
