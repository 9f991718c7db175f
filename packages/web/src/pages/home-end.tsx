import { HomeEnd as HomeEndSections } from '@signal-shop/ui/screens/home/home-end.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { LaterPart } from '../shell/later-part.tsx';
import { lazyPage } from '../shell/lazy-page.ts';
import { whenIdle } from '../shell/when-idle.ts';
import { communityDoorAtom } from '../state/community.ts';
import { homeAtom, retryPosts, retryReviews } from '../state/home.ts';
import { subscribe, subscribeEmailAtom, subscribeStateAtom, typeSubscribeEmail } from '../state/subscribe.ts';
import { withRetry } from './with-retry.ts';

/** Nobody waits for what comes over the page: its code comes when nothing else is on the way. */
const overlaysPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./home-overlays.tsx')).HomeOverlays;
});

export function HomeEnd() {
  const { posts, reviews } = useAtomValue(homeAtom);
  const onPosts = useSetAtom(retryPosts);
  const onReviews = useSetAtom(retryReviews);
  const onSubscribe = useSetAtom(subscribe);
  const view = { posts: withRetry(posts, onPosts), reviews: withRetry(reviews, onReviews) };
  const subscription = {
    email: useAtomValue(subscribeEmailAtom),
    state: useAtomValue(subscribeStateAtom),
    onEmail: useSetAtom(typeSubscribeEmail),
    onSubscribe: () => void onSubscribe(),
  };
  return (
    <>
      <HomeEndSections view={view} subscription={subscription} door={useAtomValue(communityDoorAtom)} />
      <LaterPart part={overlaysPart} />
    </>
  );
}
