import { frozenAtMs } from '@signal-shop/mock-server';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { AnnouncementBar } from '../chrome/announcement-bar/announcement-bar.tsx';
import type { SearchPartProps } from '../chrome/search-overlay/search-overlay.tsx';
import { SearchOverlay } from '../chrome/search-overlay/search-overlay.tsx';
import { SiteFooter } from '../chrome/site-footer/site-footer.tsx';
import type { HeaderSession } from '../chrome/site-header/header-session.ts';
import { SiteHeader } from '../chrome/site-header/site-header.tsx';
import { SiteLayout } from '../chrome/site-layout/site-layout.tsx';
import { ClockContext } from '../components/countdown/clock-context.ts';
import { useLocale } from '../intl/use-locale.ts';
import { ask } from './fixtures/answers.ts';
import { siteView } from './fixtures/site-views.ts';

interface SitePageProps {
  readonly session?: HeaderSession;
  readonly news?: boolean;
  readonly hideHeader?: boolean;
  readonly hideFooter?: boolean;
  readonly children: ReactNode;
}

/** A search without suggestions, which only the web app provides. */
export const loadSearch = async () => PlainSearch;

function PlainSearch(props: SearchPartProps) {
  return <SearchOverlay {...props} />;
}

const stillClock = () => frozenAtMs;
const guest: HeaderSession = { status: 'guest' };

/** A screen between header and footer. */
export function SitePage(props: SitePageProps) {
  const { session = guest, news = false, hideHeader = false, hideFooter = false, children } = props;
  const locale = useLocale();
  return (
    <SiteLayout
      announcement={
        // A single notice does not rotate, which would make screenshots flaky.
        news && (
          <AnnouncementBar notices={ask('listNotices', {}, { locale }).msg.slice(0, 1)} onClose={fn()} />
        )
      }
      header={<StoryHeader session={session} />}
      footer={<StoryFooter />}
      hideHeader={hideHeader}
      hideFooter={hideFooter}
    >
      <ClockContext value={stillClock}>{children}</ClockContext>
    </SiteLayout>
  );
}

/** The header with the categories of the shop. */
export function StoryHeader({ session }: { readonly session: HeaderSession }) {
  const locale = useLocale();
  return (
    <SiteHeader
      session={session}
      unpaidOrder={null}
      cartCount={session.status === 'member' ? 3 : 0}
      categories={siteView(locale).categories}
      flashSaleOpen
      tiktok={false}
      onLogOut={() => undefined}
      locale={locale}
      languages={{ status: 'idle' }}
      onUser={fn()}
      onCart={fn()}
      onSearch={fn()}
      onMissing={fn()}
      onLanguage={fn()}
      loadSearch={loadSearch}
    />
  );
}

/** The footer with the contacts and policies of the shop. */
export function StoryFooter() {
  const { categories, contact, terms } = siteView(useLocale());
  return <SiteFooter contact={contact} categories={categories} terms={terms} onConsent={() => undefined} />;
}
