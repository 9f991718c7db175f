import { HomeEnd as HomeEndSections } from '@signal-shop/ui/screens/home/home-end.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { homeAtom, retryPosts, retryReviews } from '../state/home.ts';
import { subscribe, subscribeEmailAtom, subscribeStateAtom, typeSubscribeEmail } from '../state/subscribe.ts';
import { withRetry } from './with-retry.ts';

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
  return <HomeEndSections view={view} subscription={subscription} />;
}
