/**
 * Keeps something that lies over the page usable while the shop opens windows of its own: beside a modal dialog
 * everything is inert, so it moves into the one in front, and out again when that closes.
 * @param show puts it on top again after a move
 * @returns a function that ends it
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
    const place = stack.at(-1) ?? page.body;
    if (host.parentNode === place) return;
    const focused = host.shadowRoot?.activeElement ?? left;
    place.append(host);
    show(focused instanceof HTMLElement ? focused : null);
  }

  // A dialog takes the focus while it opens; whoever was typing here goes on here.
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
