import type { AfterSalesDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { afterSalesStatusMessages } from '../../components/after-sales-badge/after-sales-badge.messages.ts';
import { AfterSalesBadge } from '../../components/after-sales-badge/after-sales-badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { ErrorState, failureText } from '../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import type { TimelineEntry } from '../../components/timeline/timeline.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { AfterSalesTrackingForm } from '../../forms/after-sales-tracking-form/after-sales-tracking-form.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { LogisticsTrack } from '../logistics-track/logistics-track.tsx';
import { Columns, Panel, Stack } from '../page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../page-frame/panel-skeleton.tsx';
import { refundDetailMessages as messages } from './refund-detail.messages.ts';
import type { RefundDetailProps, RequestActions } from './refund-detail.states.ts';
import { RequestFacts } from './request-facts.tsx';

/** A return, exchange or refund: its status, the next step, and the customer's actions. */
export function RefundDetail({ state, ...actions }: RefundDetailProps) {
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return <Request request={state.request} {...actions} />;
  }
}

interface RequestProps extends RequestActions {
  readonly request: AfterSalesDetail;
}

function Request({ request, ...actions }: RequestProps) {
  const intl = useIntl();
  const isSent = actions.tracking.sending.status === 'sent';
  const isFollowed = actions.parcel.status !== 'none';
  return (
    <Columns>
      <Stack>
        {(request.allowed_actions.includes('addTracking') || isSent) && (
          <Panel title={intl.formatMessage(messages.tell)}>
            <SendTo request={request} />
            <AfterSalesTrackingForm {...actions.tracking} />
          </Panel>
        )}
        <Panel title={intl.formatMessage(messages.progress)}>
          <div>
            <AfterSalesBadge status={request.status} />
          </div>
          {request.status === 'rejected' && <Rejected request={request} />}
          <Timeline label={intl.formatMessage(messages.progress)} entries={entriesOf(request, intl)} />
          <TakeBack request={request} {...actions} />
        </Panel>
        {isFollowed && (
          <Panel
            title={intl.formatMessage(request.replacement === null ? messages.parcel : messages.replacement)}
          >
            <LogisticsTrack state={actions.parcel} onCopy={actions.onCopy} />
          </Panel>
        )}
      </Stack>
      <RequestFacts request={request} followed={isFollowed} />
    </Columns>
  );
}

/** The return address. Once the tracking number is entered, the parcel is in transit. */
function SendTo({ request: { id, returns_to: address } }: Pick<RequestProps, 'request'>) {
  const intl = useIntl();
  if (address === undefined) return null;
  return (
    <DescriptionList
      items={[
        { name: intl.formatMessage(messages.sendTo), value: address },
        { name: intl.formatMessage(messages.onParcel), value: id },
      ]}
    />
  );
}

/** The shop's reason for a rejection, and the contact. */
function Rejected({ request }: { readonly request: AfterSalesDetail }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <InlineAlert
      tone="error"
      title={intl.formatMessage(messages.rejected)}
      action={
        <Link variant="standalone" href={hrefs.about('contactUs')}>
          {intl.formatMessage(messages.support)}
        </Link>
      }
    >
      {request.rejection}
    </InlineAlert>
  );
}

function TakeBack({ request, takingBack, onTakeBack, onConfirm, onKeep }: RequestProps) {
  const intl = useIntl();
  if (!request.allowed_actions.includes('withdraw')) return null;
  return (
    <div ref={moveFocusOnUnmount}>
      <Button variant="ghost" iconStart="returned" onClick={onTakeBack}>
        {intl.formatMessage(messages.takeBack)}
      </Button>
      <ConfirmDialog
        open={takingBack.status !== 'idle'}
        title={intl.formatMessage(messages.takeBackTitle)}
        text={intl.formatMessage(messages.takeBackText)}
        confirmLabel={intl.formatMessage(messages.takeBackYes)}
        keepLabel={intl.formatMessage(messages.keep)}
        pending={takingBack.status === 'pending'}
        failure={takingBack.status === 'failed' ? failureText(takingBack.failure, intl) : null}
        onConfirm={onConfirm}
        onKeep={onKeep}
      />
    </div>
  );
}

function entriesOf({ timeline }: AfterSalesDetail, intl: ReturnType<typeof useIntl>): TimelineEntry[] {
  const current = timeline.findLastIndex(({ time }) => time !== null);
  return timeline.map(({ status, time, note }, index) => ({
    key: `${index}-${status}`,
    title: intl.formatMessage(afterSalesStatusMessages[status]),
    state: stateOf(status, time, index === current),
    ...(time !== null && {
      time: intl.formatDate(time * 1_000, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    ...(note !== '' && { note }),
  }));
}

function stateOf(status: AfterSalesDetail['status'], time: number | null, isCurrent: boolean) {
  if (time === null) return 'ahead';
  if (status === 'rejected' || status === 'withdrawn') return 'failed';
  const isOver = status === 'refunded' || status === 'exchanged';
  return isCurrent && !isOver ? 'current' : 'done';
}
