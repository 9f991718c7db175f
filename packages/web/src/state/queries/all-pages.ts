import { limits } from '@signal-shop/sdk/contract';
import type { PagedAnswer } from './paged.ts';

const pageSize = limits.listOrders.page_size.maximum;

interface Paging {
  readonly page: number;
  readonly page_size: number;
}

/**
 * All entries of a paged list, and its first page, which is fetched first because it has the total; the other pages
 * follow in parallel. An entry that moves between pages meanwhile occurs once.
 */
export async function allPages<Item, Answer extends PagedAnswer<Item>>(
  fetchPage: (paging: Paging) => Promise<Answer & PagedAnswer<Item>>,
  keyOf: (entry: Item) => number | string,
): Promise<{ readonly first: Answer; readonly all: readonly Item[] }> {
  const fetchNumber = (page: number) => fetchPage({ page, page_size: pageSize });
  const first = await fetchNumber(1);
  const otherPages = Math.max(0, Math.ceil(first.total / pageSize) - 1);
  const others = await Promise.all(Array.from({ length: otherPages }, (_, index) => fetchNumber(index + 2)));
  const entries = [first, ...others].flatMap(({ msg }) => msg);
  return { first, all: [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()] };
}
