import type { SubscribeBoxProps } from '../../../forms/subscribe-box/subscribe-box.states.ts';
import { SubscribeBox } from '../../../forms/subscribe-box/subscribe-box.tsx';
import type { CommunityNavigation } from '../../../link/community-navigation.ts';
import { CustomerReviews } from '../../../sections/customer-reviews/customer-reviews.tsx';
import { Feature } from '../../../sections/feature/feature.tsx';
import type { FeatureProps } from '../../../sections/feature/feature-props.ts';
import { FeatureSkeleton } from '../../../sections/feature/feature-skeleton.tsx';
import { HotPosts } from '../../../sections/hot-posts/hot-posts.tsx';
import { PointsBanner } from '../../../sections/points-banner/points-banner.tsx';
import { SilentErrorBoundary } from '../../../silent-error-boundary.tsx';
import type { HomeView } from './home.states.ts';

interface HomeEndProps extends Pick<FeatureProps, 'onAdd' | 'adding'> {
  readonly view: Pick<HomeView, 'features' | 'hotProducts' | 'posts' | 'reviews'>;
  readonly subscription: SubscribeBoxProps;
  readonly door: CommunityNavigation | null;
}

/** The last sections of the home page, far below the fold. */
export function HomeEnd({ view, subscription, door, onAdd, adding }: HomeEndProps) {
  const [first, ...others] = (view.features.status === 'ready' ? view.features.value : []).map((feature) => (
    <SilentErrorBoundary key={feature.id}>
      <Feature feature={feature} onAdd={onAdd} adding={adding} />
    </SilentErrorBoundary>
  ));
  const [, latest = []] = view.hotProducts.status === 'ready' ? view.hotProducts.value : [];
  const isLoading = view.features.status === 'loading';
  return (
    <>
      {isLoading ? <FeatureSkeleton variant="scene" /> : first}
      <SilentErrorBoundary>
        <HotPosts posts={view.posts} door={door} />
      </SilentErrorBoundary>
      {isLoading ? <FeatureSkeleton variant="spread" /> : others}
      <PointsBanner goods={latest[1]} />
      <SilentErrorBoundary>
        <CustomerReviews reviews={view.reviews} />
      </SilentErrorBoundary>
      <SubscribeBox {...subscription} />
    </>
  );
}
