import { useEffect, useRef, useState } from 'react';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';

/**
 * Opens and closes a native dialog and registers it in the stack of open dialogs.
 * @returns `heading` is the element that takes the focus; without it, the browser chooses
 */
export function useDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [scrolling, setScrolling] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    const show = (): void => {
      if (element.open) return;
      element.showModal();
      // Screen readers must read the title first; browsers would focus the close button.
      heading.current?.focus();
    };
    show();
    // Browsers close the dialog on a second Escape or a back gesture, even after preventDefault: reopen it.
    element.onclose = show;
    dialogOpened(element);
    return () => {
      element.onclose = null;
      // close() returns the focus to the element that had it before.
      element.close();
      dialogClosed(element);
    };
  }, [open]);

  useEffect(() => {
    const element = body.current;
    if (element === null || !open) return;
    // A scrolling body must be focusable for keyboards; otherwise it would be a useless tab stop.
    const look = () => setScrolling(element.scrollHeight > element.clientHeight);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return { dialog, heading, body, scrolling };
}
