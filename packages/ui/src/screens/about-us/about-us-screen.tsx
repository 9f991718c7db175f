import { useIntl } from 'react-intl';
import { AboutLayout } from '../../chrome/about-layout/about-layout.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Link } from '../../components/link/link.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { PageFrame, Panel } from '../../sections/page-frame/page-frame.tsx';
import { aboutUsMessages as messages } from './about-us.messages.ts';
import type { AboutUsScreenProps, AboutUsState } from './about-us.states.ts';

/** Who is behind the shop, in the shop's own words. */
export function AboutUsScreen({ state }: AboutUsScreenProps) {
  const intl = useIntl();
  return (
    <AboutLayout active="aboutUs">
      <PageFrame place="account" title={intl.formatMessage(messages.title)}>
        <Content state={state} />
      </PageFrame>
    </AboutLayout>
  );
}

function Content({ state }: { readonly state: AboutUsState }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return (
        <Panel>
          <LoadingNote />
          <Skeleton />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="long" />
        </Panel>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return (
        <Panel>
          <RichText blocks={state.text.blocks} />
          <Link kind="standalone" href={hrefs.about('contactUs')}>
            {intl.formatMessage(messages.write)}
          </Link>
        </Panel>
      );
  }
}
