import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TokenForm } from './token-form.tsx';

const meta = preview.meta({
  title: 'mock page/token-form',
  component: TokenForm,
  parameters: { layout: 'padded', shop: { path: '/__mock#calls' } },
  args: {
    isRight: async (token) => token === 'right',
    onAccepted: fn(),
  },
});

export default meta;

export const Missing = meta.story({});

Missing.test('asks for the token before it asks the server', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
  await expect(canvas.getByLabelText('Control token')).toHaveAccessibleDescription(/Enter the token\./);
  await expect(args.onAccepted).not.toHaveBeenCalled();
});

export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Control token'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await canvas.findByText(/refuses this token/);
  },
});

Wrong.test('the error goes with the next letter', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Control token'), 's');
  await expect(canvas.queryByText(/refuses this token/)).toBeNull();
  await expect(args.onAccepted).not.toHaveBeenCalled();
});

export const Accepted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Control token'), ' right ');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onAccepted).toHaveBeenCalledWith('right');
  },
});

export const Silent = meta.story({
  args: { isRight: () => Promise.reject(new TypeError('The mock server does not answer.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Control token'), 'right');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await canvas.findByText(/does not answer/);
  },
});
