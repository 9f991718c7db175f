import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { AvatarSaving } from '../../../sections/avatar-upload/avatar-upload.states.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { avatarOptions, ring } from '../../../stories/fixtures/profiles.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountDecorationLive } from './account-decoration.live.ts';
import type { DecorationState } from './account-decoration.states.ts';
import { AccountDecorationScreen } from './account-decoration-screen.tsx';

interface DecorationStoryProps {
  readonly state: InLocale<DecorationState>;
  readonly saving: AvatarSaving;
  readonly onDecoration: (id: number) => void;
}

function DecorationStory({ state, saving, onDecoration }: DecorationStoryProps) {
  return (
    <AccountStage active="decoration">
      <AccountDecorationScreen
        state={state(useLocale())}
        name="Ada"
        saving={saving}
        onDecoration={onDecoration}
      />
    </AccountStage>
  );
}

const args: DecorationStoryProps = {
  state: (locale) => ({
    status: 'ready',
    value: { ...avatarOptions(locale), decorationId: 102, decoration: ring },
  }),
  saving: { status: 'idle' },
  onDecoration: fn(),
};

const meta = preview.meta({
  parameters: { shop: accountDecorationLive },
  component: DecorationStory,
  subcomponents: { AccountDecorationScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test(
  '[USER-02] a press selects a decoration, another removes it',
  async ({ args: { onDecoration }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Golden crown' }));
    await expect(onDecoration).toHaveBeenLastCalledWith(101);
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await expect(onDecoration).toHaveBeenLastCalledWith(0);
  },
);

export const None = meta.story({
  args: { state: (locale) => ({ status: 'ready', value: avatarOptions(locale) }) },
});
export const Saving = meta.story({ args: { saving: { status: 'pending', id: 101 } } });
export const SaveFailed = meta.story({ args: { saving: { status: 'failed', failure: network } } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
