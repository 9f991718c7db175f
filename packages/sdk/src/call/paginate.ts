import type { CallOptions } from '../call/call-types.ts';
import type { ShopConnection } from '../connection.ts';
import { listOrders } from '../generated/limits/listOrders.ts';
import { isRecord } from '../rules/is-record.ts';

/** One page of a list, as every paged call answers it. */
export interface Page<Item> {
  readonly msg: readonly Item[];
  /** The number of entries over all pages. */
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

/** A function of `@signal-shop/sdk/calls` whose result is a page. Other calls do not compile. */
export type PagedCall<Argument, Item> = (
  shop: ShopConnection,
  argument: Argument,
  options?: CallOptions,
) => Promise<Page<Item>>;

/** The argument of a paged call without the page; optional if none of its fields is required. */
type ListArgument<Argument> = Omit<NonNullable<Argument>, 'page'>;
type Rest<Argument> =
  Partial<ListArgument<Argument>> extends ListArgument<Argument>
    ? [argument?: ListArgument<Argument>, options?: CallOptions]
    : [argument: ListArgument<Argument>, options?: CallOptions];

/**
 * Loads a list page by page while a loop asks for its items, in pages of the largest size unless `page_size` is given. Leaving the
 * loop loads no further page. The loop throws the `ShopError` of a page that fails.
 *
 * Pages are positions in a list, which may change in the meantime: an item that moves to a later page, because a newer one
 * came before it, is skipped there. An item that moves to an earlier page, because one before it was deleted, can be missed.
 * @example
 * for await (const order of paginate(listOrders, shop, { state: 'orders' }, { signal })) console.log(order.ordersn);
 */
export function paginate<Argument extends object | undefined, Item>(
  call: PagedCall<Argument, Item>,
  shop: ShopConnection,
  ...rest: Rest<Argument>
): AsyncGenerator<Item, void, undefined>;
export async function* paginate(
  call: PagedCall<object, unknown>,
  shop: ShopConnection,
  argument: object = {},
  options: CallOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<unknown>();
  for (let page = 1; ; page += 1) {
    const size = { page_size: listOrders.page_size.maximum };
    const { msg, total, page_size } = await call(shop, { ...size, ...argument, page }, options);
    for (const item of msg) {
      const id = identityOf(item);
      if (id === undefined || !seen.has(id)) yield item;
      seen.add(id);
    }
    if (msg.length === 0 || page * page_size >= total) return;
  }
}

/** The field that identifies an item of a list. Groups of questions have none: a group continues on the next page. */
function identityOf(item: unknown): unknown {
  if (!isRecord(item)) return undefined;
  if (item.id !== undefined) return item.id;
  // A line number is unique within its order only.
  return item.line_id === undefined ? (item.ordersn ?? item.goods_id) : `${item.ordersn} ${item.line_id}`;
}
