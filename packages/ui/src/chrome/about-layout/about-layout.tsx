import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IconName } from '../../components/icon/icons.ts';
import type { AboutPlace } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { SideLayout, sideEntries } from '../side-layout/side-layout.tsx';
import { aboutPlaceWords, aboutLayoutMessages as messages } from './about-layout.messages.ts';

const icons = { aboutUs: 'headset', contactUs: 'mail', brand: 'shield' } as const satisfies Record<
  AboutPlace,
  IconName
>;

interface AboutLayoutProps {
  readonly active: AboutPlace;
  readonly children: ReactNode;
}

/** A page about the shop with links to its siblings. Goes inside the site layout. */
export function AboutLayout({ active, children }: AboutLayoutProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SideLayout
      label={intl.formatMessage(messages.label)}
      entries={sideEntries(icons, active, (page) => ({
        href: hrefs.about(page),
        label: intl.formatMessage(aboutPlaceWords[page]),
      }))}
    >
      {children}
    </SideLayout>
  );
}
