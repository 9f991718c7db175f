import { communityHead } from '@signal-shop/ui/chrome/page-head/heads/support/community.messages.ts';
import { tiktokHead } from '@signal-shop/ui/chrome/page-head/heads/support/tiktok.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { loading } from '@signal-shop/ui/remote.ts';
import { CommunityScreen } from '@signal-shop/ui/screens/support/community/community-screen.tsx';
import { TikTokScreen } from '@signal-shop/ui/screens/support/tik-tok/tik-tok-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { postsAtom, refetchPosts } from '../../state/home/home.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { showcaseAtom } from '../../state/site/showcase.ts';
import { tiktokAtom } from '../../state/site/site.ts';
import { communityNavigationAtom } from '../../state/support/community.ts';
import { refetchTiktokGoods, tiktokGoodsAtom } from '../../state/support/tiktok.ts';
import { WithProductActions } from '../catalogue/product-actions.tsx';

// One file, because the first load lists the file of each page.

export function CommunityPage() {
  return (
    <>
      <PageHead {...communityHead} />
      <CommunityScreen
        posts={withRetry(useAtomValue(postsAtom), useSetAtom(refetchPosts))}
        session={useAtomValue(sessionAtom).status}
        goods={useAtomValue(showcaseAtom)}
        door={useAtomValue(communityNavigationAtom)}
      />
    </>
  );
}

export function TiktokPage() {
  const token = useAtomValue(tiktokAtom);
  const goods = withRetry(useAtomValue(tiktokGoodsAtom), useSetAtom(refetchTiktokGoods));
  return (
    <WithProductActions>
      <PageHead {...tiktokHead} />
      <TikTokScreen open={token !== 'absent'} goods={token === 'unknown' ? loading : goods} />
    </WithProductActions>
  );
}
