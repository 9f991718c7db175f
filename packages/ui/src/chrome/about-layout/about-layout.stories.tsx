import preview from '../../../../../.storybook/preview.tsx';
import { PageFrame } from '../../sections/page-frame/page-frame.tsx';
import { SitePage } from '../../stories/site-page.tsx';
import { aboutLayoutLive } from './about-layout.live.ts';
import { AboutLayout } from './about-layout.tsx';

function AboutLayoutStory() {
  return (
    <SitePage>
      <AboutLayout active="aboutUs">
        <PageFrame place="account" title="About us">
          <p>Headsets and mice for people who play.</p>
        </PageFrame>
      </AboutLayout>
    </SitePage>
  );
}

const meta = preview.meta({
  parameters: { shop: aboutLayoutLive, docs: { story: { inline: false, height: '36rem' } } },
  component: AboutLayoutStory,
});

export default meta;

export const Default = meta.story({});
export const LongDe = meta.story({ globals: { locale: 'de' } });
