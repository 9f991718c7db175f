import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { trackedIn } from '../../stories/fixtures/tracking.ts';
import type { FollowedOrder } from './tracked-order-row.tsx';
import { TrackedOrderRow } from './tracked-order-row.tsx';

function RowStory({ order }: { readonly order: InLocale<FollowedOrder> }) {
  return <TrackedOrderRow order={order(useLocale())} />;
}

const meta = preview.meta({
  component: RowStory,
  parameters: {
    layout: 'padded',
    shop: { path: '/support/trackOrder/list', scenarios: 'auth.customer,logistics.moving' },
  },
  args: { order: trackedIn() },
});

export default meta;

export const OnItsWay = meta.story({});
export const Over = meta.story({ args: { order: trackedIn('order.complete') } });
export const German = meta.story({ globals: { locale: 'de' } });
