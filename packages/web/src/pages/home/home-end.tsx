import { HomeEnd as HomeEndSections } from '@signal-shop/ui/screens/home/home/home-end.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { postsAtom, refetchPosts } from '../../state/home/home.ts';
import { featuresAtom } from '../../state/home/home-features.ts';
import { hotAtom } from '../../state/home/home-hot.ts';
import { refetchReviews, reviewsAtom } from '../../state/home/home-reviews.ts';
import { addHotProduct, addingHotAtom } from '../../state/home/hot-add.ts';
import {
  changeSubscribeEmail,
  subscribe,
  subscribeEmailAtom,
  subscribeStateAtom,
} from '../../state/home/subscribe.ts';
import { communityNavigationAtom } from '../../state/support/community.ts';

/**
 * The sections several screens below the top of the home page; they load with their data when scrolled near.
 */
export function HomeEnd() {
  const posts = useAtomValue(postsAtom);
  const reviews = useAtomValue(reviewsAtom);
  const onAdd = useSetAtom(addHotProduct);
  const onPosts = useSetAtom(refetchPosts);
  const onReviews = useSetAtom(refetchReviews);
  const onSubscribe = useSetAtom(subscribe);
  const view = {
    features: useAtomValue(featuresAtom),
    hotProducts: useAtomValue(hotAtom).hotProducts,
    posts: withRetry(posts, onPosts),
    reviews: withRetry(reviews, onReviews),
  };
  const subscription = {
    email: useAtomValue(subscribeEmailAtom),
    state: useAtomValue(subscribeStateAtom),
    onEmail: useSetAtom(changeSubscribeEmail),
    onSubscribe: () => void onSubscribe(),
  };
  return (
    <HomeEndSections
      view={view}
      subscription={subscription}
      door={useAtomValue(communityNavigationAtom)}
      onAdd={(product) => void onAdd(product)}
      adding={useAtomValue(addingHotAtom)}
    />
  );
}
