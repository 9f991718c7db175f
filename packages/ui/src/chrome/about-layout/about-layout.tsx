import type { AboutPlace } from '../../link/link-context.tsx';
import type { PageFrameProps } from '../../sections/page-frame/page-frame.tsx';
import { AccountFrame } from '../../sections/page-frame/page-frame.tsx';
import type { InnerPageProps, MenuPage } from '../side-layout/side-layout.tsx';
import { PagesLayout } from '../side-layout/side-layout.tsx';
import { aboutLayoutMessages as messages } from './about-layout.messages.ts';

const pages = {
  aboutUs: { icon: 'headset', message: messages.aboutUs, hrefOf: (hrefs) => hrefs.about('aboutUs') },
  contactUs: { icon: 'mail', message: messages.contactUs, hrefOf: (hrefs) => hrefs.about('contactUs') },
  brand: { icon: 'shield', message: messages.brand, hrefOf: (hrefs) => hrefs.about('brand') },
} as const satisfies Record<AboutPlace, MenuPage>;

interface AboutLayoutProps extends InnerPageProps<AboutPlace>, Pick<PageFrameProps, 'title' | 'lead'> {}

/** A page about the shop with links to its siblings. Goes inside the site layout. */
export function AboutLayout({ active, ...page }: AboutLayoutProps) {
  return (
    <PagesLayout active={active} label={messages.label} pages={pages}>
      <AccountFrame {...page} />
    </PagesLayout>
  );
}
