import { useIntl } from 'react-intl';
import { ApplicationRow } from '../../components/application-row/application-row.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { AccountList } from '../../sections/account-list/account-list.tsx';
import { PageFrame } from '../../sections/page-frame/page-frame.tsx';
import { accountApplicationsMessages as messages } from './account-applications.messages.ts';
import type { AccountApplicationsScreenProps } from './account-applications.states.ts';

/** The customer's free-test applications and their status (spec §3, §4). */
export function AccountApplicationsScreen({ state, hrefOf }: AccountApplicationsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <PageFrame place="account" title={intl.formatMessage(messages.title)}>
      <AccountList
        state={state}
        label={intl.formatMessage(messages.title)}
        keyOf={({ id }) => id}
        draw={(application) => <ApplicationRow application={application} />}
        hrefOf={hrefOf}
        empty={
          <EmptyState
            art="applications"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            action={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.shop)}</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}
