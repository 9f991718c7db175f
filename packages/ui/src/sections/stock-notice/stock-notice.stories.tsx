import type { NoticeKind } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../stories/fixtures/answers.ts';
import { Section } from '../../stories/section.tsx';
import { send, typeInto } from '../../stories/typing.ts';
import type { NoticeState } from './stock-notice.states.ts';
import { FlashSaleNotice, StockNotice } from './stock-notice.tsx';

interface NoticeStoryProps {
  readonly kind: NoticeKind;
  readonly state: InLocale<NoticeState>;
  readonly email: string;
  readonly onAsk: (email: string) => void;
}

function NoticeStory({ state, kind, ...props }: NoticeStoryProps) {
  const Notice = kind === 'saleStart' ? FlashSaleNotice : StockNotice;
  return (
    <Section>
      <Notice {...props} state={state(useLocale())} />
    </Section>
  );
}

/** M990: sold out. */
const soldOut = 2191;
const wish = { goods_id: soldOut, kind: 'backInStock' } as const;

const args: NoticeStoryProps = {
  kind: 'backInStock',
  state: () => ({ status: 'idle' }),
  email: '',
  onAsk: fn(),
};

const meta = preview.meta({
  component: NoticeStory,
  parameters: { shop: { path: '/detail?id=2191', scenarios: 'stock.out' } },
  args,
});

export default meta;

export const Asking = meta.story({});
export const Filled = meta.story({ args: { email: 'ada@example.com' } });

Filled.test('[BEY-04] sends the email address', async (context) => {
  await send(context);
  await expect(context.args.onAsk).toHaveBeenCalledWith('ada@example.com');
});

export const InvalidEmail = meta.story({
  play: async (context) => {
    await typeInto(context, 'email', 'ada@example');
    await send(context);
  },
});

InvalidEmail.test(
  '[BEY-04] an invalid email address shows an error and is not sent',
  async ({ args: { onAsk }, canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
    await expect(onAsk).not.toHaveBeenCalled();
  },
);

export const Pending = meta.story({
  args: { email: 'ada@example.com', state: () => ({ status: 'pending' }) },
});

export const Noted = meta.story({
  args: {
    state: (locale) => ({
      status: 'noted',
      message: ask(
        'requestNotice',
        { ...wish, email: 'ada@example.com' },
        { locale, fresh: true, as: 'guest' },
      ).msg,
    }),
  },
});

export const Requested = meta.story({ args: { state: () => ({ status: 'requested' }) } });

Requested.test('[BEY-32] a customer who waits for the goods sees no form', async ({ canvas }) => {
  await expect(canvas.getByText('We’ll email you as soon as it’s back in stock.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Your email alerts' })).toHaveAttribute(
    'href',
    '/user/notices',
  );
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

export const ServerMessage = meta.story({
  args: {
    email: 'bounce@example.com',
    state: (locale) => ({
      status: 'refused',
      message: refusalOf('requestNotice', { ...wish, email: 'bounce@example.com' }, { locale }),
    }),
  },
});

export const Unreachable = meta.story({
  args: { email: 'ada@example.com', state: () => ({ status: 'unreachable' }) },
});

/** Collapsed at first. */
export const Sale = meta.story({ args: { kind: 'saleStart' } });

Sale.test('[BEY-04] the email about a sale can be requested after expanding', async (context) => {
  await context.userEvent.click(context.canvas.getByText('Notify me about flash sales'));
  await typeInto(context, 'email', 'ada@example.com');
  await send(context);
  await expect(context.args.onAsk).toHaveBeenCalledWith('ada@example.com');
});

export const SaleNoted = meta.story({
  args: {
    kind: 'saleStart',
    state: (locale) => {
      const request = { goods_id: 1202, kind: 'saleStart', email: 'ada@example.com' } as const;
      const { msg: message } = ask('requestNotice', request, { locale, fresh: true, as: 'guest' });
      return { status: 'noted', message };
    },
  },
  play: ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    return summary === null ? undefined : userEvent.click(summary);
  },
});

export const SaleRequested = SaleNoted.extend({ args: { state: () => ({ status: 'requested' }) } });

export const LongDe = Unreachable.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
