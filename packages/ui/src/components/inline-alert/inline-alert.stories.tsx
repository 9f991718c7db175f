import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { InlineAlert } from './inline-alert.tsx';

const meta = preview.meta({
  component: InlineAlert,
  parameters: {
    layout: 'padded',
    shop: { path: '/login/login', scenarios: 'login.failed', step: 'Log in.' },
  },
  args: { tone: 'info' as const, children: 'Your cart keeps its goods for 30 days.' },
});

export default meta;

export const Info = meta.story({});
export const Success = meta.story({ args: { tone: 'success', children: 'Your order is on its way.' } });
export const Warning = meta.story({
  args: { tone: 'warning', children: 'The price of one item has changed.' },
});
export const ErrorTone = meta.story({
  name: 'Error',
  args: { tone: 'error', title: 'Something went wrong', children: 'Failed to add, please try again later!' },
});
export const WithAction = meta.story({
  args: {
    tone: 'warning',
    title: 'The total has changed',
    children: 'One item costs more than a minute ago.',
    action: (
      <Button variant="secondary" size="s">
        See the new total
      </Button>
    ),
  },
});
export const Dismissible = meta.story({ args: { onDismiss: fn() } });

Dismissible.test('can be dismissed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

export const LongTextDe = meta.story({
  globals: { locale: 'de' },
  args: {
    tone: 'error',
    children:
      'Die Rücksendungsverfolgungsnummer konnte nicht gespeichert werden. Bitte prüfen Sie die Schreibweise und versuchen Sie es in einigen Minuten noch einmal.',
  },
});
