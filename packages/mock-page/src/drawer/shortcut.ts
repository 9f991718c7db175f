export const shortcutKeys = 'Alt+Shift+M';

/** The drawer's shortcut; a press before the drawer has loaded is queued. */
export interface Shortcut {
  /** Calls `act` on each press, and at once for a queued one. Returns a function that unsubscribes. */
  answer(act: () => void): () => void;
}

const earlyMark = 'mockDrawer';

/** Starts listening. The inline script before this one marks earlier presses on the document element. */
export function listenForShortcut(page: Document): Shortcut {
  let isPending = page.documentElement.dataset[earlyMark] === 'asked';
  page.documentElement.dataset[earlyMark] = 'there';
  let answer: (() => void) | null = null;
  page.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    if (answer === null) isPending = !isPending;
    else answer();
  });
  return {
    answer(act) {
      answer = act;
      if (isPending) {
        isPending = false;
        act();
      }
      return () => {
        if (answer === act) answer = null;
      };
    },
  };
}
