import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../../components/badge/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Meter } from '../../../components/meter/meter.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { TitledSection } from '../../../sections/page-frame/titled-section.tsx';
import { pointsMessages as messages } from './points.messages.ts';
import styles from './points.module.css';
import type { Perks, PointsScreenProps } from './points.states.ts';

/** The customer's level, the progress to the next one, and the benefits of each. */
export function PointsPerks({ perks, onLogIn }: Pick<PointsScreenProps, 'perks' | 'onLogIn'>) {
  const intl = useIntl();
  switch (perks.status) {
    case 'guest':
      return (
        <EmptyState
          art="goods"
          title={intl.formatMessage(messages.guest)}
          actions={<Button onClick={onLogIn}>{intl.formatMessage(messages.logIn)}</Button>}
        />
      );
    case 'loading':
      return (
        <div className={styles.list}>
          <LoadingNote />
          <Skeleton variant="title" width="half" />
          <Skeleton variant="control" />
        </div>
      );
    case 'failed':
      return <ErrorState failure={perks.failure} onRetry={perks.retry} />;
    case 'ready':
      return perks.value.levels.some((level) => level.perks.length > 0) ? (
        <Levels perks={perks.value} />
      ) : (
        <EmptyState
          art="goods"
          title={intl.formatMessage(messages.noPerks)}
          text={intl.formatMessage(messages.noPerksText)}
        />
      );
  }
}

function Levels({ perks }: { readonly perks: Perks }) {
  const intl = useIntl();
  const { next } = perks;
  const missing =
    next === null
      ? intl.formatMessage(messages.top)
      : intl.formatMessage(messages.next, { name: next.name, points: next.points_missing });
  return (
    <TitledSection
      title={intl.formatMessage(messages.level, { name: perks.name })}
      size="h2"
      className={styles.list}
    >
      {next !== null && (
        <Meter
          value={perks.points_earned}
          max={perks.points_earned + next.points_missing}
          tone="accent"
          label={missing}
        />
      )}
      <p>{missing}</p>
      <ol className={styles.levels}>
        {perks.levels.map((level) => (
          <li key={level.level} className={styles.level} data-notch="l">
            <div className={styles.head}>
              <h3 data-text="h3">{level.name}</h3>
              {level.reached === Flag.yes && (
                <Badge tone="points" icon="check">
                  {intl.formatMessage(messages.reached)}
                </Badge>
              )}
            </div>
            <p data-muted>{intl.formatMessage(messages.from, { points: level.from_points })}</p>
            <ul className={styles.perks}>
              {level.perks.map((perk) => (
                <li key={perk.name}>
                  <strong>{perk.name}</strong>
                  <p data-text="small">{perk.desc}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
