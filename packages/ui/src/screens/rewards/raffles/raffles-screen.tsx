import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { RaffleCard } from './raffle-card.tsx';
import { rafflesMessages as messages } from './raffles.messages.ts';
import styles from './raffles.module.css';
import type { RaffleDraw, RafflesScreenProps } from './raffles.states.ts';

const idle: RaffleDraw = { status: 'idle' };

/** The holiday and activity raffles: everyone sees them, customers draw one ticket of each (spec §1). */
export function RafflesScreen(props: RafflesScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Content {...props} />
    </PageFrame>
  );
}

function Content({ state, draw, onDraw }: RafflesScreenProps) {
  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'failed') return <ErrorState failure={state.failure} onRetry={state.retry} />;
  if (state.value.length === 0) return <Nothing />;
  return (
    <ul className={styles.list}>
      {state.value.map((raffle) => {
        const isDrawn = draw.status !== 'idle' && draw.raffleId === raffle.id;
        return (
          <li key={raffle.id}>
            <RaffleCard
              raffle={raffle}
              draw={isDrawn ? draw : idle}
              isBlocked={draw.status === 'pending' && !isDrawn}
              onDraw={onDraw}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Nothing() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="wins"
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
      actions={<ButtonLink href={hrefs.bigSale}>{intl.formatMessage(messages.sale)}</ButtonLink>}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      {['first', 'second'].map((slot) => (
        <Panel key={slot}>
          <LoadingNote />
          <Skeleton variant="title" width="half" />
          <Skeleton width="long" />
          <Skeleton variant="control" />
        </Panel>
      ))}
    </div>
  );
}
