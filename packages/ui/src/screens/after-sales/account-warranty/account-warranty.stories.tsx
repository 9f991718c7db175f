import type { Warranty } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { emptyClaim, sentClaim } from '../../../stories/fixtures/after-sales.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountWarrantyLive } from './account-warranty.live.ts';
import type { AccountWarrantyScreenProps, WarrantyClaiming } from './account-warranty.states.ts';
import { AccountWarrantyScreen } from './account-warranty-screen.tsx';

interface WarrantyStoryProps {
  readonly state: InLocale<AccountWarrantyScreenProps['state']>;
  /** Result of registering the first warranty that can be registered. */
  readonly registration: 'idle' | 'pending' | 'failed';
  readonly claim: WarrantyClaiming['sending']['status'] | 'none';
  readonly ordersn: string | null;
  readonly onRegister: AccountWarrantyScreenProps['onRegister'];
  readonly onClaim: AccountWarrantyScreenProps['onClaim'];
}

const mouse = 'M625 Lightweight Mouse';

function WarrantyStory({ state, ordersn, registration, claim, onRegister, onClaim }: WarrantyStoryProps) {
  const locale = useLocale();
  const of = registrable(state(locale));
  return (
    <AccountStage active="warranty">
      <AccountWarrantyScreen
        state={state(locale)}
        ordersn={ordersn}
        registering={
          registration === 'failed'
            ? { status: 'failed', of, failure: network }
            : { status: registration, of }
        }
        claiming={claim === 'none' ? null : emptyClaim(mouse, claim === 'sent' ? sentClaim : undefined)}
        onRegister={onRegister}
        onClaim={onClaim}
        onClose={fn()}
        hrefOf={(page) => `?page=${page}`}
      />
    </AccountStage>
  );
}

const args: WarrantyStoryProps = {
  state: warranties(),
  ordersn: null,
  registration: 'idle',
  claim: 'none',
  onRegister: fn(),
  onClaim: fn(),
};

const meta = preview.meta({
  parameters: { shop: accountWarrantyLive },
  component: WarrantyStory,
  subcomponents: { AccountWarrantyScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test(
  '[USER-07] a delivered line can be registered',
  async ({ args: { onRegister }, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Register warranty/ });
    if (first === undefined) throw new Error('Nothing can be registered.');
    await userEvent.click(first);
    await expect(onRegister).toHaveBeenCalledWith(expect.objectContaining({ line_id: 1 }));
  },
);

export const OfOneOrder = meta.story({
  args: {
    ordersn: 'SG20251220000034',
    state: warranties('', ({ ordersn }) => ordersn === 'SG20251220000034'),
  },
});

OfOneOrder.test('[USER-07] the warranties of one order link to all', async ({ canvas }) => {
  await expect(canvas.getByText('Showing products from order SG20251220000034 only.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Show all warranties' })).toHaveAttribute(
    'href',
    '/user/warranty',
  );
});

export const Empty = meta.story({ tags: ['p0'], args: { state: warranties('orders.empty') } });
export const Expired = meta.story({
  args: { state: warranties('warranty.day-366', ({ state }) => state === 'over') },
});
export const Claimed = meta.story({
  args: { state: warranties('warranty.claimed', ({ state }) => state === 'claimed') },
});
export const Registering = meta.story({ args: { registration: 'pending' } });
export const RegisterFailed = meta.story({ args: { registration: 'failed' } });
export const Claim = meta.story({ args: { claim: 'idle' } });
export const ClaimSent = meta.story({ args: { claim: 'sent' } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

function warranties(
  scenarios = '',
  isShown: (warranty: Warranty) => boolean = () => true,
): WarrantyStoryProps['state'] {
  return (locale) => {
    const { msg, page, page_size } = ask('listWarranties', { page_size: 48 }, { locale, scenarios });
    const items = msg.filter(isShown);
    return { status: 'ready', view: { items, total: items.length, page, pageSize: page_size } };
  };
}

function registrable(state: AccountWarrantyScreenProps['state']) {
  const items = state.status === 'ready' ? state.view.items : [];
  return items.find((one) => one.state === 'registrable') ?? { ordersn: '', line_id: 0 };
}
