import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { Link } from '../../../components/link/link.tsx';
import { AfterSalesForm } from '../../../forms/after-sales-form/after-sales-form.tsx';
import { WarrantyClaimForm } from '../../../forms/warranty-claim-form/warranty-claim-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountFrame, Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../../sections/page-frame/panel-skeleton.tsx';
import { RefundDetail } from '../../../sections/refund-detail/refund-detail.tsx';
import { afterSalesMessages as messages } from './after-sales.messages.ts';
import type { AfterSalesScreenProps, AfterSalesState } from './after-sales.states.ts';
import { SubjectPanels } from './subject-panels.tsx';
import { WhyClosed } from './why-closed.tsx';

/** After-sales of an order: the options, the request form, and the request's progress (spec §1, §3, §6). */
export function AfterSalesScreen(props: AfterSalesScreenProps) {
  const { state, claiming, onCloseClaim } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AccountFrame
      title={useTitle(state)}
      back={{ href: useWayBack(state), label: intl.formatMessage(messages.toOrder) }}
      note={
        <Link variant="standalone" href={hrefs.afterSalesList()}>
          {intl.formatMessage(messages.toRequests)}
        </Link>
      }
    >
      <Content {...props} />
      <Dialog
        open={claiming !== null}
        title={intl.formatMessage(messages.claim, { name: claiming?.name ?? '' })}
        onClose={onCloseClaim}
      >
        {claiming !== null && <WarrantyClaimForm {...claiming} />}
      </Dialog>
    </AccountFrame>
  );
}

function Content({ state, onClaim }: AfterSalesScreenProps): ReactNode {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'notFound':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.notFound)}
          text={intl.formatMessage(messages.notFoundText)}
          actions={<ButtonLink href={hrefs.orders()}>{intl.formatMessage(messages.toOrders)}</ButtonLink>}
        />
      );
    case 'closed':
      return (
        <Columns>
          <Panel>
            <WhyClosed {...state} />
          </Panel>
          <SubjectPanels subject={state.subject} onClaim={() => onClaim(state.subject)} />
        </Columns>
      );
    case 'form':
      return (
        <Columns>
          <Panel>
            <AfterSalesForm {...state.form} offer={state.subject.offer} />
          </Panel>
          <SubjectPanels subject={state.subject} onClaim={() => onClaim(state.subject)} />
        </Columns>
      );
    case 'request':
      return <RefundDetail state={{ status: 'ready', request: state.request }} {...state.actions} />;
  }
}

function useTitle(state: AfterSalesState): string {
  const intl = useIntl();
  return state.status === 'request'
    ? intl.formatMessage(messages.titleOf, { number: state.request.id })
    : intl.formatMessage(messages.title);
}

function useWayBack(state: AfterSalesState): string {
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'form':
    case 'closed':
      return hrefs.order(state.subject.ordersn);
    case 'request':
      return hrefs.order(state.request.ordersn);
    case 'loading':
    case 'failed':
    case 'notFound':
      return hrefs.orders();
  }
}
