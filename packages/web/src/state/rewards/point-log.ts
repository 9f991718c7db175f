import { listPointLog } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { PointTab } from '@signal-shop/ui/screens/rewards/account-points/account-points.states.ts';
import { pointTabs } from '@signal-shop/ui/screens/rewards/account-points/account-points.states.ts';
import { atom } from 'jotai';
import { pagedList, pageHref } from '../queries/paged.ts';
import { readyOr } from '../queries/query-state.ts';

const list = pagedList('accountPoints', ({ pageLocation, shop, signal, paging }) =>
  listPointLog(shop, { direction: tabOf(pageLocation.search), ...paging }, { signal }),
);

/** The history of the customer's points, of the tab and page in the address. */
export const pointLogAtom = list.stateAtom;
export const refetchPointLog = list.refetch;
export const pointTabAtom = atom((get) => tabOf(get(list.pageLocationAtom).search));

/** The customer's points and monthly limits; null while unknown. */
export const pointSummaryAtom = atom((get) => {
  const answer = readyOr(get(list.stateAtom), null);
  return { points: answer?.points ?? null, caps: answer?.caps ?? [] };
});

export function pointLogHref(tab: PointTab, page: number): string {
  const address = hrefs.inAccount('points');
  return pageHref(tab === 'all' ? address : `${address}?show=${tab}`, page);
}

function tabOf(search: string): PointTab {
  const tabName = new URLSearchParams(search).get('show');
  return pointTabs.find((tab) => tab === tabName) ?? 'all';
}
