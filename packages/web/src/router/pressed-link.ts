let pressedLink: HTMLElement | null = null;

/** Marks a link as pressed until the page it leads to has rendered. */
export function markPressedLink(link: HTMLElement): void {
  releasePressedLink();
  pressedLink = link;
  link.dataset.going = '';
}

export function wasPressed(): boolean {
  return pressedLink !== null;
}

export function isPressed(link: HTMLElement): boolean {
  return pressedLink === link;
}

export function releasePressedLink(): void {
  delete pressedLink?.dataset.going;
  pressedLink = null;
}
