import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { toastAction } from '../../chrome/toast-action/toast-action.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { toasterLive } from './toaster.live.ts';
import type { RemovalList, Toast, ToastMessage } from './toaster.states.ts';
import { Toaster } from './toaster.tsx';

function oneToast(id: ToastMessage, tone: Toast['tone'] = 'warning'): { toasts: Toast[] } {
  return { toasts: [{ id: 1, tone, text: { kind: 'message', id } }] };
}

const onReload = fn();
const onUndo = fn();

const meta = preview.meta({
  component: Toaster,
  parameters: { shop: toasterLive, docs: { story: { inline: false, height: '14rem' } }, layout: 'padded' },
  args: { ...oneToast('notLoggedIn'), onDismiss: fn(), actionOf: () => null },
  render: (args) => <Toaster {...args} actionOf={(toast) => toastAction(toast, { ...args, onReload })} />,
});

export default meta;

export const ServerMessage = meta.story({
  args: {
    toasts: [{ id: 1, tone: 'error', text: { kind: 'server', message: 'The warehouse is being counted.' } }],
  },
});
export const SessionExpired = meta.story({ args: oneToast('sessionExpired') });
export const NotLoggedIn = meta.story({});
export const AddedToCart = meta.story({ args: oneToast('addedToCart', 'success') });

AddedToCart.test('[LAY-07] links to the cart, also by keyboard', async ({ args, canvas, userEvent }) => {
  const way = canvas.getByRole('link', { name: 'View cart' });
  await expect(way).toHaveAttribute('href', '/car');
  await userEvent.tab();
  await expect(way).toHaveFocus();
  way.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Enter}');
  await expect(args.onDismiss).toHaveBeenCalledWith(1);
});

export const CartAddFailed = meta.story({ args: oneToast('cartAddFailed', 'error') });
export const PartGone = meta.story({ args: oneToast('partGone', 'error') });

PartGone.test('[NAV-18] [L06] offers to reload the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(onReload).toHaveBeenCalledOnce();
});

export const CartDeleteFailed = meta.story({ args: oneToast('cartDeleteFailed', 'error') });
export const CartFull = meta.story({ args: oneToast('cartFull', 'error') });
export const CartNotJoined = meta.story({ args: oneToast('cartNotJoined') });
export const CartNotKept = meta.story({ args: oneToast('cartNotKept') });
export const CategoryFailed = meta.story({ args: oneToast('categoryFailed', 'error') });
export const CouponFailed = meta.story({ args: oneToast('couponFailed', 'error') });
export const OutOfStock = meta.story({ args: oneToast('outOfStock') });
export const ExceedsMaximum = meta.story({ args: oneToast('exceedsMaximum') });
export const TooFast = meta.story({ args: oneToast('tooFast') });
export const EmptyCart = meta.story({ args: oneToast('emptyCart') });
export const CodeSent = meta.story({ args: oneToast('codeSent', 'success') });
export const CodeFailed = meta.story({ args: oneToast('codeFailed', 'error') });
export const Copied = meta.story({ args: oneToast('copied', 'success') });
export const CopyFailed = meta.story({ args: oneToast('copyFailed', 'error') });
export const OldestWishGone = meta.story({ args: oneToast('oldestWishGone', 'info') });
/** Each removal offers a way back. */
function removed(from: RemovalList): { toasts: Toast[] } {
  return {
    toasts: [{ id: 1, tone: 'info', text: { kind: 'removed', from, name: 'Signal One' }, onUndo }],
  };
}

function moved(to: 'cart' | 'saved'): { toasts: Toast[] } {
  return { toasts: [{ id: 1, tone: 'info', text: { kind: 'moved', to, name: 'Signal One' }, onUndo }] };
}

export const Removed = meta.story({ args: removed('cart') });

Removed.test('[BEY-20] puts the goods back by keyboard', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onUndo).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith(1);
});

export const RemovedWish = meta.story({ args: removed('wishlist') });
export const RemovedFromComparison = meta.story({ args: removed('comparison') });
export const RemovedAddress = meta.story({ args: removed('addresses') });
export const RemovedNotice = meta.story({ args: removed('notices') });
export const RemovedSaved = meta.story({ args: removed('saved') });
export const MovedToSaved = meta.story({ args: moved('saved') });
export const MovedToCart = meta.story({ args: moved('cart') });
export const ComparisonCleared = meta.story({
  args: { toasts: [{ id: 1, tone: 'info', text: { kind: 'message', id: 'comparisonCleared' }, onUndo }] },
});
export const LoggedOut = meta.story({ args: oneToast('loggedOut', 'info') });
export const PaymentRedirecting = meta.story({ args: oneToast('paymentRedirecting', 'info') });

export const StackOfThree = meta.story({
  args: {
    toasts: [
      { id: 1, tone: 'success', text: { kind: 'message', id: 'addedToCart' } },
      { id: 2, tone: 'warning', text: { kind: 'message', id: 'tooFast' } },
      { id: 3, tone: 'error', text: { kind: 'message', id: 'networkFailed' } },
    ],
  },
});

export const Dismiss = meta.story({});

Dismiss.test('can be dismissed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledWith(1);
});

export const PausesOnHoverAndFocus = meta.story({});

PausesOnHoverAndFocus.test(
  '[BEY-12] hover and focus pause its lifetime',
  async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('You have not login yet, please login'));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
);

function Speaks() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button onClick={() => setToasts(oneToast('copied', 'success').toasts)}>Copy</Button>
      <Toaster toasts={toasts} onDismiss={() => setToasts([])} actionOf={() => null} />
    </>
  );
}

export const Announced = meta.story({ render: () => <Speaks /> });

Announced.test('[BEY-12] uses a live region that was rendered before', async ({ canvas, userEvent }) => {
  const region = canvas.getByRole('status');
  await expect(region).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(region).toHaveTextContent('Copied');
});

export const InsideDialog = meta.story({
  render: (args) => (
    <>
      <Dialog open title="Your cart" onClose={() => {}}>
        Two items
      </Dialog>
      <Toaster {...args} />
    </>
  ),
});

InsideDialog.test('[BEY-12] renders inside the open dialog', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('dialog')).toContainElement(
      canvas.getByText('You have not login yet, please login'),
    ),
  );
});

export const LongTextDe = meta.story({ globals: { locale: 'de' }, args: oneToast('networkFailed', 'error') });
