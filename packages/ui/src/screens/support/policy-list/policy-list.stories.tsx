import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { policyListLive } from './policy-list.live.ts';
import type { PolicyListState } from './policy-list.states.ts';
import { PolicyListScreen } from './policy-list-screen.tsx';

function PolicyListStory({ state }: { readonly state: InLocale<PolicyListState> }) {
  return (
    <Stage>
      <PolicyListScreen state={state(useLocale())} withdrawal />
    </Stage>
  );
}

const ready: InLocale<PolicyListState> = (locale) => ({
  status: 'ready',
  ...ask('listTerms', {}, { locale }).msg,
});

const meta = preview.meta({
  parameters: { shop: policyListLive },
  component: PolicyListStory,
  subcomponents: { PolicyListScreen },
  tags: ['screen', 'p0'],
  args: { state: ready },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
