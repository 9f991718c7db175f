import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { IconName } from '../icon/icons.ts';
import type { Tone } from './badge.tsx';
import { Badge } from './badge.tsx';

export interface StatusLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly message: Sentence;
}

/** Icon, color and label of a status code; `null` and codes of newer servers are unknown. */
export function statusLooks(
  looks: Readonly<Record<number, StatusLook>>,
  unknown: Sentence,
): (status: number | null) => StatusLook {
  const unknownLook: StatusLook = { icon: 'question', tone: 'neutral', message: unknown };
  return (status) => (status === null ? unknownLook : (looks[status] ?? unknownLook));
}

export function StatusBadge({ look }: { readonly look: StatusLook }) {
  const intl = useIntl();
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {intl.formatMessage(look.message)}
    </Badge>
  );
}
