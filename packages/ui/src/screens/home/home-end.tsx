import { CustomerReviews } from '../../sections/customer-reviews/customer-reviews.tsx';
import { HotPosts } from '../../sections/hot-posts/hot-posts.tsx';
import type { HomeView } from './home.states.ts';

interface HomeEndProps {
  readonly view: Pick<HomeView, 'posts' | 'reviews'>;
}

/** The last sections of the home page, several screens below its beginning. */
export function HomeEnd({ view }: HomeEndProps) {
  return (
    <>
      <HotPosts posts={view.posts} />
      <CustomerReviews reviews={view.reviews} />
    </>
  );
}
