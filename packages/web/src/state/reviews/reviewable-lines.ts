import { isShopError } from '@signal-shop/sdk';
import { getOrder, listOrders } from '@signal-shop/sdk/calls';
import type { OrderSummary } from '@signal-shop/sdk/contract';
import { limits, ResponseCode } from '@signal-shop/sdk/contract';
import type { ReviewedLine } from '@signal-shop/ui/screens/reviews/comment/comment.states.ts';
import { allPages } from '../queries/all-pages.ts';
import type { QueryContext } from '../queries/query.ts';

/** The reviewable lines, newest order first, and how many older orders were not searched. */
export interface LinesToChoose {
  readonly lines: readonly Omit<ReviewedLine, 'closesAt'>[];
  readonly older: number;
}

type RequestContext = Pick<QueryContext, 'shop' | 'signal'>;

/** Of one order; null when the customer has no such order. */
export async function linesOfOrder(
  { shop, signal }: RequestContext,
  ordersn: string,
): Promise<LinesToChoose | null> {
  try {
    const { msg: order } = await getOrder(shop, { ordersn }, { signal });
    return { lines: reviewable([order]), older: 0 };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return null;
    throw error;
  }
}

/** The lines of one page of orders, which covers some months for most customers; or the lines of all orders. */
export async function linesOfOrders(
  { shop, signal }: RequestContext,
  isThorough: boolean,
): Promise<LinesToChoose> {
  if (isThorough) {
    const { all } = await allPages(
      (paging) => listOrders(shop, paging, { signal }),
      ({ ordersn }) => ordersn,
    );
    return { lines: reviewable(all), older: 0 };
  }
  const { msg, total } = await listOrders(
    shop,
    { page_size: limits.listOrders.page_size.maximum },
    { signal },
  );
  return { lines: reviewable(msg), older: total - msg.length };
}

function reviewable(orders: readonly Pick<OrderSummary, 'ordersn' | 'lines'>[]): LinesToChoose['lines'] {
  return orders.flatMap(({ ordersn, lines }) =>
    lines.filter((line) => line.allowed_actions.includes('review')).map((line) => ({ ordersn, line })),
  );
}
