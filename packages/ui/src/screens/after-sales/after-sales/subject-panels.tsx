import { returnWindowDays } from '@signal-shop/sdk/constants';
import type { AfterSalesOffer } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useLastDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { GoodsLines } from '../../../sections/goods-lines/goods-lines.tsx';
import { Panel, Stack } from '../../../sections/page-frame/page-frame.tsx';
import { afterSalesMessages as messages } from './after-sales.messages.ts';
import styles from './after-sales.module.css';
import type { AfterSalesSubject } from './after-sales.states.ts';

interface SubjectPanelsProps {
  readonly subject: AfterSalesSubject;
  readonly onClaim: () => void;
}

/** The goods, the deadlines of requests, and the remaining warranty. */
export function SubjectPanels({ subject, onClaim }: SubjectPanelsProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { ordersn, lines, offer } = subject;
  const areSeveral = offer.line_id === null && lines.length > 1;
  const aloneAt = (line: number) => ({
    alone: { href: hrefs.afterSales(ordersn, line), text: intl.formatMessage(messages.onlyThis) },
  });
  return (
    <Stack>
      <Panel title={intl.formatMessage(messages.about)}>
        <GoodsLines
          label={intl.formatMessage(messages.about)}
          lines={lines.map((line) => ({
            line,
            pieces: line.goodsnumber,
            ...(areSeveral ? aloneAt(line.id) : {}),
          }))}
        />
        {offer.kinds.length > 0 && <Until offer={offer} />}
      </Panel>
      {offer.warranty !== null && (
        <Panel title={intl.formatMessage(messages.warranty)}>
          <WarrantyOf offer={offer} onClaim={onClaim} />
        </Panel>
      )}
    </Stack>
  );
}

function Until({ offer: { until } }: { readonly offer: AfterSalesOffer }) {
  const intl = useIntl();
  const day = useLastDay();
  return (
    <p className={styles.until}>
      <Icon name="clock" size={16} />
      {until === null
        ? intl.formatMessage(messages.anyTime, { days: returnWindowDays })
        : intl.formatMessage(messages.until, { day: day(until) })}
    </p>
  );
}

interface WarrantyOfProps {
  readonly offer: AfterSalesOffer;
  readonly onClaim: () => void;
}

function WarrantyOf({ offer, onClaim }: WarrantyOfProps) {
  const intl = useIntl();
  const day = useLastDay();
  const { hrefs } = useLinks();
  const list = (
    <div>
      <ButtonLink variant="secondary" size="s" href={hrefs.inAccount('warranty')}>
        {intl.formatMessage(messages.toWarranties)}
      </ButtonLink>
    </div>
  );
  const runs = offer.warranty_until !== null && (
    <p>{intl.formatMessage(messages.warrantyUntil, { day: day(offer.warranty_until) })}</p>
  );
  switch (offer.warranty) {
    case 'active':
      return (
        <>
          {runs}
          <div>
            <Button variant="secondary" size="s" iconStart="shield" onClick={onClaim}>
              {intl.formatMessage(messages.report)}
            </Button>
          </div>
        </>
      );
    case 'registrable':
      return (
        <>
          {runs}
          <p data-muted>{intl.formatMessage(messages.warrantyRegister)}</p>
          {list}
        </>
      );
    case 'claimed':
      return (
        <>
          <p>{intl.formatMessage(messages.warrantyClaimed)}</p>
          {list}
        </>
      );
    case 'over':
    case null:
      return (
        <p className={styles.until}>
          <Icon name="shield" size={16} />
          {intl.formatMessage(messages.warrantyOver)}
        </p>
      );
  }
}
