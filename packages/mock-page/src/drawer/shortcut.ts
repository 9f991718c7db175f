export const shortcutKeys = 'Alt+Shift+M';

/** The drawer's shortcut; a press before the drawer has loaded is queued. */
export interface Shortcut {
  /** Calls `act` on each press, and at once for a queued one. Returns a function that unsubscribes. */
  answer(act: () => void): () => void;
  /** Text typed since the press or the last call. A call without text ends the collection: keys reach the focus again. */
  takeTyped(): string;
  /** Discards the text and ends the collection. */
  dropTyped(): void;
}

const earlyMark = 'mockDrawer';
const typedMark = 'mockDrawerText';

/**
 * Starts listening. The script before this one marks earlier presses on the document element, and collects the
 * typed text there as long as the mark of the text exists.
 */
export function listenForShortcut(page: Document): Shortcut {
  const { dataset } = page.documentElement;
  let isPending = dataset[earlyMark] === 'asked';
  dataset[earlyMark] = 'there';
  let answer: (() => void) | null = null;
  const dropTyped = () => {
    delete dataset[typedMark];
  };

  page.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    isPending = answer === null && !isPending;
    if (answer === null && !isPending) return dropTyped();
    dataset[typedMark] = '';
    answer?.();
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
    takeTyped() {
      const text = dataset[typedMark] ?? '';
      if (text === '') dropTyped();
      else dataset[typedMark] = '';
      return text;
    },
    dropTyped,
  };
}
