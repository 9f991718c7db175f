/**
 * Keeps an overlay usable while the shop opens modal dialogs: everything outside the topmost one is inert, so the
 * overlay moves into it, and out when it closes.
 * @param show shows the overlay in the top layer again after a move
 * @returns a function that stops it
 */
export function keepInFront(
  host: HTMLElement,
  show: (activeElement: HTMLElement | null) => void,
): () => void {
  const page = host.ownerDocument;
  let stack: readonly Element[] = [];
  let lastField: HTMLElement | null = null;

  function check(): void {
    const modal = [...page.querySelectorAll('dialog:modal')];
    stack = [
      ...stack.filter((dialog) => modal.includes(dialog)),
      ...modal.filter((dialog) => !stack.includes(dialog)),
    ];
    const parent = stack.at(-1) ?? page.body;
    if (host.parentNode === parent) return;
    const activeElement = host.shadowRoot?.activeElement ?? lastField;
    parent.append(host);
    show(activeElement instanceof HTMLElement ? activeElement : null);
  }

  // A dialog takes the focus when it opens; `lastField` restores it to the field that was in use here.
  function onFocusOut(event: Event): void {
    const [from] = event.composedPath();
    lastField = from instanceof HTMLElement ? from : null;
    queueMicrotask(() => {
      lastField = null;
    });
  }

  const observer = new MutationObserver(check);
  observer.observe(page.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] });
  host.addEventListener('focusout', onFocusOut);
  check();
  return () => {
    observer.disconnect();
    host.removeEventListener('focusout', onFocusOut);
    if (host.parentNode !== page.body) page.body.append(host);
  };
}
