import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ToastMessage } from '../../components/toaster/toaster.states.ts';
import { Toaster } from '../../components/toaster/toaster.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { toastOf } from '../../stories/stage.tsx';
import { toastAction } from './toast-action.tsx';

interface ToastActionStoryProps {
  readonly message: ToastMessage;
  readonly tone: 'success' | 'error' | 'info';
  readonly onDismiss: (id: number) => void;
  readonly onReload: () => void;
  readonly onUndo?: () => void;
}

/** The next step that a toast offers. */
function ToastActionStory({ message, tone, onUndo, ...ways }: ToastActionStoryProps) {
  return (
    <Toaster
      toasts={[{ ...toastOf(tone, message), ...(onUndo && { onUndo }) }]}
      onDismiss={ways.onDismiss}
      actionOf={(toast) => toastAction(toast, ways)}
    />
  );
}

const meta = preview.meta({
  component: ToastActionStory,
  parameters: {
    layout: 'padded',
    shop: { ...goodsPage, step: 'Add the goods to the cart.' },
    docs: { story: { inline: false, height: '14rem' } },
  },
  args: { message: 'addedToCart' as const, tone: 'success' as const, onDismiss: fn(), onReload: fn() },
});

export default meta;

/** After an item was added: a link to the cart. */
export const ToCart = meta.story();

/** A part of the page is missing after a release: a button that loads the page again. */
export const Reload = meta.story({ args: { message: 'partGone', tone: 'error' } });

Reload.test('[NAV-18] the button reloads the page', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

/** After a removal: a button that takes it back. */
export const Undo = meta.story({
  args: { message: 'comparisonCleared', tone: 'info', onUndo: fn() },
});

Undo.test('[BEY-20] the button takes the removal back once', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onUndo).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

Undo.test('[BEY-20] keyboards continue on the button', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

/** Toasts that only inform have no action. */
export const None = meta.story({ args: { message: 'loggedOut', tone: 'info' } });

/** The longest action on a small phone. */
export const German = meta.story({
  args: { message: 'partGone', tone: 'error' },
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
});
