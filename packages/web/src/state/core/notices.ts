import type { Toast, ToastText } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';

const listAtom = atom<readonly Toast[]>([]);
const lastIdAtom = atom(0);
const atMost = 4;

export const toastsAtom = atom((get) => get(listAtom));

/**
 * Shows a toast; one with the same text replaces the earlier one. `onUndo` takes back what the toast is about: such a toast
 * is not replaced, because two colors of goods have one name.
 */
export const notify = action(({ get, set }, tone: Toast['tone'], text: ToastText, onUndo?: () => void) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  const others = get(listAtom).filter(
    (toast) => toast.onUndo !== undefined || JSON.stringify(toast.text) !== JSON.stringify(text),
  );
  set(listAtom, [...others, { id, tone, text, ...(onUndo && { onUndo }) }].slice(-atMost));
});

export const dismissToast = action(({ set }, id: number) => {
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});
