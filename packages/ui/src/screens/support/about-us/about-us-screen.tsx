import { useIntl } from 'react-intl';
import { AboutLayout } from '../../../chrome/about-layout/about-layout.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { TextPanel } from '../../../sections/page-frame/text-panel.tsx';
import { Workbench } from '../../../sections/workbench/workbench.tsx';
import { aboutUsMessages as messages } from './about-us.messages.ts';
import type { AboutUsScreenProps } from './about-us.states.ts';

/** About the shop; the text comes from the server. */
export function AboutUsScreen({ state, goods }: AboutUsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AboutLayout active="aboutUs" title={intl.formatMessage(messages.title)}>
      <Workbench goods={goods} />
      <TextPanel state={state}>
        <Link variant="standalone" href={hrefs.about('contactUs')}>
          {intl.formatMessage(messages.write)}
        </Link>
      </TextPanel>
    </AboutLayout>
  );
}
