import { warrantyYears } from '@signal-shop/sdk/constants';
import type { Feature } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { SupportLayout } from '../../../chrome/support-layout/support-layout.tsx';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { FeatureSpread } from '../../../sections/feature/feature-spread.tsx';
import { AccountFrame, Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { TextPanel } from '../../../sections/page-frame/text-panel.tsx';
import { MarketplaceWarranties } from './marketplace-warranty.tsx';
import { supportWarrantyMessages as messages } from './support-warranty.messages.ts';
import type { SupportWarrantyScreenProps } from './support-warranty.states.ts';

/** The terms of the warranty, how to claim it, and the lookup for marketplace orders. */
export function SupportWarrantyScreen({ state, marketplace }: SupportWarrantyScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SupportLayout active="warranty">
      <AccountFrame
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.years, { years: warrantyYears })}
      >
        {state.status === 'ready' && state.text.feature !== undefined && (
          <CoveredParts feature={state.text.feature} />
        )}
        <Columns>
          <TextPanel state={state} />
          <Panel title={intl.formatMessage(messages.claim)} sticky>
            <p>{intl.formatMessage(messages.claimText)}</p>
            <ButtonLink variant="accent" width="full" href={hrefs.inAccount('warranty')}>
              {intl.formatMessage(messages.claimNow)}
            </ButtonLink>
            <Link variant="standalone" href={hrefs.about('contactUs')}>
              {intl.formatMessage(messages.noAccount)}
            </Link>
          </Panel>
        </Columns>
        <MarketplaceWarranties {...marketplace} />
      </AccountFrame>
    </SupportLayout>
  );
}

function CoveredParts({ feature }: { readonly feature: Feature }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <FeatureSpread feature={feature} titleId={titleId} />
    </section>
  );
}
