import type { OrderAction, OrderSummary } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import type { Hrefs } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { orderActionMessages as messages } from './order-actions.messages.ts';
import styles from './order-actions.module.css';

/** Actions that need a confirmation on the page; all others link to another page. */
export type AskedAction = Extract<OrderAction, 'cancel' | 'confirmReceived' | 'delete'>;

/** Actions that run on the page. Ordering again is not in the contract's list: it only adds goods to the cart. */
export type PressedAction = AskedAction | 'orderAgain';

type ActionName = OrderAction | 'orderAgain';
type Actionable = Pick<OrderSummary, 'ordersn' | 'orderstatus' | 'paytype' | 'lines' | 'allowed_actions'>;

interface OrderActionsProps {
  readonly order: Actionable;
  readonly onAsk: (action: PressedAction) => void;
  /** The action that is being sent. */
  readonly pending?: PressedAction | null;
  readonly size?: 's' | 'm';
  /** Leaves out actions that the order's lines offer themselves. */
  readonly without?: 'what lines offer';
}

interface ActionLook {
  readonly icon: IconName;
  readonly variant: 'primary' | 'secondary' | 'ghost';
}

const looks = {
  pay: { icon: 'card', variant: 'primary' },
  confirmReceived: { icon: 'house', variant: 'primary' },
  track: { icon: 'truck', variant: 'secondary' },
  review: { icon: 'star', variant: 'secondary' },
  afterSales: { icon: 'returned', variant: 'secondary' },
  registerWarranty: { icon: 'shield', variant: 'secondary' },
  orderAgain: { icon: 'retry', variant: 'secondary' },
  cancel: { icon: 'cancelled', variant: 'ghost' },
  delete: { icon: 'bin', variant: 'ghost' },
} as const satisfies Record<ActionName, ActionLook>;

/** Display order, independent of the server's order. */
const names = Object.keys(looks).filter(isAction);

const finishedStatuses: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.cancelled,
  OrderStatus.complete,
  OrderStatus.refunded,
  OrderStatus.received,
  OrderStatus.refundRejected,
]);

/** Exactly the actions that the order allows, and ordering again what was bought with money. */
export function OrderActions({ order, onAsk, pending = null, size = 'm', without }: OrderActionsProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const offered = names.filter(
    (name) => offers(order, name) && (without === undefined || linesFor(order, name).length === 0),
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offered.map((name) => {
        const { icon, variant } = looks[name];
        const look = { variant, size, iconStart: icon, children: intl.formatMessage(messages[name]) };
        return isPressed(name) ? (
          <Button
            key={name}
            {...look}
            pending={pending === name}
            disabled={pending !== null && pending !== name}
            onClick={() => onAsk(name)}
          />
        ) : (
          <ButtonLink key={name} {...look} href={placeOf[name](order, hrefs)} />
        );
      })}
    </div>
  );
}

/** An order that has not left can be canceled, which is shorter than a return. */
function offers({ allowed_actions: allowed, ...order }: Actionable, name: ActionName): boolean {
  if (name === 'orderAgain') {
    return (
      finishedStatuses.has(order.orderstatus) &&
      order.paytype !== PayType.points &&
      order.paytype !== PayType.freeTest
    );
  }
  return allowed.includes(name) && !(name === 'afterSales' && allowed.includes('cancel'));
}

type Place = (order: Actionable, hrefs: Hrefs) => string;

const placeOf = {
  pay: ({ ordersn }, { pay }) => pay(ordersn),
  track: ({ ordersn }, hrefs) => `${hrefs.order(ordersn)}#parcel`,
  review: (order, hrefs) => ofOneLine(order, 'review', hrefs),
  afterSales: (order, hrefs) => ofOneLine(order, 'afterSales', hrefs),
  registerWarranty: ({ ordersn }, { inAccount }) => inAccount(`warranty?ordersn=${ordersn}`),
} as const satisfies Record<Exclude<OrderAction, AskedAction>, Place>;

/** Links to the only line, or to the order, where the customer chooses one of several lines. */
function ofOneLine(order: Actionable, name: 'review' | 'afterSales', hrefs: Hrefs): string {
  const [line, ...others] = linesFor(order, name);
  if (line !== undefined && others.length === 0) return hrefs[name](order.ordersn, line.id);
  return name === 'review' ? `${hrefs.order(order.ordersn)}#goods` : hrefs.afterSales(order.ordersn, 'all');
}

function linesFor({ lines }: Actionable, name: ActionName) {
  return name === 'orderAgain' ? [] : lines.filter(({ allowed_actions }) => allowed_actions.includes(name));
}

function isAction(name: string): name is ActionName {
  return Object.hasOwn(looks, name);
}

function isPressed(name: ActionName): name is PressedAction {
  return name === 'orderAgain' || name === 'cancel' || name === 'confirmReceived' || name === 'delete';
}
