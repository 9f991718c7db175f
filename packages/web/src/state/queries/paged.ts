import type { Remote } from '@signal-shop/ui/remote.ts';
import type { ListState } from '@signal-shop/ui/sections/account-list/account-list.states.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { PageName } from '../../page-name.ts';
import type { AppLocation } from '../core/location.ts';
import { addressOf, lastLocationOf, queryOf } from '../core/location.ts';
import type { Query, QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { pageOrLast } from './last-page.ts';

/** The page size of the lists of the account. */
const pageSize = 12;

/** The page number in the query of a location; 1 if it is missing or invalid. */
export function pageNumberOf(pageLocationAtom: Atom<AppLocation>): Atom<number> {
  const queryAtom = queryOf(pageLocationAtom, 'page');
  return atom((get) => {
    const text = get(queryAtom) ?? '';
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  });
}

/** One page of a list; all lists of the contract have this shape. */
export interface PagedAnswer<Item> {
  readonly msg: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

interface PageContext extends QueryContext {
  readonly pageLocation: AppLocation;
  readonly paging: { readonly page: number; readonly page_size: number };
}

interface PagedList<Answer> {
  readonly pageLocationAtom: Atom<AppLocation>;
  readonly stateAtom: Atom<Remote<Answer>>;
  readonly refetch: Query<Answer>['refetch'];
}

/**
 * A list of the account, at the page in the address; refetches on each visit, and the same page stays visible during
 * the refetch. A page behind the end is the last page.
 */
export function pagedList<Answer extends PagedAnswer<unknown>>(
  page: PageName,
  fetchList: (context: PageContext) => Promise<Answer>,
): PagedList<Answer> {
  const pageLocationAtom = lastLocationOf(page);
  const numberAtom = pageNumberOf(pageLocationAtom);
  const listQuery = query(
    async (context) => {
      const { get } = context;
      const pageLocation = get(pageLocationAtom);
      const fetchPage = (number: number) =>
        fetchList({ ...context, pageLocation, paging: { page: number, page_size: pageSize } });
      return pageOrLast(get(numberAtom), fetchPage);
    },
    { scope: 'login', key: addressOf(pageLocationAtom) },
  );
  return {
    pageLocationAtom,
    stateAtom: listQuery.stateAtom,
    refetch: listQuery.refetch,
  };
}

/** The list in the shape of the screens. */
export function listState<Item>(list: Remote<PagedAnswer<Item>>, retry: () => void): ListState<Item> {
  switch (list.status) {
    case 'loading':
      return list;
    case 'failed':
      return { ...list, retry };
    case 'ready': {
      const { msg: items, total, page, page_size } = list.value;
      return { status: 'ready', view: { items, total, page, pageSize: page_size } };
    }
  }
}

/** The address of a page of a list. */
export function pageHref(address: string, page: number): string {
  return page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address;
}
