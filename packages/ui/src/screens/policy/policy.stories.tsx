import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/answers.ts';
import { ask } from '../../stories/answers.ts';
import { failed, network } from '../../stories/failures.ts';
import { Stage } from '../../stories/stage.tsx';
import { policyPlaces } from './policy.places.ts';
import type { PolicyState } from './policy.states.ts';
import { PolicyScreen } from './policy-screen.tsx';

function PolicyStory({ state }: { readonly state: InLocale<PolicyState> }) {
  return (
    <Stage>
      <PolicyScreen state={state(useLocale())} />
    </Stage>
  );
}

function policy(title: string): InLocale<PolicyState> {
  return (locale) => ({ status: 'ready', text: ask('getTerm', { title }, { locale }).msg });
}

const meta = preview.meta({
  parameters: { shop: policyPlaces },
  component: PolicyStory,
  tags: ['screen', 'p0'],
  args: { state: policy('returns') },
});

export default meta;

export const Ready = meta.story({});
export const Long = meta.story({ args: { state: policy('privacy') } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const UnknownTitle = meta.story({ args: { state: () => ({ status: 'unknown' }) } });
export const Cjk = meta.story({ globals: { locale: 'ja' } });
