import { useEffect, useRef } from 'react';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';

/** Keeps a native dialog open or closed as it is told, and its place in the stack of dialogs. */
export function useDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    if (!element.open) element.showModal();
    dialogOpened(element);
    return () => {
      // Closing gives the focus back to where it was when the dialog opened.
      element.close();
      dialogClosed(element);
    };
  }, [open]);

  return dialog;
}
