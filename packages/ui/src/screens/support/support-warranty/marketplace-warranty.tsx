import { useIntl } from 'react-intl';
import { Badge } from '../../../components/badge/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { GoodsRow } from '../../../components/goods-row/goods-row.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useStepFocus } from '../../../focus/use-step-focus.ts';
import { TrackOrderForm } from '../../../forms/track-order-form/track-order-form.tsx';
import { useDay, useLastDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { warrantyRowMessages } from '../../../sections/warranty-row/warranty-row.messages.ts';
import { goodsRowOf } from '../../../views/goods-row-of.ts';
import styles from './marketplace-warranty.module.css';
import { supportWarrantyMessages as messages } from './support-warranty.messages.ts';
import type { FoundWarranties, MarketplaceLookup } from './support-warranty.states.ts';

/** Warranties of marketplace goods: looked up by order number and email, without login. */
export function MarketplaceWarranties({ form, found, onAnother }: MarketplaceLookup) {
  const intl = useIntl();
  const heading = useStepFocus(found === null ? 'ask' : 'found');
  if (found === null) {
    return (
      <Panel title={intl.formatMessage(messages.marketplace)} titleRef={heading} width="form">
        <p>{intl.formatMessage(messages.marketplaceText)}</p>
        <TrackOrderForm {...form} purpose="warranty" />
      </Panel>
    );
  }
  return (
    <Panel title={intl.formatMessage(messages.found, { number: found.number })} titleRef={heading}>
      <Found warranties={found.warranties} />
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {intl.formatMessage(messages.another)}
        </Button>
      </div>
    </Panel>
  );
}

function Found({ warranties }: Pick<FoundWarranties, 'warranties'>) {
  const intl = useIntl();
  const day = useDay();
  const lastDay = useLastDay();
  const { hrefs } = useLinks();
  return (
    <ul className={styles.list}>
      {warranties.map((warranty) => (
        <li key={warranty.goods_id}>
          <GoodsRow
            {...goodsRowOf(warranty, hrefs)}
            note={intl.formatMessage(warrantyRowMessages.period, {
              begin: day(warranty.bought_at),
              end: lastDay(warranty.ends_at),
            })}
            status={
              <Badge
                tone={warranty.state === 'active' ? 'success' : 'neutral'}
                icon={warranty.state === 'active' ? 'shield' : 'clock'}
              >
                {intl.formatMessage(warranty.state === 'active' ? messages.active : warrantyRowMessages.over)}
              </Badge>
            }
          >
            <p>{intl.formatMessage(messages.boughtAt, { marketplace: warranty.marketplace })}</p>
            {warranty.state === 'active' && (
              <Link variant="standalone" href={hrefs.about('contactUs')}>
                {intl.formatMessage(messages.report)}
              </Link>
            )}
          </GoodsRow>
        </li>
      ))}
    </ul>
  );
}
