import { listDownloads } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { DownloadsChoice } from '@signal-shop/ui/screens/support/support-downloads/support-downloads.states.ts';
import { atom } from 'jotai';
import { keywordsOf } from '../catalogue/keywords.ts';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate, queryOf } from '../core/location.ts';
import { pageOrLast } from '../queries/last-page.ts';
import { pageNumberOf } from '../queries/paged.ts';
import { query } from '../queries/query.ts';

const pageLocationAtom = lastLocationOf('downloads');
const searchAtom = keywordsOf(pageLocationAtom);
const kindTextAtom = queryOf(pageLocationAtom, 'kind');
const kindAtom = atom((get): DownloadsChoice['kind'] => {
  const text = get(kindTextAtom);
  return text === 'headset' || text === 'mouse' ? text : null;
});
const pageAtom = pageNumberOf(pageLocationAtom);

/** The filters in the address. */
export const downloadsChoiceAtom = atom(
  (get): DownloadsChoice => ({ keywords: get(searchAtom), kind: get(kindAtom), page: get(pageAtom) }),
);

const downloadsQuery = query(async ({ get, shop, signal }) => {
  const { keywords, kind, page } = get(downloadsChoiceAtom);
  const filters = { ...(keywords !== '' && { keywords }), ...(kind !== null && { goods_kind: kind }) };
  const answer = await pageOrLast(page, (number) =>
    listDownloads(shop, { page: number, ...filters }, { signal }),
  );
  const { msg: models, total, page_size } = answer;
  return { models, total, page: answer.page, pages: Math.ceil(total / page_size) };
});

/** The models of the chosen page, each with its files. */
export const downloadsAtom = downloadsQuery.stateAtom;
export const refetchDownloads = downloadsQuery.refetch;

export function downloadsHref({ keywords, kind, page }: DownloadsChoice): string {
  const parameters = new URLSearchParams({
    ...(keywords !== '' && { keywords }),
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size === 0 ? hrefs.support('download') : `${hrefs.support('download')}?${parameters}`;
}

export const searchDownloads = action(({ get, set }, keywords: string) => {
  set(navigate, downloadsHref({ ...get(downloadsChoiceAtom), keywords, page: 1 }));
});
