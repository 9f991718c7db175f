import type { Parcel } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { useDay } from '../../intl/use-day.ts';
import type { Tone } from '../badge/badge.tsx';
import { Badge } from '../badge/badge.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import type { IconName } from '../icon/icons.ts';
import { LoadingNote } from '../loading-note/loading-note.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TimelineEntry } from '../timeline/timeline.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { parcelStateWords, logisticsTrackMessages as words } from './logistics-track.messages.ts';
import styles from './logistics-track.module.css';
import type { LogisticsState } from './logistics-track.states.ts';

const looks = {
  announced: { icon: 'box', tone: 'neutral' },
  moving: { icon: 'truck', tone: 'info' },
  delivered: { icon: 'house', tone: 'success' },
} as const satisfies Record<Parcel['parcel_state'], { icon: IconName; tone: Tone }>;

/** Where a parcel is, as its carrier tells. */
export function LogisticsTrack({ state }: { readonly state: LogisticsState }) {
  const intl = useIntl();
  switch (state.status) {
    case 'none':
      return <p>{intl.formatMessage(words.none)}</p>;
    case 'pending':
      return <p>{intl.formatMessage(words.pending)}</p>;
    case 'loading':
      return (
        <>
          <Handed company={state.company} number={state.number} />
          <LoadingNote />
          {['one', 'two', 'three'].map((place) => (
            <Skeleton key={place} width="long" />
          ))}
        </>
      );
    case 'failed':
      return (
        <>
          <Handed company={state.company} number={state.number} />
          <ErrorState failure={state.failure} onRetry={state.retry} level={3} />
        </>
      );
    case 'ready':
      return <Known parcel={state.parcel} />;
  }
}

function Known({ parcel }: { readonly parcel: Parcel }) {
  const intl = useIntl();
  const day = useDay();
  const { icon, tone } = looks[parcel.parcel_state];
  return (
    <>
      <div className={styles.head}>
        <Badge icon={icon} tone={tone}>
          {intl.formatMessage(parcelStateWords[parcel.parcel_state])}
        </Badge>
        {parcel.expected_at !== null && (
          <p className={styles.expected}>
            {intl.formatMessage(words.expected, { day: day(parcel.expected_at) })}
          </p>
        )}
      </div>
      <Handed company={parcel.company} number={parcel.tracking_number} />
      {parcel.events.length === 0 ? (
        <p data-muted>{intl.formatMessage(words.quiet)}</p>
      ) : (
        <Events parcel={parcel} />
      )}
    </>
  );
}

function Events({ parcel }: { readonly parcel: Parcel }) {
  const intl = useIntl();
  const newest = parcel.parcel_state === 'delivered' ? 'done' : 'current';
  return (
    <Timeline
      label={intl.formatMessage(words.events)}
      entries={parcel.events.map(
        ({ time, place, note }, position): TimelineEntry => ({
          key: `${time}-${position}`,
          title: note,
          time: intl.formatDate(time * 1_000, { dateStyle: 'medium', timeStyle: 'short' }),
          note: place,
          state: position === 0 ? newest : 'done',
        }),
      )}
    />
  );
}

function Handed({ company, number }: { readonly company: string; readonly number: string }) {
  const intl = useIntl();
  return (
    <DescriptionList
      items={[
        { name: intl.formatMessage(words.carrier), value: company },
        {
          name: intl.formatMessage(words.number),
          value: (
            <span className={styles.number} translate="no">
              {number}
            </span>
          ),
        },
      ]}
    />
  );
}
