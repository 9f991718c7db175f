export const shortcutWords = 'Alt+Shift+M';

/** Keys that are pressed before there is anything to open wait for it. */
export interface Shortcut {
  /** Does this at each press, and at once when there was one already. The returned function ends it. */
  answer(act: () => void): () => void;
}

const earlyMark = 'mockDrawer';

/** Listens from now on. What was pressed even earlier is written on the document by the script before this one. */
export function listenForShortcut(page: Document): Shortcut {
  let waiting = page.documentElement.dataset[earlyMark] === 'asked';
  page.documentElement.dataset[earlyMark] = 'there';
  let answer: (() => void) | null = null;
  page.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    if (answer === null) waiting = !waiting;
    else answer();
  });
  return {
    answer(act) {
      answer = act;
      if (waiting) {
        waiting = false;
        act();
      }
      return () => {
        if (answer === act) answer = null;
      };
    },
  };
}
