import { useEffect, useRef, useState } from 'react';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';

/** Keeps a native dialog open or closed as it is told, and its place in the stack of dialogs. */
export function useDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [scrolling, setScrolling] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    const show = (): void => {
      if (!element.open) element.showModal();
    };
    show();
    // A second Escape in a row, or the way back of a phone, closes it although nobody agreed.
    element.onclose = show;
    dialogOpened(element);
    return () => {
      element.onclose = null;
      // Closing gives the focus back to where it was when the dialog opened.
      element.close();
      dialogClosed(element);
    };
  }, [open]);

  useEffect(() => {
    const element = body.current;
    if (element === null || !open) return;
    // A body that scrolls must be reached by the keyboard; one that does not should be no stop on its way.
    const look = () => setScrolling(element.scrollHeight > element.clientHeight);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return { dialog, body, scrolling };
}
