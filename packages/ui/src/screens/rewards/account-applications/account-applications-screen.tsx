import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountListScreen } from '../../../sections/account-list/account-list-screen.tsx';
import { ApplicationRow } from '../../../sections/application-row/application-row.tsx';
import { accountApplicationsMessages as messages } from './account-applications.messages.ts';
import type { AccountApplicationsScreenProps } from './account-applications.states.ts';

/** The customer's free-test applications and their status (spec §3, §4). */
export function AccountApplicationsScreen(props: AccountApplicationsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AccountListScreen
      {...props}
      messages={messages}
      art="applications"
      action={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.shop)}</ButtonLink>}
      keyOf={({ id }) => id}
      draw={(application) => <ApplicationRow application={application} />}
    />
  );
}
