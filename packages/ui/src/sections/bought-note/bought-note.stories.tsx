import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../stories/section.tsx';
import type { Purchase } from './bought-note.tsx';
import { BoughtNote } from './bought-note.tsx';

/** Received two weeks ago. */
const reviewable: Purchase = {
  bought_at: 1_767_312_000,
  reviewable: { ordersn: 'SG20260102000019', line_id: 1, closes_at: 1_770_379_200 },
};

function BoughtNoteStory({ purchase }: { readonly purchase: Purchase | null }) {
  return (
    <Section>
      <BoughtNote purchase={purchase} />
    </Section>
  );
}

const meta = preview.meta({
  component: BoughtNoteStory,
  parameters: { shop: { path: '/detail?id=1281', scenarios: 'auth.customer' } },
  args: { purchase: reviewable },
});

export default meta;

export const Reviewable = meta.story({});

Reviewable.test('[BEY-21] names both days and links to the review', async ({ canvas }) => {
  await expect(canvas.getByText('You bought this on Jan 2, 2026')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Write a review by/ })).toHaveAttribute(
    'href',
    '/comment?order=SG20260102000019&line=1',
  );
});

/** Reviewed, not delivered yet, or too late. */
export const Bought = meta.story({ args: { purchase: { ...reviewable, reviewable: null } } });

Bought.test('[BEY-21] offers no review that the server would refuse', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
