import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { HomeScreen } from '@signal-shop/ui/screens/home/home-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { addBanner } from '../state/banner.ts';
import { homeAtom, retryBanners, retryHotCategories, retryPosts, retryReviews } from '../state/home.ts';
import { withRetry } from './with-retry.ts';

export function HomePage() {
  const view = useAtomValue(homeAtom);
  const onAddBanner = useSetAtom(addBanner);
  const onBanners = useSetAtom(retryBanners);
  const onHotCategories = useSetAtom(retryHotCategories);
  const onPosts = useSetAtom(retryPosts);
  const onReviews = useSetAtom(retryReviews);

  return (
    <>
      <PageHead page="home" />
      <HomeScreen
        view={{
          ...view,
          banners: withRetry(view.banners, onBanners),
          hotCategories: withRetry(view.hotCategories, onHotCategories),
          posts: withRetry(view.posts, onPosts),
          reviews: withRetry(view.reviews, onReviews),
        }}
        on={{ onAddBanner }}
      />
    </>
  );
}
