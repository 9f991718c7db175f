import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { loginsIn } from '../../stories/fixtures/profiles.ts';
import { Section } from '../../stories/section.tsx';
import type { LoginsProps, LoginsState } from './logins.states.ts';
import { Logins } from './logins.tsx';

interface LoginsStoryProps extends Pick<LoginsProps, 'onEnd'> {
  readonly state: InLocale<LoginsState>;
  readonly isEnding: boolean;
}

function LoginsStory({ state, isEnding, onEnd }: LoginsStoryProps) {
  const logins = state(useLocale());
  const second = logins.status === 'ready' ? logins.value[1] : undefined;
  return (
    <Section>
      <Logins state={logins} pendingId={isEnding ? (second?.id ?? null) : null} onEnd={onEnd} />
    </Section>
  );
}

const args: LoginsStoryProps = { state: loginsIn('login.devices'), isEnding: false, onEnd: fn() };

const meta = preview.meta({
  component: LoginsStory,
  parameters: { shop: { path: '/user/reset', scenarios: 'auth.customer,login.devices' } },
  args,
});

export default meta;

export const Ready = meta.story({});

Ready.test(
  '[BEY-62] every other device can be logged out',
  async ({ args: { onEnd }, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iOS' }));
    await expect(onEnd).toHaveBeenCalledWith(expect.stringMatching(/^login_/));
  },
);

export const OnlyThisDevice = meta.story({ args: { state: loginsIn('') } });

OnlyThisDevice.test('[BEY-62] this device has no button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const Ending = meta.story({ args: { isEnding: true } });
export const German = Ready.extend({ globals: { locale: 'de' } });
export const Japanese = Ready.extend({ globals: { locale: 'ja' } });
