import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { PointEntryRow } from '../../../components/point-entry-row/point-entry-row.tsx';
import { PointsSummary } from '../../../components/points-summary/points-summary.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountList } from '../../../sections/account-list/account-list.tsx';
import { AccountTabs } from '../../../sections/account-list/account-tabs.tsx';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import { accountPointsMessages as messages } from './account-points.messages.ts';
import type { AccountPointsScreenProps, PointTab } from './account-points.states.ts';
import { pointTabs } from './account-points.states.ts';

/** The points balance and its history (spec §3, §9). */
export function AccountPointsScreen(props: AccountPointsScreenProps) {
  const { tab, state, points, caps, unfolded, hrefOf } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AccountFrame title={intl.formatMessage(messages.title)}>
      <PointsSummary
        points={points}
        caps={caps}
        links={[
          { href: hrefs.points, label: intl.formatMessage(messages.earn) },
          { href: hrefs.pointStore, label: intl.formatMessage(messages.store) },
        ]}
      />
      <AccountTabs tabs={pointTabs} current={tab} messages={messages} hrefOf={hrefOf} />
      <AccountList
        state={state}
        label={intl.formatMessage(messages.list)}
        keyOf={({ id }) => id}
        draw={(entry) => <PointEntryRow {...entry} open={entry.id === unfolded} />}
        hrefOf={(page) => hrefOf(tab, page)}
        empty={<NoEntries tab={tab} />}
      />
    </AccountFrame>
  );
}

const emptyMessages = {
  all: { title: messages.empty, text: messages.emptyText },
  earned: { title: messages.empty, text: messages.emptyText },
  spent: { title: messages.emptySpent, text: messages.emptySpentText },
} as const;

function NoEntries({ tab }: { readonly tab: PointTab }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { title, text } = emptyMessages[tab];
  const isSpent = tab === 'spent';
  return (
    <EmptyState
      art="pointsLog"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      actions={
        <ButtonLink href={isSpent ? hrefs.pointStore : hrefs.points}>
          {intl.formatMessage(isSpent ? messages.store : messages.earn)}
        </ButtonLink>
      }
    />
  );
}
