import { useSyncExternalStore } from 'react';

/* Everything outside an open modal dialog is inert, so toasts must render inside the topmost one. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export function dialogOpened(dialog: HTMLDialogElement): void {
  change([...open.filter((other) => other !== dialog), dialog]);
}

export function dialogClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost dialog; null while none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
