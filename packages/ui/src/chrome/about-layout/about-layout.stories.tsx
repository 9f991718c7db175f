import preview from '../../../../../.storybook/preview.tsx';
import { SitePage } from '../../stories/site-page.tsx';
import { aboutLayoutLive } from './about-layout.live.ts';
import { AboutLayout } from './about-layout.tsx';

function AboutLayoutStory() {
  return (
    <SitePage>
      <AboutLayout active="aboutUs" title="About us">
        <p>Headsets and mice for people who play.</p>
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
