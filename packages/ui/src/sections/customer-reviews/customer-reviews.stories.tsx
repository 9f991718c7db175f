import type { Review } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { CustomerReviews } from './customer-reviews.tsx';

interface CustomerReviewsStoryProps {
  readonly reviews: InLocale<Remote<readonly Review[]>>;
}

function CustomerReviewsStory({ reviews }: CustomerReviewsStoryProps) {
  return (
    <Section>
      <CustomerReviews reviews={reviews(useLocale())} />
    </Section>
  );
}

const answered: InLocale<Remote<readonly Review[]>> = (locale) =>
  ready(ask('listReviews', {}, { locale }).msg);

const meta = preview.meta({
  component: CustomerReviewsStory,
  parameters: { shop: homePage },
  args: { reviews: answered },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { reviews: () => loading } });
export const Empty = meta.story({ args: { reviews: () => ready([]) } });
export const Failed = meta.story({ args: { reviews: () => failed(network) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
