import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { followedIn } from '../../../stories/fixtures/tracking.ts';
import { Stage } from '../../../stories/stage.tsx';
import type { FollowedOrdersState } from '../track-orders/track-orders.states.ts';
import { trackedOrdersOverLive } from './tracked-orders-over.live.ts';
import { TrackedOrdersOverScreen } from './tracked-orders-over-screen.tsx';

function OverStory({ state }: { readonly state: InLocale<FollowedOrdersState> }) {
  return (
    <Stage>
      <TrackedOrdersOverScreen state={state(useLocale())} />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: trackedOrdersOverLive },
  component: OverStory,
  subcomponents: { TrackedOrdersOverScreen },
  tags: ['screen', 'p0'],
  args: { state: followedIn('over') },
});

export default meta;

export const Ready = meta.story({});
export const Empty = meta.story({ args: { state: () => ({ status: 'ready', orders: [] }) } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
