import { listFreeTests } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { pagedList, pageHref } from '../queries/paged.ts';

const list = pagedList('applications', ({ shop, signal, paging }) => listFreeTests(shop, paging, { signal }));

/** The customer's applications for free tests. */
export const applicationsAtom = list.stateAtom;
export const refetchApplications = list.refetch;

export function applicationsHref(page: number): string {
  return pageHref(hrefs.inAccount('application'), page);
}
