import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { emptyPrizeDraft, filledPrizeDraft } from '../../../stories/fixtures/prizes.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountWinsLive } from './account-wins.live.ts';
import type { AccountWinsScreenProps, PrizeAddressing } from './account-wins.states.ts';
import { AccountWinsScreen } from './account-wins-screen.tsx';

interface WinsStoryProps {
  readonly state: InLocale<AccountWinsScreenProps['state']>;
  readonly addressing: InLocale<PrizeAddressing | null>;
  readonly onAddress: AccountWinsScreenProps['onAddress'];
}

function WinsStory({ state, addressing, onAddress }: WinsStoryProps) {
  const locale = useLocale();
  return (
    <AccountStage active="wins">
      <AccountWinsScreen
        state={state(locale)}
        addressing={addressing(locale)}
        onAddress={onAddress}
        onClose={fn()}
        hrefOf={(page) => `?page=${page}`}
      />
    </AccountStage>
  );
}

const missing = 'win.address-missing';
const args: WinsStoryProps = { state: winnings(), addressing: () => null, onAddress: fn() };

const meta = preview.meta({
  parameters: { shop: accountWinsLive },
  component: WinsStory,
  subcomponents: { AccountWinsScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });
export const Empty = meta.story({ tags: ['p0'], args: { state: winnings('win.none') } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const AddressMissing = meta.story({ args: { state: winnings(missing) } });

AddressMissing.test('[USER-07] asks for a gift’s delivery address', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add shipping address' }));
  await expect(args.onAddress).toHaveBeenCalledWith(expect.objectContaining({ source: 'wheel' }));
});

export const Address = meta.story({ args: { state: winnings(missing), addressing: addressing() } });
export const AddressRefused = meta.story({
  args: {
    state: winnings(missing),
    addressing: (locale) => ({
      ...addressing()(locale),
      draft: filledPrizeDraft,
      sending: {
        status: 'failed',
        failure: {
          kind: 'server',
          message: refusalOf('savePrizeAddress', filledPrizeDraft, {
            locale,
            scenarios: 'wheel.address-rejected',
          }),
        },
      },
    }),
  },
});
export const German = AddressMissing.extend({ globals: { locale: 'de' } });
export const Japanese = AddressMissing.extend({ globals: { locale: 'ja' } });

function winnings(scenarios = ''): WinsStoryProps['state'] {
  return (locale) => {
    const { msg: items, total, page, page_size } = ask('listWinnings', {}, { locale, scenarios });
    return { status: 'ready', view: { items, total, page, pageSize: page_size } };
  };
}

function addressing(): InLocale<PrizeAddressing> {
  return (locale) => ({
    prize: ask('listWinnings', {}, { locale, scenarios: missing }).msg[0]?.prize.name ?? '',
    draft: emptyPrizeDraft,
    states: ready(ask('listStates', {}, { locale }).msg),
    sending: { status: 'idle' },
    onDraftChange: fn(),
    onSend: fn(),
  });
}
