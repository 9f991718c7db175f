import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Toast } from '../../../components/toaster/toaster.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountNoticesLive } from './account-notices.live.ts';
import type { AccountNoticesScreenProps } from './account-notices.states.ts';
import { AccountNoticesScreen } from './account-notices-screen.tsx';

interface NoticesStoryProps {
  readonly state: InLocale<AccountNoticesScreenProps['state']>;
  readonly isRemoving: boolean;
  readonly toast?: Toast;
  readonly onRemove: AccountNoticesScreenProps['onRemove'];
}

function NoticesStory({ state, isRemoving, toast, onRemove }: NoticesStoryProps) {
  const list = state(useLocale());
  const [first] = list.status === 'ready' ? list.view.items : [];
  return (
    <AccountStage active="notices" toast={toast}>
      <AccountNoticesScreen
        state={list}
        pending={isRemoving ? (first ?? null) : null}
        onRemove={onRemove}
        hrefOf={(page) => `?page=${page}`}
      />
    </AccountStage>
  );
}

const args: NoticesStoryProps = { state: notices('mail.alerts'), isRemoving: false, onRemove: fn() };

const meta = preview.meta({
  parameters: { shop: accountNoticesLive },
  component: NoticesStory,
  subcomponents: { AccountNoticesScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test(
  '[BEY-32] an alert names its goods and can be removed',
  async ({ args: { onRemove }, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove the alert for / });
    if (first !== undefined) await userEvent.click(first);
    await expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ kind: 'backInStock' }));
  },
);

export const Empty = meta.story({ tags: ['p0'], args: { state: notices('') } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const Removing = meta.story({ args: { isRemoving: true } });
export const Removed = meta.story({
  args: {
    toast: {
      id: 1,
      tone: 'info',
      text: { kind: 'removed', from: 'notices', name: 'Signal One' },
      onUndo: () => undefined,
    },
  },
});
export const German = Ready.extend({ globals: { locale: 'de' } });
export const Japanese = Ready.extend({ globals: { locale: 'ja' } });

function notices(scenarios: string): NoticesStoryProps['state'] {
  return (locale) => {
    const { msg: items, total, page, page_size } = ask('listRequestedNotices', {}, { locale, scenarios });
    return { status: 'ready', view: { items, total, page, pageSize: page_size } };
  };
}
