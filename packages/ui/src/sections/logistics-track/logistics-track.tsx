import type { Parcel } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Tone } from '../../components/badge/badge.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import type { CopyText } from '../../components/copy-field/use-copy.ts';
import { CopyNumber } from '../../components/copy-number/copy-number.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { TimelineEntry } from '../../components/timeline/timeline.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { useDay, useMoment } from '../../intl/use-day.ts';
import { logisticsTrackMessages as messages, parcelStateMessages } from './logistics-track.messages.ts';
import styles from './logistics-track.module.css';
import type { LogisticsState } from './logistics-track.states.ts';

const looks = {
  announced: { icon: 'box', tone: 'neutral' },
  moving: { icon: 'truck', tone: 'info' },
  delivered: { icon: 'house', tone: 'success' },
} as const satisfies Record<Parcel['parcel_state'], { icon: IconName; tone: Tone }>;

interface LogisticsTrackProps {
  readonly state: LogisticsState;
  /** If set, the tracking number has a copy button. */
  readonly onCopy?: CopyText;
  /** `elsewhere` where the events are part of another timeline of the page. */
  readonly events?: 'here' | 'elsewhere';
}

/** Tracking events of a parcel, from its carrier. */
export function LogisticsTrack({ state, onCopy, events = 'here' }: LogisticsTrackProps) {
  const intl = useIntl();
  switch (state.status) {
    case 'none':
      return <p>{intl.formatMessage(messages.none)}</p>;
    case 'pending':
      return <p>{intl.formatMessage(messages.pending)}</p>;
    case 'loading':
      return (
        <>
          <Handed company={state.company} number={state.number} onCopy={onCopy} />
          <LoadingNote />
          {['one', 'two', 'three'].map((slot) => (
            <Skeleton key={slot} width="long" />
          ))}
        </>
      );
    case 'failed':
      return (
        <>
          <Handed company={state.company} number={state.number} onCopy={onCopy} />
          <ErrorState failure={state.failure} onRetry={state.retry} level={3} />
        </>
      );
    case 'ready':
      return <Known parcel={state.parcel} onCopy={onCopy} events={events} />;
  }
}

interface KnownProps {
  readonly parcel: Parcel;
  readonly onCopy: CopyText | undefined;
  readonly events: 'here' | 'elsewhere';
}

function Known({ parcel, onCopy, events }: KnownProps) {
  const intl = useIntl();
  const day = useDay();
  const { icon, tone } = looks[parcel.parcel_state];
  return (
    <>
      <div className={styles.head}>
        <Badge icon={icon} tone={tone}>
          {intl.formatMessage(parcelStateMessages[parcel.parcel_state])}
        </Badge>
        {parcel.expected_at !== null && (
          <p className={styles.expected}>
            {intl.formatMessage(messages.expected, { day: day(parcel.expected_at) })}
          </p>
        )}
      </div>
      <Handed company={parcel.company} number={parcel.tracking_number} onCopy={onCopy} />
      {(events === 'here' || parcel.events.length === 0) && <Events parcel={parcel} />}
    </>
  );
}

function Events({ parcel }: { readonly parcel: Parcel }) {
  const intl = useIntl();
  const moment = useMoment();
  const newest = parcel.parcel_state === 'delivered' ? 'done' : 'current';
  return (
    <Timeline
      label={intl.formatMessage(messages.events)}
      empty={intl.formatMessage(messages.quiet)}
      entries={parcel.events.map(
        ({ time, place, note }, position): TimelineEntry => ({
          key: `${time}-${position}`,
          title: note,
          time: moment(time),
          note: place,
          state: position === 0 ? newest : 'done',
        }),
      )}
    />
  );
}

interface HandedProps {
  readonly company: string;
  readonly number: string;
  readonly onCopy: CopyText | undefined;
}

function Handed({ company, number, onCopy }: HandedProps) {
  const intl = useIntl();
  return (
    <DescriptionList
      items={[
        { name: intl.formatMessage(messages.carrier), value: company },
        {
          name: intl.formatMessage(messages.number),
          value:
            onCopy === undefined ? (
              <span className={styles.number} translate="no">
                {number}
              </span>
            ) : (
              <CopyNumber number={number} onCopy={onCopy} />
            ),
        },
      ]}
    />
  );
}
