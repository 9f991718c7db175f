import { warrantyHead } from '@signal-shop/ui/chrome/page-head/heads/after-sales/warranty.messages.ts';
import { communityHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/community.messages.ts';
import { tiktokHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/tiktok.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { loading } from '@signal-shop/ui/remote.ts';
import { CommunityScreen } from '@signal-shop/ui/screens/community/community-screen.tsx';
import { TikTokScreen } from '@signal-shop/ui/screens/tik-tok/tik-tok-screen.tsx';
import { WarrantyScreen } from '@signal-shop/ui/screens/warranty/warranty-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { communityDoorAtom } from '../../state/home/community.ts';
import { postsAtom, retryPosts } from '../../state/home/home.ts';
import { retryTiktokGoods, tiktokGoodsAtom } from '../../state/home/tiktok.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { tiktokAtom } from '../../state/site/site.ts';
import { retryWarranty, warrantyAtom } from '../../state/support/warranty.ts';
import { WithProductActions } from '../catalogue/product-actions.tsx';
import { withRetry } from '../shared/with-retry.ts';

// Small, rarely opened pages share one file, so that the first load names one chunk instead of three.

export function CommunityPage() {
  return (
    <>
      <PageHead {...communityHead} />
      <CommunityScreen
        posts={withRetry(useAtomValue(postsAtom), useSetAtom(retryPosts))}
        session={useAtomValue(sessionAtom).status}
        door={useAtomValue(communityDoorAtom)}
      />
    </>
  );
}

export function TiktokPage() {
  const token = useAtomValue(tiktokAtom);
  const goods = withRetry(useAtomValue(tiktokGoodsAtom), useSetAtom(retryTiktokGoods));
  return (
    <WithProductActions>
      <PageHead {...tiktokHead} />
      <TikTokScreen open={token !== 'absent'} goods={token === 'unknown' ? loading : goods} />
    </WithProductActions>
  );
}

export function WarrantyPage() {
  return (
    <>
      <PageHead {...warrantyHead} />
      <WarrantyScreen
        text={withRetry(useAtomValue(warrantyAtom), useSetAtom(retryWarranty))}
        session={useAtomValue(sessionAtom).status}
      />
    </>
  );
}
