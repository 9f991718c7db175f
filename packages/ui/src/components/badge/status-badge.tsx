import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { IconName } from '../icon/icons.ts';
import type { Tone } from './badge.tsx';
import { Badge } from './badge.tsx';

export interface StatusBadgeProps {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly message: Sentence;
}

/** Icon, color and label of a status code; `null` and codes of newer servers are unknown. */
export function statusLooks(
  looks: Readonly<Record<number, StatusBadgeProps>>,
  unknown: Sentence,
): (status: number | null) => StatusBadgeProps {
  const unknownLook: StatusBadgeProps = { icon: 'question', tone: 'neutral', message: unknown };
  return (status) => (status === null ? unknownLook : (looks[status] ?? unknownLook));
}

/** A badge in the icon, tone and words of a status. */
export function StatusBadge({ icon, tone, message }: StatusBadgeProps) {
  const intl = useIntl();
  return (
    <Badge tone={tone} icon={icon}>
      {intl.formatMessage(message)}
    </Badge>
  );
}
