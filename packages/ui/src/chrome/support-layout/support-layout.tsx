import { supportReplyHours } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { Link } from '../../components/link/link.tsx';
import type { SupportPlace } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Panel } from '../../sections/page-frame/page-frame.tsx';
import type { InnerPageProps, MenuPage } from '../side-layout/side-layout.tsx';
import { PagesLayout } from '../side-layout/side-layout.tsx';
import { supportLayoutMessages as messages } from './support-layout.messages.ts';

const pages = {
  faq: { icon: 'question', message: messages.faq, hrefOf: (hrefs) => hrefs.support('faq') },
  trackOrder: { icon: 'truck', message: messages.trackOrder, hrefOf: (hrefs) => hrefs.support('trackOrder') },
  warranty: { icon: 'shield', message: messages.warranty, hrefOf: (hrefs) => hrefs.support('warranty') },
  download: { icon: 'download', message: messages.download, hrefOf: (hrefs) => hrefs.support('download') },
} as const satisfies Record<SupportPlace, MenuPage>;

/** A support page with links to its siblings and to the contact page. Goes inside the site layout. */
export function SupportLayout(props: InnerPageProps<SupportPlace>) {
  return <PagesLayout {...props} label={messages.label} pages={pages} aside={<Stuck />} />;
}

function Stuck() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <Panel title={intl.formatMessage(messages.stuck)}>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.stuckText, { hours: supportReplyHours })}
      </p>
      <Link variant="standalone" href={hrefs.about('contactUs')}>
        {intl.formatMessage(messages.write)}
      </Link>
    </Panel>
  );
}
