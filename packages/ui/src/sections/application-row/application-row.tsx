import type { TestApplication } from '@signal-shop/sdk/contract';
import { DealStatus, Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { DealStatusBadge } from '../../components/deal-status-badge/deal-status-badge.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { GoodsRow } from '../../components/goods-row/goods-row.tsx';
import { Link } from '../../components/link/link.tsx';
import { useDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { goodsRowOf } from '../../views/goods-row-of.ts';
import { applicationRowMessages as messages } from './application-row.messages.ts';

/** A free-test application: the goods, the customer's reason, and the shop's answer. */
export function ApplicationRow({ application }: { readonly application: TestApplication }) {
  const intl = useIntl();
  const day = useDay();
  const { hrefs } = useLinks();
  const { atime, cusname, dealstatus, remark, answer, needs_address, ordersn } = application;
  return (
    <GoodsRow
      {...goodsRowOf(application, hrefs)}
      note={intl.formatMessage(messages.applied, { day: day(atime) })}
      status={<DealStatusBadge status={dealstatus} />}
    >
      <DescriptionList
        items={[
          {
            name: intl.formatMessage(dealstatus === DealStatus.rejected ? messages.why : messages.answer),
            value: answer,
          },
          { name: intl.formatMessage(messages.reason), value: remark },
          { name: intl.formatMessage(messages.contact), value: cusname },
        ]}
      />
      {needs_address === Flag.yes && (
        <Link variant="standalone" href={hrefs.inAccount('profile')}>
          {intl.formatMessage(messages.address)}
        </Link>
      )}
      {ordersn !== null && (
        <Link variant="standalone" href={hrefs.order(ordersn)}>
          {intl.formatMessage(messages.order, { ordersn })}
        </Link>
      )}
    </GoodsRow>
  );
}
