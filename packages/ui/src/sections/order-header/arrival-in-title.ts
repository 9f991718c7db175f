import { OrderStatus } from '@signal-shop/sdk/contract';

/** Whether the title of an order's page has the expected days, so that the text below does not repeat them. */
export function isArrivalInTitle(status: number): boolean {
  return status === OrderStatus.pending || status === OrderStatus.paid;
}
