import { afterSalesListHead } from '@signal-shop/ui/chrome/page-head/heads/after-sales/after-sales-list.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AfterSalesListScreen } from '@signal-shop/ui/screens/after-sales/after-sales-list/after-sales-list-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  afterSalesListAtom,
  afterSalesListHref,
  afterSalesTabAtom,
  refetchAfterSalesList,
} from '../../state/after-sales/after-sales-list.ts';
import { listState } from '../../state/queries/paged.ts';
import { AccountArea } from '../account/account-area.tsx';

export function AfterSalesListPage() {
  return (
    <AccountArea active="returns">
      <PageHead {...afterSalesListHead} />
      <AfterSalesListScreen
        tab={useAtomValue(afterSalesTabAtom)}
        state={listState(useAtomValue(afterSalesListAtom), useSetAtom(refetchAfterSalesList))}
        hrefOf={afterSalesListHref}
      />
    </AccountArea>
  );
}
