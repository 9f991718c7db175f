import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { policyLive } from './policy.live.ts';
import type { PolicyState } from './policy.states.ts';
import { PolicyScreen } from './policy-screen.tsx';

interface PolicyStoryProps {
  readonly state: InLocale<PolicyState>;
  readonly onCopy: CopyText;
  readonly onPrint: () => void;
}

function PolicyStory({ state, ...on }: PolicyStoryProps) {
  const locale = useLocale();
  const now = state(locale);
  const { policy, terms } = ask('listTerms', {}, { locale }).msg;
  return (
    <Stage>
      <PolicyScreen
        {...on}
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

const args: PolicyStoryProps = { state: text('returns'), onCopy: fn(async () => undefined), onPrint: fn() };

const meta = preview.meta({
  parameters: { shop: policyLive },
  component: PolicyStory,
  subcomponents: { PolicyScreen },
  tags: ['screen', 'p0'],
  args,
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
export const Imprint = meta.story({ args: { state: text('imprint') }, globals: { locale: 'de' } });
export const WithFormGerman = meta.story({
  args: { state: text('right-of-withdrawal') },
  globals: { locale: 'de' },
});
export const WithForm = meta.story({ args: { state: text('right-of-withdrawal') } });

WithForm.test(
  '[BEY-07] the model withdrawal form can be printed, copied and mailed',
  async ({ args, canvas, userEvent }) => {
    const { form } = ask('getTerm', { title: 'right-of-withdrawal' }, { locale: 'en' }).msg;
    await userEvent.click(canvas.getByRole('button', { name: 'Print the form' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the form' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(form?.text));
    const mail = new URL(canvas.getByRole('link', { name: 'Email the form' }).getAttribute('href') ?? '');
    await expect(mail.pathname).toBe(form?.email);
    await expect(mail.searchParams.get('body')).toBe(form?.text);
    await expect(canvas.getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  },
);
