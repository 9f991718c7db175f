import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { missingTerm, termState } from '../../../stories/fixtures/terms.ts';
import { Stage } from '../../../stories/stage.tsx';
import { aboutUsLive } from './about-us.live.ts';
import type { AboutUsState } from './about-us.states.ts';
import { AboutUsScreen } from './about-us-screen.tsx';

function AboutUsStory({ state }: { readonly state: InLocale<AboutUsState> }) {
  const locale = useLocale();
  return (
    <Stage>
      <AboutUsScreen state={state(locale)} />
    </Stage>
  );
}

const ready: InLocale<AboutUsState> = termState('about-us');

const meta = preview.meta({
  parameters: { shop: aboutUsLive },
  component: AboutUsStory,
  subcomponents: { AboutUsScreen },
  tags: ['screen', 'p0'],
  args: { state: ready },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: missingTerm('about-us') } });
export const WithoutPictures = meta.story({ args: { state: termState('about-us', 'data.no-pictures') } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
