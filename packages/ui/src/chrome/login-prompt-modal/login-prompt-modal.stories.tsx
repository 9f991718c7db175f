import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { loginPromptModalLive } from './login-prompt-modal.live.ts';
import { LoginPromptModal } from './login-prompt-modal.tsx';

const meta = preview.meta({
  parameters: { shop: loginPromptModalLive },
  component: LoginPromptModal,
  args: {
    open: true,
    logInHref: '/login/login?redirect=%2F',
    registerHref: '/login/register?redirect=%2F',
    onClose: fn(),
  },
});

export default meta;

export const Open = meta.story({});

export const Slides = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
  },
});

Slides.test('[POP-03] the slides show the benefits of an account', async ({ canvas }) => {
  const row = canvas.getByRole('list');
  await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
});

export const Close = meta.story({});

Close.test('[POP-03] the close button and Escape call onClose', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
