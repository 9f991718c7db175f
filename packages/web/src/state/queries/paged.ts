import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type { ListState } from '@signal-shop/ui/sections/account-list/account-list.states.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { PageName } from '../../page-name.ts';
import type { Action } from '../core/action.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { pageOrLast } from './last-page.ts';
import { ownRemote } from './own-remote.ts';
import type { Question } from './remote.ts';
import { source } from './remote.ts';

/** How much of a list of the account stands on one page. */
const pageSize = 12;

/** The page that a place asks for; the first when it asks for none that there can be. */
export function pageNumberOf(placeAtom: Atom<AppLocation>): Atom<number> {
  const queryAtom = queryOf(placeAtom, 'page');
  return atom((get) => {
    const text = get(queryAtom) ?? '';
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  });
}

/** One page of a list, as every list of the contract is answered. */
export interface PagedAnswer<Item> {
  readonly msg: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

interface PagedQuestion extends Question {
  readonly place: AppLocation;
  readonly paging: { readonly page: number; readonly page_size: number };
}

interface PagedList<Answer> {
  readonly placeAtom: Atom<AppLocation>;
  readonly remoteAtom: Atom<Remote<Answer>>;
  readonly read: Action<[], void>;
}

/**
 * A list of the account at the page that the address names, read anew on each visit; behind its end stands the last page.
 * What is on the screen stays there while the same page is read again.
 */
export function pagedList<Answer extends PagedAnswer<unknown>>(
  page: PageName,
  ask: (question: PagedQuestion) => Promise<Answer>,
): PagedList<Answer> {
  const placeAtom = lastLocationOf(page);
  const numberAtom = pageNumberOf(placeAtom);
  const listSource = source(async (question) => {
    const { get } = question;
    const place = get(placeAtom);
    get(loginNumberAtom);
    const askFor = (number: number) =>
      ask({ ...question, place, paging: { page: number, page_size: pageSize } });
    return { address: place.address, answer: await pageOrLast(get(numberAtom), askFor) };
  });
  const lastRemote = ownRemote(listSource);
  return {
    placeAtom,
    remoteAtom: atom((get): Remote<Answer> => {
      const last = get(lastRemote);
      if (last.status !== 'ready') return last;
      const { address, answer } = last.value;
      return address === get(placeAtom).address ? ready(answer) : loading;
    }),
    read: action(({ set }) => set(listSource)),
  };
}

/** What a screen shows of a list. */
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
