import type { TermText } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { AboutLayout } from '../../../chrome/about-layout/about-layout.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { TextPanel } from '../../../sections/page-frame/text-panel.tsx';
import { TermPictures } from '../../../sections/term-pictures/term-pictures.tsx';
import { Workbench, WorkbenchSkeleton } from '../../../sections/workbench/workbench.tsx';
import { aboutUsMessages as messages } from './about-us.messages.ts';
import type { AboutUsScreenProps } from './about-us.states.ts';

/** About the shop; text and pictures come from the server. */
export function AboutUsScreen({ state }: AboutUsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const {
    feature,
    pictures = [],
  }: Pick<Partial<TermText>, 'feature' | 'pictures'> = state.status === 'ready' ? state.text : {};
  return (
    <AboutLayout active="aboutUs" title={intl.formatMessage(messages.title)}>
      {state.status === 'loading' && <WorkbenchSkeleton />}
      {feature !== undefined && <Workbench feature={feature} />}
      <TextPanel state={state}>
        <Link variant="standalone" href={hrefs.about('contactUs')}>
          {intl.formatMessage(messages.write)}
        </Link>
      </TextPanel>
      {pictures.length > 0 && <TermPictures pictures={pictures} />}
    </AboutLayout>
  );
}
