import { DealStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { Tone } from '../badge/badge.tsx';
import { Badge } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';
import { dealStatusMessages as words } from './deal-status-badge.messages.ts';

interface DealLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly message: Sentence;
}

const looks = {
  [DealStatus.approved]: { icon: 'check', tone: 'success', message: words.approved },
  [DealStatus.rejected]: { icon: 'exclamation', tone: 'danger', message: words.rejected },
  [DealStatus.underReview]: { icon: 'clock', tone: 'warning', message: words.underReview },
} satisfies Record<DealStatus, DealLook>;

const unknownLook: DealLook = { icon: 'question', tone: 'neutral', message: words.unknown };

const looksByCode = new Map<number, DealLook>(
  Object.entries(looks).map(([code, look]) => [Number(code), look]),
);

/** What the shop decided about an application; also a code that only a newer server knows. */
export function DealStatusBadge({ status }: { readonly status: number }) {
  const intl = useIntl();
  const { icon, tone, message } = looksByCode.get(status) ?? unknownLook;
  return (
    <Badge tone={tone} icon={icon}>
      {intl.formatMessage(message)}
    </Badge>
  );
}
