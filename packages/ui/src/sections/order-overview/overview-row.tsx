import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../../components/picture/picture.tsx';
import type { PriceValue } from '../../components/price/price.tsx';
import { Price } from '../../components/price/price.tsx';
import type { DrawnGoods } from '../../views/art-of.ts';
import { artOf } from '../../views/art-of.ts';
import { orderOverviewMessages as messages } from './order-overview.messages.ts';
import styles from './overview-row.module.css';

interface OverviewRowProps {
  readonly goods: DrawnGoods;
  readonly photo: string;
  readonly name: string;
  readonly colour: string;
  readonly quantity: number;
  /** Unit price. */
  readonly price: number;
  readonly free?: boolean;
  /** Unit price in points, for goods exchanged for points. */
  readonly points?: number | null;
  /** Note about a change. */
  readonly note?: ReactNode;
}

/** Goods in one compact line: picture, name, quantity, total price. */
export function OverviewRow(props: OverviewRowProps) {
  const { goods, photo, name, colour, quantity } = props;
  const intl = useIntl();
  return (
    <li className={styles.row}>
      <Picture art={artOf(goods)} src={photo} />
      <span className={styles.name}>
        <span data-text="label" dir="auto">
          {name}
        </span>
        <span data-text="small" data-muted>
          {colour} · {intl.formatMessage(messages.quantity, { count: quantity })}
        </span>
        {props.note}
      </span>
      <Price {...totalOf(props)} size="s" />
    </li>
  );
}

function totalOf({ quantity, price, free = false, points = null }: OverviewRowProps): PriceValue {
  if (free) return { kind: 'free' };
  return points === null
    ? { kind: 'money', amount: fromCents(toCents(price) * quantity) }
    : { kind: 'points', points: points * quantity };
}

/** A list of goods rows. */
export function OverviewRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
