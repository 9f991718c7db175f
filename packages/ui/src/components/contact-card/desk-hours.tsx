import { supportHours } from '@signal-shop/sdk/constants';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Badge } from '../badge/badge.tsx';
import { contactCardMessages as messages } from './contact-card.messages.ts';
import styles from './contact-card.module.css';

/** Whether the support desk is open, by the shop's clock. Times in milliseconds. */
export type Desk =
  | { readonly status: 'open'; readonly closesAtMs: number | null }
  | { readonly status: 'closed'; readonly opensAtMs: number | null };

/** Opening hours of the support desk, in the reader's time zone, and whether it is open. */
export function DeskHours({ desk }: { readonly desk: Desk }) {
  const intl = useIntl();
  return (
    <div className={styles.desk}>
      <Badge
        tone={desk.status === 'open' ? 'success' : 'neutral'}
        icon={desk.status === 'open' ? 'check' : 'clock'}
      >
        {deskHoursText(desk, intl)}
      </Badge>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.hours, { ...supportHours })}
      </p>
    </div>
  );
}

function deskHoursText(desk: Desk, intl: IntlShape): string {
  if (desk.status === 'open') {
    if (desk.closesAtMs === null) return intl.formatMessage(messages.open);
    const time = intl.formatDate(desk.closesAtMs, { hour: 'numeric', minute: '2-digit' });
    return intl.formatMessage(messages.openUntil, { time });
  }
  if (desk.opensAtMs === null) return intl.formatMessage(messages.closed);
  const time = intl.formatDate(desk.opensAtMs, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return intl.formatMessage(messages.opensAt, { time });
}
