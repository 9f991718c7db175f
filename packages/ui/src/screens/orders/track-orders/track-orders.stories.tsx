import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { LookupDraft, LookupState } from '../../../forms/track-order-form/track-order-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { followedIn, shippedOrder, trackedIn } from '../../../stories/fixtures/tracking.ts';
import { Stage } from '../../../stories/stage.tsx';
import { trackOrdersLive } from './track-orders.live.ts';
import type { FollowedOrdersState, TrackOrdersScreenProps } from './track-orders.states.ts';
import { TrackOrdersScreen } from './track-orders-screen.tsx';

interface TrackOrdersStoryProps {
  readonly session: TrackOrdersScreenProps['session'];
  readonly state: InLocale<FollowedOrdersState>;
  readonly begin: LookupDraft;
  readonly lookup: InLocale<LookupState>;
  readonly submitted: boolean;
  readonly onFind: () => void;
}

function TrackOrdersStory({ session, state, begin, lookup, submitted, onFind }: TrackOrdersStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  return (
    <Stage>
      <TrackOrdersScreen
        session={session}
        state={state(locale)}
        form={{ draft, state: lookup(locale), submitted, onDraftChange: setDraft, onFind }}
      />
    </Stage>
  );
}

const args: TrackOrdersStoryProps = {
  session: 'guest',
  state: () => ({ status: 'ready', orders: [] }),
  begin: { ordersn: '', email: '' },
  lookup: () => ({ status: 'idle' }),
  submitted: false,
  onFind: fn(),
};

const meta = preview.meta({
  parameters: { shop: trackOrdersLive },
  component: TrackOrdersStory,
  subcomponents: { TrackOrdersScreen },
  tags: ['screen', 'p0'],
  args,
});

export default meta;

const again = fn();
const own = { session: 'member', state: followedIn('going on') } as const;

export const GuestForm = meta.story({});

GuestForm.test('[NAV-07] [SUP-01] finds an order without login', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Order number'), shippedOrder.ordersn);
  await userEvent.type(canvas.getByLabelText('Email used for the order'), shippedOrder.email);
  await userEvent.click(canvas.getByRole('button', { name: 'Track order' }));
  await expect(args.onFind).toHaveBeenCalledOnce();
});

export const GuestFound = meta.story({
  args: { state: (locale) => ({ status: 'ready', orders: [trackedIn()(locale)] }) },
});
export const MemberList = meta.story({ args: own });
export const SomeUnread = meta.story({
  args: {
    session: 'member',
    state: (locale) => ({
      ...followedIn('going on')(locale),
      unread: { numbers: ['SG20260110000012'], retry: again },
    }),
  },
});

SomeUnread.test(
  '[SUP-01] lists loaded orders, names those that failed, and offers a retry',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'In progress' })).toBeVisible();
    await expect(canvas.getByText(/couldn’t load this order: SG20260110000012/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(again).toHaveBeenCalledOnce();
  },
);

export const Loading = meta.story({ args: { session: 'member', state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ args: { session: 'member' } });
export const Failed = meta.story({ args: { session: 'member', state: () => failed(network) } });
export const MissingNumber = meta.story({ args: { submitted: true } });
export const NotFound = meta.story({
  args: {
    begin: { ...shippedOrder, email: 'eve@example.com' },
    lookup: () => ({ status: 'unknown' }),
  },
});
export const Finding = meta.story({ args: { begin: shippedOrder, lookup: () => ({ status: 'pending' }) } });
export const German = meta.story({ args: own, globals: { locale: 'de' } });
export const Japanese = meta.story({ args: own, globals: { locale: 'ja' } });
