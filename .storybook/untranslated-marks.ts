import { isUntranslated } from './pseudo-locales.ts';

const name = 'untranslated';
const observer = new MutationObserver(markAll);
const everyChange = { childList: true, characterData: true, subtree: true };

/** Underlines every text without the accents of en-XA, now and after each DOM change. */
export function markUntranslated(isOn: boolean): void {
  observer.disconnect();
  CSS.highlights.delete(name);
  if (isOn) observer.observe(document.body, everyChange);
}

/** Uses the CSS Custom Highlight API, which leaves the DOM unchanged. */
function markAll(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const highlight = new Highlight();
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    if (!isUntranslated(currentNode.textContent ?? '')) continue;
    const range = new Range();
    range.selectNodeContents(currentNode);
    highlight.add(range);
  }
  CSS.highlights.set(name, highlight);
}
