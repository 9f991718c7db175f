import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { detailForPoints } from '../../stories/fixtures/points.ts';
import { Section } from '../../stories/section.tsx';
import type { PointsExchangeProps } from './points-exchange.tsx';
import { PointsExchange } from './points-exchange.tsx';

interface ExchangeStoryProps extends Omit<PointsExchangeProps, 'goods'> {
  readonly goods: InLocale<GoodsDetail>;
}

function ExchangeStory({ goods, ...rest }: ExchangeStoryProps) {
  return (
    <Section>
      <PointsExchange {...rest} goods={goods(useLocale())} />
    </Section>
  );
}

const args: ExchangeStoryProps = {
  goods: detailForPoints(''),
  balance: 9_999,
  session: 'member',
  pending: false,
  onSwap: fn(),
};

const meta = preview.meta({
  component: ExchangeStory,
  parameters: { shop: { path: '/detail?id=1201&integral=1', scenarios: 'auth.customer,points.9999' } },
  args,
});

export default meta;

export const Member = meta.story({});

Member.test('[NAV-05] exchanges affordable goods', async ({ args: { onSwap }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
  await expect(onSwap).toHaveBeenCalledOnce();
});

Member.test('[NAV-05] has the dark band of the pages of points', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('button', { name: 'Redeem' })).colorScheme).toBe('dark');
});

export const Guest = meta.story({ args: { session: 'guest', balance: null } });
export const NotEnough = meta.story({ args: { balance: 120 } });

NotEnough.test('[NAV-05] says that points are missing, with a link to earn more', async ({ canvas }) => {
  await expect(canvas.getByText(/^You need .* more points\.$/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByRole('link', { name: 'How to earn points' })).toHaveAttribute('href', '/points');
});

export const Pending = meta.story({ args: { pending: true } });
export const SoldOut = meta.story({ args: { goods: detailForPoints('pointstore.sold-out') } });
export const LongDe = NotEnough.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
