import type { Term } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { SideLayout } from '../side-layout/side-layout.tsx';
import { policyLayoutMessages as messages } from './policy-layout.messages.ts';

export interface PolicyLayoutProps {
  /** The policies loaded so far. */
  readonly terms: readonly Pick<Term, 'title' | 'name'>[];
  /** The title of the current policy. */
  readonly active: string;
  readonly children: ReactNode;
}

/** A policy with links to the others. Goes inside the site layout. */
export function PolicyLayout({ terms, active, children }: PolicyLayoutProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SideLayout
      label={intl.formatMessage(messages.label)}
      entries={[
        { href: hrefs.policies, label: intl.formatMessage(messages.all), active: false },
        ...terms.map(({ title, name }) => ({
          href: hrefs.policy(title),
          label: name,
          active: title === active,
        })),
      ]}
    >
      {children}
    </SideLayout>
  );
}
