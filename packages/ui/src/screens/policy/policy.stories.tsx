import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Stage } from '../../stories/stage.tsx';
import { policyLive } from './policy.live.ts';
import type { PolicyState } from './policy.states.ts';
import { PolicyScreen } from './policy-screen.tsx';

function PolicyStory({ state }: { readonly state: InLocale<PolicyState> }) {
  const locale = useLocale();
  const now = state(locale);
  const { policy, terms } = ask('listTerms', {}, { locale }).msg;
  return (
    <Stage>
      <PolicyScreen
        state={now}
        title={now.status === 'ready' ? now.text.title : 'returns'}
        terms={[...policy, ...terms]}
      />
    </Stage>
  );
}

function text(title: string): InLocale<PolicyState> {
  return (locale) => ({ status: 'ready', text: ask('getTerm', { title }, { locale }).msg });
}

const meta = preview.meta({
  parameters: { shop: policyLive },
  component: PolicyStory,
  tags: ['screen', 'p0'],
  args: { state: text('returns') },
});

export default meta;

export const Ready = meta.story({});

Ready.test('[SUP-03] links to each heading', async ({ canvas, canvasElement }) => {
  const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toHaveTextContent(link.textContent);
  }
});

export const Long = meta.story({ args: { state: text('privacy') } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const UnknownTitle = meta.story({ args: { state: () => ({ status: 'unknown' }) } });
export const Cjk = meta.story({ globals: { locale: 'ja' } });
