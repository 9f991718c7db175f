import type { Term } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { policyListMessages as messages } from './policy-list.messages.ts';
import styles from './policy-list.module.css';
import type { PolicyListScreenProps } from './policy-list.states.ts';

/** All legal texts of the shop. */
export function PolicyListScreen({ state, withdrawal }: PolicyListScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Content state={state} withdrawal={withdrawal} />
    </PageFrame>
  );
}

function Content({ state, withdrawal }: PolicyListScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return (
        <Panel>
          <LoadingNote />
          <Skeleton variant="control" />
          <Skeleton variant="control" />
          <Skeleton variant="control" />
        </Panel>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return (
        <div className={styles.groups}>
          <Group title={intl.formatMessage(messages.buying)} terms={state.policy} />
          <Group title={intl.formatMessage(messages.legal)} terms={state.terms}>
            {withdrawal && (
              <li>
                <Link variant="standalone" href={hrefs.withdrawal()}>
                  {intl.formatMessage(messages.withdraw)}
                </Link>
              </li>
            )}
          </Group>
        </div>
      );
  }
}

interface GroupProps {
  readonly title: string;
  readonly terms: readonly Term[];
  readonly children?: ReactNode;
}

function Group({ title, terms, children }: GroupProps) {
  const { hrefs } = useLinks();
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {terms.map(({ title: name, name: label }) => (
          <li key={name}>
            <Link variant="standalone" href={hrefs.policy(name)}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </Panel>
  );
}
