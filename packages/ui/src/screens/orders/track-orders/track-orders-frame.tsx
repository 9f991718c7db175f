import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SupportLayout } from '../../../chrome/support-layout/support-layout.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { SubNav } from '../../../components/sub-nav/sub-nav.tsx';
import type { Sentence } from '../../../intl/messages.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { TrackedOrderList } from '../../../sections/tracked-order-row/tracked-order-row.tsx';
import { trackOrdersMessages as messages } from './track-orders.messages.ts';
import type { FollowedOrdersState } from './track-orders.states.ts';
import { UnreadNote } from './unread-note.tsx';

interface TrackOrdersFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly active: 'list' | 'over';
  readonly state: FollowedOrdersState;
  readonly children: ReactNode;
}

/** The frame of both lists of tracked orders, with tabs. */
export function TrackOrdersFrame({ title, lead, active, state, children }: TrackOrdersFrameProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SupportLayout active="trackOrder">
      <AccountFrame title={title} {...(lead !== undefined && { lead })}>
        <SubNav
          label={intl.formatMessage(messages.lists)}
          items={[
            {
              href: hrefs.support('trackOrder'),
              label: intl.formatMessage(messages.ongoing),
              active: active === 'list',
            },
            { href: hrefs.ordersOver, label: intl.formatMessage(messages.over), active: active === 'over' },
          ]}
        />
        {state.status === 'ready' && state.unread !== undefined && <UnreadNote unread={state.unread} />}
        {children}
      </AccountFrame>
    </SupportLayout>
  );
}

interface FollowedOrdersProps {
  readonly state: FollowedOrdersState;
  readonly label: string;
  readonly emptyMessages: { readonly empty: Sentence; readonly emptyText: Sentence };
  /** The link of the empty list. */
  readonly action?: ReactNode;
}

export function FollowedOrders({ state, label, emptyMessages, action }: FollowedOrdersProps) {
  const intl = useIntl();
  switch (state.status) {
    case 'loading':
      return <FollowedOrdersSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.orders.length === 0 ? (
        <EmptyState
          art="orders"
          title={intl.formatMessage(emptyMessages.empty)}
          text={intl.formatMessage(emptyMessages.emptyText)}
          actions={action}
        />
      ) : (
        <TrackedOrderList label={label} orders={state.orders} />
      );
  }
}

function FollowedOrdersSkeleton() {
  return (
    <Panel>
      <LoadingNote />
      {['one', 'two', 'three'].map((slot) => (
        <Skeleton key={slot} variant="control" />
      ))}
    </Panel>
  );
}
