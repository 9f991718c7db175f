import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { offerAt, signedUp } from '../../stories/fixtures/popups.ts';
import { firstOrderPopupLive } from './first-order-popup.live.ts';
import type { FirstOrderPopupProps, FirstOrderState } from './first-order-popup.states.ts';
import { FirstOrderPopup } from './first-order-popup.tsx';

interface PopupStoryProps extends Omit<FirstOrderPopupProps, 'state' | 'offer'> {
  readonly state: InLocale<FirstOrderState>;
}

function PopupStory({ state, ...rest }: PopupStoryProps) {
  const locale = useLocale();
  return <FirstOrderPopup {...rest} offer={offerAt('firstOrder')(locale)} state={state(locale)} />;
}

const idle: InLocale<FirstOrderState> = () => ({ status: 'idle' });
const email = 'ada@example.com';

const meta = preview.meta({
  parameters: { shop: firstOrderPopupLive },
  component: PopupStory,
  args: { open: true, email: '', state: idle, onEmail: fn(), onSend: fn(), onClose: fn() },
});

export default meta;

export const Open = meta.story({});

Open.test('[POP-02] Enter submits, like the button', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Get my code' }));
  await expect(args.onSend).toHaveBeenCalledTimes(2);
});

export const InvalidEmail = meta.story({ args: { email: 'ada@', state: () => ({ status: 'invalid' }) } });

InvalidEmail.test('[POP-02] rejects an invalid email address', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a correct Email!');
});

export const Pending = meta.story({ args: { email, state: () => ({ status: 'pending' }) } });
export const Done = meta.story({ args: { email, state: signedUp } });

Done.test('[POP-02] shows the server’s answer with the code', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/Your code/);
  await expect(canvas.queryByLabelText('Email')).toBeNull();
});

export const ServerMessage = meta.story({
  args: {
    email,
    state: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf('signUpByPopup', { email }, { scenarios: 'subscribe.already', locale }),
      },
    }),
  },
});

export const MaskCloses = meta.story({});

MaskCloses.test('[POP-01] a press on the backdrop calls onClose', async ({ args, canvas, userEvent }) => {
  await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
