import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IconName } from '../../components/icon/icons.ts';
import { Link } from '../../components/link/link.tsx';
import type { SupportPlace } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Panel } from '../../sections/page-frame/page-frame.tsx';
import { SideLayout, sideEntries } from '../side-layout/side-layout.tsx';
import { supportLayoutMessages as messages, supportPlaceWords } from './support-layout.messages.ts';

const icons = {
  faq: 'question',
  trackOrder: 'truck',
  warranty: 'shield',
  download: 'download',
} as const satisfies Record<SupportPlace, IconName>;

interface SupportLayoutProps {
  readonly active: SupportPlace;
  readonly children: ReactNode;
}

/** A support page with links to its siblings and to the contact page. Goes inside the site layout. */
export function SupportLayout({ active, children }: SupportLayoutProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SideLayout
      label={intl.formatMessage(messages.label)}
      entries={sideEntries(icons, active, (page) => ({
        href: hrefs.support(page),
        label: intl.formatMessage(supportPlaceWords[page]),
      }))}
      aside={
        <Panel title={intl.formatMessage(messages.stuck)}>
          <p data-text="small" data-muted>
            {intl.formatMessage(messages.stuckText)}
          </p>
          <Link kind="standalone" href={hrefs.about('contactUs')}>
            {intl.formatMessage(messages.write)}
          </Link>
        </Panel>
      }
    >
      {children}
    </SideLayout>
  );
}
