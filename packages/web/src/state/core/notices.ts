import type { Toast, ToastText } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';

interface RaisedToast extends Toast {
  /** On the clock of the environment. */
  readonly raisedAt: number;
}

const listAtom = atom<readonly RaisedToast[]>([]);
const lastIdAtom = atom(0);
const atMost = 4;
/** Longer than an action takes to navigate after its notice, and long enough to read one. */
const readAfterMs = 3_000;

export const toastsAtom = atom((get): readonly Toast[] => get(listAtom));

/**
 * Shows a toast; one with the same text replaces the earlier one. `onUndo` takes back what the toast is about: such a toast
 * is not replaced, because two colors of goods have one name.
 */
export const notify = action(
  ({ get, set, environment }, tone: Toast['tone'], text: ToastText, onUndo?: () => void) => {
    const id = get(lastIdAtom) + 1;
    set(lastIdAtom, id);
    const others = get(listAtom).filter(
      (toast) => toast.onUndo !== undefined || JSON.stringify(toast.text) !== JSON.stringify(text),
    );
    const raisedAt = environment.clock.now();
    set(listAtom, [...others, { id, tone, text, raisedAt, ...(onUndo && { onUndo }) }].slice(-atMost));
  },
);

/**
 * Removes the toasts of the previous page when another one opens. Those that can be undone stay, and so do recent ones,
 * because many are about the navigation itself, such as a login.
 */
export const dropReadToasts = action(({ set, environment }) => {
  const readBefore = environment.clock.now() - readAfterMs;
  set(listAtom, (toasts) =>
    toasts.filter(({ onUndo, raisedAt }) => onUndo !== undefined || raisedAt > readBefore),
  );
});

/** Removes the toasts about a lost connection, once it is back. */
export const dropNetworkErrors = action(({ set }) => {
  set(listAtom, (toasts) =>
    toasts.filter(({ text }) => text.kind !== 'message' || text.id !== 'networkFailed'),
  );
});

export const dismissToast = action(({ set }, id: number) => {
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});
