import type { PointKind } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Meter } from '../../components/meter/meter.tsx';
import { Price } from '../../components/price/price.tsx';
import type { Sentence } from '../../intl/messages.ts';
import type { Hrefs } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { earnPointsRowMessages as messages } from './earn-points-row.messages.ts';
import styles from './earn-points-row.module.css';
import type { EarnPointsRowProps } from './earn-points-row.states.ts';
import { earnPointsTitles } from './earn-points-titles.messages.ts';
import { FollowNetworks } from './follow-networks.tsx';

/** A way to earn points: its reward, how much is left this month, and the link to do it. */
export function EarnPointsRow(props: EarnPointsRowProps) {
  const { rule, used, standing } = props;
  const intl = useIntl();
  const maximum = rule.monthly_maximum;
  const title = earnPointsTitles[rule.kind];
  return (
    <article className={styles.row} data-notch="l" data-done={standing === 'done' || undefined}>
      <div className={styles.words}>
        <h3 data-text="h4">{title === undefined ? rule.name : intl.formatMessage(title)}</h3>
        <p data-muted>{rule.desc}</p>
        {maximum !== null && <Limit maximum={maximum} used={used} />}
        {rule.kind === 'socialFollow' && standing !== 'guest' && <FollowNetworks {...props} />}
      </div>
      <div className={styles.points}>
        {rule.points === null ? (
          <strong>{intl.formatMessage(messages.amount)}</strong>
        ) : (
          <Price kind="points" points={rule.points} />
        )}
        <Standing {...props} />
      </div>
    </article>
  );
}

interface Way {
  readonly href: (hrefs: Hrefs) => string;
  readonly word: Sentence;
}

/** Where a customer earns the points; ways that happen automatically or inside their row have no link. */
const ways: Readonly<Partial<Record<PointKind, Way>>> = {
  invite: { href: (hrefs) => hrefs.inAccount('profile'), word: messages.toInvite },
  profileCompleted: { href: (hrefs) => hrefs.inAccount('profile'), word: messages.toProfile },
  sharedReview: { href: (hrefs) => hrefs.review(), word: messages.toReview },
  productRegistration: { href: (hrefs) => hrefs.gift(), word: messages.toRegistration },
};

const doneMessages: Readonly<Partial<Record<PointKind, Sentence>>> = {
  dailyLogin: messages.doneToday,
  invite: messages.reached,
};

function Standing({ rule, standing, onLogIn }: EarnPointsRowProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (standing === 'done') {
    return (
      <Badge tone="success" icon="check">
        {intl.formatMessage(doneMessages[rule.kind] ?? messages.done)}
      </Badge>
    );
  }
  const way = ways[rule.kind];
  if (way !== undefined) {
    return (
      <ButtonLink variant="secondary" size="s" href={way.href(hrefs)}>
        {intl.formatMessage(way.word)}
      </ButtonLink>
    );
  }
  if (standing === 'open') return null;
  if (rule.kind === 'signUp') {
    return (
      <ButtonLink size="s" href={hrefs.register}>
        {intl.formatMessage(messages.toSignUp)}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" size="s" onClick={onLogIn}>
      {intl.formatMessage(messages.logIn)}
    </Button>
  );
}

function Limit({ maximum, used }: { readonly maximum: number; readonly used: number | null }) {
  const intl = useIntl();
  if (used === null) {
    return <p data-text="small">{intl.formatMessage(messages.cap, { points: maximum })}</p>;
  }
  const line = intl.formatMessage(messages.used, { used, maximum });
  return (
    <div className={styles.limit}>
      <Meter value={used} max={maximum} tone="success" label={line} />
      <p data-text="small">{line}</p>
    </div>
  );
}
