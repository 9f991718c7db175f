import type { OrderLine as Line, OrderDetail } from '@signal-shop/sdk/contract';
import { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ButtonLinkProps } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { orderActionMessages } from '../order-actions/order-actions.messages.ts';
import { orderLineMessages as messages } from './order-line.messages.ts';
import styles from './order-line.module.css';

interface OrderLineActionsProps {
  readonly order: Pick<OrderDetail, 'ordersn' | 'allowed_actions' | 'lines'>;
  readonly line: Line;
}

/** Actions for an order line, and links to earlier requests. */
export function OrderLineActions({ order, line }: OrderLineActionsProps) {
  const intl = useIntl();
  const { ordersn } = order;
  const { hrefs } = useLinks();
  const may = new Set(line.allowed_actions);
  const review = hrefs.review(ordersn, line.id);
  const afterSales = hrefs.afterSales(ordersn, line.id);
  const warranty = hrefs.inAccount(`warranty?ordersn=${ordersn}`);
  const request = line.after_sales_id === null ? afterSales : hrefs.afterSales(ordersn, line.after_sales_id);
  const missesNumber = line.line_status === OrderLineStatus.trackingToAdd;
  const links: readonly (Omit<ButtonLinkProps, 'children'> & { readonly label: string })[] = [
    ...(missesNumber
      ? [{ href: request, label: intl.formatMessage(messages.addNumber), variant: 'primary' as const }]
      : []),
    ...(may.has('review') ? [{ href: review, label: intl.formatMessage(orderActionMessages.review) }] : []),
    ...(may.has('afterSales') && !isCanceledAsWhole(order)
      ? [{ href: afterSales, label: intl.formatMessage(orderActionMessages.afterSales) }]
      : []),
    ...(may.has('registerWarranty')
      ? [{ href: warranty, label: intl.formatMessage(orderActionMessages.registerWarranty) }]
      : []),
    ...(line.cid === null ? [] : [{ href: review, label: intl.formatMessage(messages.seeReview) }]),
    ...(line.after_sales_id === null || missesNumber
      ? []
      : [{ href: request, label: intl.formatMessage(messages.seeAfterSales) }]),
  ];
  if (links.length === 0) return null;
  return (
    <div className={styles.actions}>
      {links.map(({ label, ...link }) => (
        <ButtonLink key={label} variant="secondary" size="s" {...link}>
          <Named by={line.goods_name}>{label}</Named>
        </ButtonLink>
      ))}
    </div>
  );
}

/** The only line of an order that has not left: the order is canceled instead. */
function isCanceledAsWhole({ allowed_actions: allowed, lines }: OrderLineActionsProps['order']): boolean {
  return lines.length === 1 && allowed.includes('cancel');
}

/** Every line has the same buttons: adds the goods' name for screen readers. */
function Named({ by, children }: { readonly by: string; readonly children: ReactNode }) {
  return (
    <>
      {children}
      <VisuallyHidden>: {by}</VisuallyHidden>
    </>
  );
}
