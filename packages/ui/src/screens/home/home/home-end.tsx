import type { SubscribeBoxProps } from '../../../forms/subscribe-box/subscribe-box.states.ts';
import { SubscribeBox } from '../../../forms/subscribe-box/subscribe-box.tsx';
import type { CommunityNavigation } from '../../../link/community-navigation.ts';
import { CustomerReviews } from '../../../sections/customer-reviews/customer-reviews.tsx';
import { HotPosts } from '../../../sections/hot-posts/hot-posts.tsx';
import { PointsBanner } from '../../../sections/points-banner/points-banner.tsx';
import { SilentErrorBoundary } from '../../../silent-error-boundary.tsx';
import type { HomeView } from './home.states.ts';

interface HomeEndProps {
  readonly view: Pick<HomeView, 'posts' | 'reviews'>;
  readonly subscription: SubscribeBoxProps;
  readonly door: CommunityNavigation | null;
}

/** The last sections of the home page, far below the fold. */
export function HomeEnd({ view, subscription, door }: HomeEndProps) {
  return (
    <>
      <SilentErrorBoundary>
        <HotPosts posts={view.posts} door={door} />
      </SilentErrorBoundary>
      <PointsBanner />
      <SilentErrorBoundary>
        <CustomerReviews reviews={view.reviews} />
      </SilentErrorBoundary>
      <SubscribeBox {...subscription} />
    </>
  );
}
