import { warrantyYears } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { SupportLayout } from '../../chrome/support-layout/support-layout.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Link } from '../../components/link/link.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Columns, PageFrame, Panel } from '../../sections/page-frame/page-frame.tsx';
import { MarketplaceWarranties } from './marketplace-warranty.tsx';
import { supportWarrantyMessages as messages } from './support-warranty.messages.ts';
import type { SupportWarrantyScreenProps, SupportWarrantyState } from './support-warranty.states.ts';

/** What the warranty covers, the way to claim it, and what a marketplace sold. */
export function SupportWarrantyScreen({ state, marketplace }: SupportWarrantyScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SupportLayout active="warranty">
      <PageFrame
        place="account"
        title={intl.formatMessage(messages.title)}
        note={<p>{intl.formatMessage(messages.years, { years: warrantyYears })}</p>}
      >
        <Columns>
          <Text state={state} />
          <Panel title={intl.formatMessage(messages.claim)} sticky>
            <p>{intl.formatMessage(messages.claimText)}</p>
            <ButtonLink variant="accent" width="full" href={hrefs.inAccount('warranty')}>
              {intl.formatMessage(messages.claimNow)}
            </ButtonLink>
            <Link kind="standalone" href={hrefs.about('contactUs')}>
              {intl.formatMessage(messages.noAccount)}
            </Link>
          </Panel>
        </Columns>
        <MarketplaceWarranties {...marketplace} />
      </PageFrame>
    </SupportLayout>
  );
}

function Text({ state }: { readonly state: SupportWarrantyState }) {
  switch (state.status) {
    case 'loading':
      return (
        <Panel>
          <LoadingNote />
          <Skeleton shape="title" width="half" />
          <Skeleton />
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
        </Panel>
      );
  }
}
