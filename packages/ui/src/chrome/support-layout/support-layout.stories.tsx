import preview from '../../../../../.storybook/preview.tsx';
import { AccountFrame } from '../../sections/page-frame/page-frame.tsx';
import { SitePage } from '../../stories/site-page.tsx';
import { supportLayoutLive } from './support-layout.live.ts';
import { SupportLayout } from './support-layout.tsx';

function SupportLayoutStory() {
  return (
    <SitePage>
      <SupportLayout active="faq">
        <AccountFrame title="FAQ">
          <p>Orders, shipping, returns, account.</p>
        </AccountFrame>
      </SupportLayout>
    </SitePage>
  );
}

const meta = preview.meta({
  parameters: { shop: supportLayoutLive, docs: { story: { inline: false, height: '36rem' } } },
  component: SupportLayoutStory,
});

export default meta;

export const Default = meta.story({});
export const LongDe = meta.story({ globals: { locale: 'de' } });
