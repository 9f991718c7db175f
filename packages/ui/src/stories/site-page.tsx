import { standingStillAtMs } from '@signal-shop/mock-server';
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
  return <SearchOverlay {...props} onMissing={fn()} />;
}

const stillClock = () => standingStillAtMs;
const guest: HeaderSession = { status: 'guest' };

/** A screen between header and footer. */
export function SitePage(props: SitePageProps) {
  const { session = guest, news = false, hideHeader = false, hideFooter = false, children } = props;
  const locale = useLocale();
  const { categories, contact, terms } = siteView(locale);
  return (
    <SiteLayout
      announcement={
        // A single notice does not rotate, which would make screenshots flaky.
        news && (
          <AnnouncementBar notices={ask('listNotices', {}, { locale }).msg.slice(0, 1)} onClose={fn()} />
        )
      }
      header={
        <SiteHeader
          session={session}
          cartCount={session.status === 'member' ? 3 : 0}
          categories={categories}
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
      }
      footer={
        <SiteFooter contact={contact} categories={categories} terms={terms} onConsent={() => undefined} />
      }
      hideHeader={hideHeader}
      hideFooter={hideFooter}
    >
      <ClockContext value={stillClock}>{children}</ClockContext>
    </SiteLayout>
  );
}
