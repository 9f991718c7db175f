/**
 * Keeps an overlay usable while the shop opens modal dialogs: everything outside the topmost one is inert, so the
 * overlay moves into it, and out when it closes.
 * @param show shows the overlay in the top layer again after a move
 * @returns a function that stops it
 */
export function keepInFront(host: HTMLElement, show: (focused: HTMLElement | null) => void): () => void {
  const page = host.ownerDocument;
  let stack: readonly Element[] = [];
  let left: HTMLElement | null = null;

  function look(): void {
    const modal = [...page.querySelectorAll('dialog:modal')];
    stack = [
      ...stack.filter((dialog) => modal.includes(dialog)),
      ...modal.filter((dialog) => !stack.includes(dialog)),
    ];
    const parent = stack.at(-1) ?? page.body;
    if (host.parentNode === parent) return;
    const focused = host.shadowRoot?.activeElement ?? left;
    parent.append(host);
    show(focused instanceof HTMLElement ? focused : null);
  }

  // A dialog takes the focus when it opens; `left` restores it to the field that was in use here.
  function onFocusOut(event: Event): void {
    const [from] = event.composedPath();
    left = from instanceof HTMLElement ? from : null;
    queueMicrotask(() => {
      left = null;
    });
  }

  const observer = new MutationObserver(look);
  observer.observe(page.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] });
  host.addEventListener('focusout', onFocusOut);
  look();
  return () => {
    observer.disconnect();
    host.removeEventListener('focusout', onFocusOut);
    if (host.parentNode !== page.body) page.body.append(host);
  };
}
