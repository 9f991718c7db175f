import { giftShippingBusinessDays } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { Picture } from '../../../components/picture/picture.tsx';
import { ShowAll } from '../../../components/show-all/show-all.tsx';
import { useDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { artOf } from '../../../views/art-of.ts';
import { giftRegistrationMessages as messages } from './gift-registration.messages.ts';
import styles from './gift-registration.module.css';
import type { GiftOrder, GiftRegistration, GiftRegistrationState } from './gift-registration.states.ts';

type AsideProps = Pick<
  Extract<GiftRegistrationState, { readonly status: 'ready' }>,
  'order' | 'registrations'
>;

/** Initial number of registrations; further ones are shown if they need an action. */
const most = 6;

/** Beside the form: the order, how it works, and earlier registrations. */
export function GiftAside({ order, registrations }: AsideProps) {
  return (
    <div className={styles.aside}>
      {order !== null && <NamedOrder order={order} />}
      <How />
      {registrations.length > 0 && <Registrations registrations={registrations} />}
    </div>
  );
}

function NamedOrder({ order }: { readonly order: GiftOrder }) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(messages.order, { ordersn: order.ordersn })}>
      <ul className={styles.goods}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <Picture art={artOf(line)} src={line.thumbnail} />
            </span>
            {line.goods_name}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function How() {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(messages.how)}>
      <ol className={styles.how}>
        <li>{intl.formatMessage(messages.howRegister)}</li>
        <li>{intl.formatMessage(messages.howPoints)}</li>
        <li>{intl.formatMessage(messages.ships, { days: giftShippingBusinessDays })}</li>
      </ol>
    </Panel>
  );
}

function Registrations({ registrations }: Pick<AsideProps, 'registrations'>) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(messages.yours)}>
      <ShowAll items={registrations} most={most} keep={({ next }) => next !== 'nothing'}>
        {(visible) => (
          <ul className={styles.registrations}>
            {visible.map((registration) => (
              <li key={registration.ordersn}>
                <Registration {...registration} />
              </li>
            ))}
          </ul>
        )}
      </ShowAll>
    </Panel>
  );
}

function Registration({ ordersn, time, points, gift, next }: GiftRegistration) {
  const intl = useIntl();
  const day = useDay();
  const { Anchor, hrefs } = useLinks();
  return (
    <>
      <strong>{gift ?? intl.formatMessage(messages.order, { ordersn })}</strong>
      {gift !== null && <p data-text="small">{intl.formatMessage(messages.order, { ordersn })}</p>}
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.registered, { day: day(time), points })}
      </p>
      {next !== 'nothing' && (
        <Anchor className={styles.next} href={hrefs.gift(ordersn)}>
          {intl.formatMessage(next === 'prize' ? messages.choose : messages.address)}
        </Anchor>
      )}
    </>
  );
}
