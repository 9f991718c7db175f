import { couponsHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/coupons.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountCouponsScreen } from '@signal-shop/ui/screens/rewards/account-coupons/account-coupons-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { listState } from '../../state/queries/paged.ts';
import {
  couponCountsAtom,
  couponOffersAtom,
  couponsAtom,
  couponsHref,
  couponTabAtom,
  couponTakingAtom,
  refetchCoupons,
  takeOfferedCoupon,
} from '../../state/rewards/coupons.ts';
import { AccountArea } from '../account/account-area.tsx';

export function AccountCouponsPage() {
  const take = useSetAtom(takeOfferedCoupon);

  return (
    <AccountArea active="coupons">
      <PageHead {...couponsHead} />
      <AccountCouponsScreen
        tab={useAtomValue(couponTabAtom)}
        state={listState(useAtomValue(couponsAtom), useSetAtom(refetchCoupons))}
        counts={useAtomValue(couponCountsAtom)}
        offers={useAtomValue(couponOffersAtom)}
        taking={useAtomValue(couponTakingAtom)}
        onTake={(id) => void take(id)}
        hrefOf={couponsHref}
      />
    </AccountArea>
  );
}
