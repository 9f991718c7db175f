import { DealStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { Tone } from '../badge/badge.tsx';
import { Badge } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';
import { dealStatusMessages as messages } from './deal-status-badge.messages.ts';

interface DealLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly message: Sentence;
}

const looks = {
  [DealStatus.approved]: { icon: 'check', tone: 'success', message: messages.approved },
  [DealStatus.rejected]: { icon: 'exclamation', tone: 'danger', message: messages.rejected },
  [DealStatus.underReview]: { icon: 'clock', tone: 'warning', message: messages.underReview },
} as const satisfies Record<DealStatus, DealLook>;

const unknown: DealLook = { icon: 'question', tone: 'neutral', message: messages.unknown };

function isKnown(status: number): status is DealStatus {
  return status in looks;
}

/** What became of an application (spec §4), also of a code that nobody knows here. */
export function DealStatusBadge({ status }: { readonly status: number }) {
  const intl = useIntl();
  const { icon, tone, message } = isKnown(status) ? looks[status] : unknown;
  return (
    <Badge tone={tone} icon={icon}>
      {intl.formatMessage(message)}
    </Badge>
  );
}
