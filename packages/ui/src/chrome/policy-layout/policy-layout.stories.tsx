import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { AccountFrame } from '../../sections/page-frame/page-frame.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { SitePage } from '../../stories/site-page.tsx';
import { policyLayoutLive } from './policy-layout.live.ts';
import { PolicyLayout } from './policy-layout.tsx';

function PolicyLayoutStory() {
  const { terms, policy } = ask('listTerms', {}, { locale: useLocale() }).msg;
  return (
    <SitePage>
      <PolicyLayout active="returns" terms={[...policy, ...terms]}>
        <AccountFrame title="Returns">
          <p>You have 45 days.</p>
        </AccountFrame>
      </PolicyLayout>
    </SitePage>
  );
}

const meta = preview.meta({
  parameters: { shop: policyLayoutLive, docs: { story: { inline: false, height: '36rem' } } },
  component: PolicyLayoutStory,
});

export default meta;

export const Default = meta.story({});
export const LongDe = meta.story({ globals: { locale: 'de' } });
